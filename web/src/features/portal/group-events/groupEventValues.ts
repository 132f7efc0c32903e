import { z } from 'zod/mini';
import type { GroupEventForm_EventFragment } from '../../../gql/graphql.js';
import { instantsOfSpan, lasting, spanOf, spanRules, type EventSpan } from '../event-form/eventSpan.js';

/** A kind of group event as it is scheduled. */
export interface EventType {
  id: string;
  name: string;
  description: string;
  instructions?: string | null | undefined;
  /** `in_person` or `virtual`. */
  kind: string;
  duration: number;
  /** `minute`, `hour` or `day`. */
  durationUnit: string;
  /** Cents. */
  amountCents: number;
  /** Null is unlimited. */
  capacity?: number | null | undefined;
  location?: { id: string } | null | undefined;
}

/** A place of the practice. */
export interface EventPlace {
  id: string;
  name: string;
  /** `virtual`, or where people are. */
  kind: string;
  timeZone: string;
}

/** A group event as the form holds it. */
export interface GroupEventValues {
  typeId: string;
  span: EventSpan;
  locationId: string;
  /** Cents; null while nothing that can be paid is typed. */
  amountCents: number | null;
  unlimited: boolean;
  /** Digits. */
  capacity: string;
  name: string;
  description: string;
  instructions: string;
}

/** Of a type that does not say how long it lasts (spec portal operations §5). */
const DEFAULT_MINUTES = 60;
const USUAL_CAPACITY = '10';
const MAX_CAPACITY = 10_000;
const MAX_NAME_LENGTH = 100;
const MAX_TEXT_LENGTH = 5000;

/** The same start with the length of a type: days include the first, hours are counted on the clocks. */
export function spanOfType(span: EventSpan, { duration, durationUnit }: EventType): EventSpan {
  if (durationUnit === 'day') {
    const { endDate } = lasting({ ...span, startTime: '00:00' }, (Math.max(duration, 1) - 1) * 24 * 60);
    return { ...span, allDay: true, endDate };
  }
  const minutes = durationUnit === 'hour' ? duration * 60 : duration;
  return { ...lasting(span, minutes > 0 ? minutes : DEFAULT_MINUTES), allDay: false };
}

/** The same instants on other clocks, as the place has them; whole days stay the days that they are. */
export function inZone(span: EventSpan, from: string, to: string): EventSpan {
  if (from === to || span.allDay || !spanRules.safeParse(span).success) return span;
  return spanOf({ ...instantsOfSpan(span, from), allDay: false }, to);
}

export function placesFor(places: readonly EventPlace[], kind: string): EventPlace[] {
  return places.filter((place) => (place.kind === 'virtual') === (kind === 'virtual'));
}

/** Values that follow from the selected type: length, location, price, capacity and texts. */
export function valuesOfType(type: EventType, places: readonly EventPlace[]): Omit<GroupEventValues, 'span'> {
  const fitting = placesFor(places, type.kind);
  const place = fitting.find(({ id }) => id === type.location?.id) ?? fitting[0];
  return {
    typeId: type.id,
    locationId: place?.id ?? '',
    amountCents: type.amountCents,
    unlimited: type.capacity == null,
    capacity: type.capacity == null ? USUAL_CAPACITY : String(type.capacity),
    name: type.name,
    description: type.description,
    instructions: type.instructions ?? '',
  };
}

/** An event that is scheduled, as the API gives it. */
type ScheduledEvent = Omit<
  GroupEventForm_EventFragment,
  '__typename' | 'clientsCount' | 'id' | 'kind' | 'registrationOpen' | 'version'
>;

/** An event that is scheduled, in the terms of its form. */
export function valuesOfEvent(event: ScheduledEvent): GroupEventValues {
  const { bookableEventTypeId, timeZone, location, capacity, amountCents, name, description, instructions } = event;
  return {
    typeId: bookableEventTypeId,
    span: spanOf(event, timeZone),
    locationId: location?.id ?? '',
    amountCents,
    unlimited: capacity == null,
    capacity: String(capacity ?? 10),
    name,
    description,
    instructions: instructions ?? '',
  };
}

/** Before a type is chosen. */
export const untyped = (span: EventSpan): GroupEventValues => ({
  ...{ typeId: '', span, locationId: '', amountCents: 0, unlimited: true, capacity: USUAL_CAPACITY },
  ...{ name: '', description: '', instructions: '' },
});

const atMost = (max: number) => z.maxLength(max, `Please use at most ${max} characters.`);
const isCapacity = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= MAX_CAPACITY;

/** Rules of the form; what the server knows better it says when saving. */
export const groupEventRules = z
  .object({
    typeId: z.string().check(z.minLength(1, 'Please choose a type.')),
    span: spanRules,
    locationId: z.string().check(z.minLength(1, 'Please choose a location.')),
    amountCents: z.custom<number | null>((cents) => cents !== null, 'Please enter a price.'),
    unlimited: z.boolean(),
    capacity: z.string(),
    name: z.string().check(
      z.refine((name) => name.trim() !== '', 'Name is required'),
      atMost(MAX_NAME_LENGTH),
    ),
    description: z.string().check(atMost(MAX_TEXT_LENGTH)),
    instructions: z.string().check(atMost(MAX_TEXT_LENGTH)),
  })
  .check(
    z.refine(({ unlimited, capacity }) => unlimited || isCapacity(capacity), {
      path: ['capacity'],
      error: `Please enter a number from 0 to ${MAX_CAPACITY}.`,
    }),
  );

/** The form as the API takes it, without what it is about. @param zone in which its span is */
export function eventInput(values: GroupEventValues, zone: string, stored?: Parameters<typeof spanOf>[0]) {
  const { typeId, span, locationId, amountCents, unlimited, capacity, name, description, instructions } = values;
  return {
    bookableEventTypeId: typeId,
    ...instantsOfSpan(span, zone, stored),
    allDay: span.allDay,
    ...{ locationId, amountCents, unlimited },
    capacity: unlimited ? null : Number(capacity),
    ...{ name, description, instructions },
  };
}
