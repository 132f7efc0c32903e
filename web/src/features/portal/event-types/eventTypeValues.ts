import { z } from 'zod/mini';
import type { BookableEventTypeInput, EventTypeOfPracticeFragment } from '../../../gql/graphql.js';
import { isAmount, type TypedCents } from '../../../portal-ui/amountText.js';
import type { UploadedPhoto } from '../../../portal-ui/sendPhoto.js';

export type EventKind = 'in_person' | 'virtual';
export type DurationUnit = 'minute' | 'hour' | 'day';

/** A kind of group event as the form holds it; numbers as they are typed. */
export interface EventTypeValues {
  name: string;
  slug: string;
  kind: EventKind;
  locationId: string;
  description: string;
  instructions: string;
  duration: string;
  durationUnit: DurationUnit;
  amountCents: TypedCents;
  unlimited: boolean;
  capacity: string;
  /** Uploaded, and applied when the form is saved. */
  photo: Pick<UploadedPhoto, 'handle' | 'photoUrl'> | null;
}

/** Spec portal-configuration §9. */
export const DEFAULT_DURATION: Record<DurationUnit, string> = { minute: '30', hour: '1', day: '1' };
const DEFAULT_CAPACITY = '10';
const MAX_DURATION: Record<DurationUnit, number> = { minute: 7 * 24 * 60, hour: 7 * 24, day: 31 };
const MAX_TEXT_LENGTH = 5000;

export const NEW_EVENT_TYPE: EventTypeValues = {
  ...{ name: '', slug: '', kind: 'in_person', locationId: '', description: '', instructions: '' },
  ...{ duration: DEFAULT_DURATION.minute, durationUnit: 'minute', amountCents: 0 },
  ...{ unlimited: true, capacity: DEFAULT_CAPACITY, photo: null },
};

export function valuesOf(type: EventTypeOfPracticeFragment): EventTypeValues {
  return {
    name: type.name,
    slug: type.slug,
    kind: type.kind as EventKind,
    locationId: type.location?.id ?? '',
    description: type.description,
    instructions: type.instructions ?? '',
    duration: String(type.duration),
    durationUnit: type.durationUnit as DurationUnit,
    amountCents: type.amountCents,
    unlimited: type.capacity == null,
    capacity: type.capacity == null ? DEFAULT_CAPACITY : String(type.capacity),
    photo: null,
  };
}

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
const atMost = (max: number) => z.maxLength(max, `Please use at most ${max} characters.`);

/** Rules of the form (spec portal-configuration §5); what the server knows better it says when saving. */
export const eventTypeRules = z
  .object({
    name: z.string().check(
      z.refine((name) => name.trim() !== '', 'Name is required'),
      atMost(100),
    ),
    slug: z.string().check(
      z.refine((slug) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(slug), 'Lowercase letters, numbers and hyphens only'),
      atMost(60),
    ),
    kind: z.enum(['in_person', 'virtual']),
    locationId: z.string().check(z.minLength(1, 'Location is required')),
    description: z.string().check(atMost(MAX_TEXT_LENGTH)),
    instructions: z.string().check(atMost(MAX_TEXT_LENGTH)),
    duration: z.string(),
    durationUnit: z.enum(['minute', 'hour', 'day']),
    amountCents: z.custom<TypedCents>().check(z.refine((cents) => isAmount(cents), 'Please enter a price.')),
    unlimited: z.boolean(),
    capacity: z.string(),
    photo: z.nullable(z.custom<NonNullable<EventTypeValues['photo']>>()),
  })
  .check(
    z.refine(({ duration, durationUnit }) => isWhole(duration, 1, MAX_DURATION[durationUnit]), {
      path: ['duration'],
      error: 'Please enter a whole number from 1.',
    }),
    z.refine(({ unlimited, capacity }) => unlimited || isWhole(capacity, 0, 10_000), {
      path: ['capacity'],
      error: 'Please enter a number from 0 to 10000.',
    }),
  );

/** The form as the API takes it. */
export function eventTypeInput(values: EventTypeValues): Omit<BookableEventTypeInput, 'id' | 'idempotencyKey'> {
  const { kind, locationId, description, instructions, durationUnit, amountCents, unlimited } = values;
  return {
    name: values.name.trim(),
    // Blank: made of the name, or as it was.
    slug: values.slug || null,
    ...{ kind, locationId, description, instructions, durationUnit, amountCents, unlimited },
    duration: Number(values.duration),
    capacity: unlimited ? null : Number(values.capacity),
    stagedPhotoHandle: values.photo?.handle ?? null,
  };
}

/** Such as 90 minutes or 1 day. */
export function durationText({ duration, durationUnit }: { duration: number; durationUnit: string }): string {
  return `${duration} ${durationUnit}${duration === 1 ? '' : 's'}`;
}
