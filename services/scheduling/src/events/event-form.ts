import type { BookableEventType } from '@yarrow/contracts/catalog/v1/events_pb';
import { type CheckedField, DomainError } from '@yarrow/kit/domain-error';
import { parseText, requirePrice } from '@yarrow/kit/values/input-rules';
import { parseTimeZone } from '../availability/time-zone.js';
import { meetingLinkFor } from '../visits/meeting-link.js';
import { placeOf } from '../visits/place.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { BookableEvent, EventKind } from '../event-records/bookable-event.entity.js';
import { eventTimes, requireQuarters, requireToCome } from '../event-records/event-times.js';

const MAX_AMOUNT_CENTS = 99_999_99;
const MAX_CAPACITY = 10_000;
const MAX_TEXT_LENGTH = 5_000;

/** The form as the contract sends it. */
export interface EventForm {
  readonly startsAt: string;
  readonly endsAt?: string | null;
  readonly allDay?: boolean | null;
  readonly timeZone?: string | null;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly instructions?: string | null;
  readonly locationId?: string | null;
  readonly amountCents?: number | null;
  readonly capacity?: number | null;
  readonly unlimited?: boolean | null;
}

/**
 * Writes the form into an event; what it leaves out stays, or comes from the kind of event.
 * @param catalog of the practice: nothing else's place can be named
 * @throws DomainError naming the first field that breaks a rule
 */
export function applyEventForm(
  event: BookableEvent,
  form: EventForm,
  { type, catalog, now }: { type: BookableEventType; catalog: PracticeCatalog; now: Date },
): void {
  const name = textOf(form.name, event.name ?? type.name, 'name', 'The name', 100).replace(/\s+/g, ' ');
  if (!name) throw new DomainError('name_required', 'Name is required', 'name');
  const text = (field: 'description' | 'instructions', label: string) =>
    textOf(form[field], event[field] ?? type[field], field, label, MAX_TEXT_LENGTH);
  Object.assign(event, {
    name,
    description: text('description', 'The description'),
    instructions: text('instructions', 'The instructions'),
    kind: type.kind as EventKind,
    photoUrl: type.photoUrl || null,
    amountCents: amountOf(form.amountCents ?? event.amountCents ?? type.amountCents, catalog.practice.currency),
    capacity: capacityOf(form, event.capacity === undefined ? (type.capacity ?? null) : event.capacity),
    currency: catalog.practice.currency,
  });
  const placedBefore = event.place?.locationId;
  const zone = place(event, form.locationId ?? placedBefore ?? type.locationId, catalog);
  const kept = placedBefore === event.place.locationId ? event.timeZone : undefined;
  const timeZone = parseTimeZone(form.timeZone) ?? kept ?? zone;
  const [startedAt, endedAt] = [event.startsAt?.getTime(), event.endsAt?.getTime()];
  Object.assign(event, eventTimes({ ...form, allDay: form.allDay ?? false, timeZone }, type, now));
  const moved = event.startsAt.getTime() !== startedAt;
  if (moved) requireToCome(event, now);
  requireQuarters(event, { start: moved, end: Boolean(form.endsAt) && event.endsAt.getTime() !== endedAt });
}

function textOf(
  typed: string | null | undefined,
  before: string,
  field: CheckedField,
  label: string,
  max: number,
): string {
  return typed == null ? before : parseText(typed, field, { max, label });
}

function amountOf(amountCents: number, currency: string): number {
  if (!Number.isInteger(amountCents) || amountCents < 0 || amountCents > MAX_AMOUNT_CENTS) {
    throw new DomainError('invalid_amount', 'Please enter a price.', 'amountCents');
  }
  requirePrice(amountCents, currency, 'amountCents');
  return amountCents;
}

function capacityOf({ unlimited, capacity }: EventForm, before: number | null): number | null {
  if (unlimited) return null;
  if (capacity == null) return before;
  if (Number.isInteger(capacity) && capacity >= 0 && capacity <= MAX_CAPACITY) return capacity;
  throw new DomainError('invalid_capacity', `The capacity can be 0 to ${MAX_CAPACITY}.`, 'capacity');
}

/** Where it is, as it is now; a place that is gone stays as it was. @returns the zone of the place */
function place(event: BookableEvent, locationId: string, catalog: PracticeCatalog): string {
  const location = catalog.locations.find((candidate) => candidate.locationId === locationId);
  if (!location && event.place?.locationId === locationId) return event.timeZone;
  const fits = location && (location.kind === 'virtual') === (event.kind === 'virtual');
  if (!fits || location.state !== 'active') {
    throw new DomainError('invalid_location', 'Please choose a place that fits this kind of event.', 'locationId');
  }
  const moved = event.place?.locationId !== locationId;
  event.place = placeOf(location);
  // Registrants are notified of another place and of its new link.
  if (moved) event.meetingLink = meetingLinkFor(location, catalog.meetingsAt, event.meetingLink);
  return location.timeZone;
}
