import { type CheckedField, DomainError } from '@yarrow/kit/domain-error';
import { parseLine, parseText, requirePrice } from '@yarrow/kit/values/input-rules';
import type { Location } from '../offerings/location.entity.js';
import { slugOf } from '../practices/slug.js';
import { DURATION_UNITS, EVENT_KINDS, type DurationUnit, type EventKind, type EventType } from './event-type.entity.js';

const MAX_AMOUNT_CENTS = 99_999_99;
const MAX_CAPACITY = 10_000;
const MAX_TEXT_LENGTH = 5_000;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 60;
/** Spec portal-configuration §9: capacity when limited, and lengths. */
const DEFAULT_CAPACITY = 10;
const DEFAULT_DURATION: Record<DurationUnit, number> = { minute: 30, hour: 1, day: 1 };
/** A week of minutes or hours; a month of days. */
const MAX_DURATION: Record<DurationUnit, number> = { minute: 7 * 24 * 60, hour: 7 * 24, day: 31 };

/** The form as the contract sends it. */
export interface EventTypeForm {
  name: string;
  slug?: string | null;
  description?: string | null;
  instructions?: string | null;
  kind?: string | null;
  locationId: string;
  duration?: number | null;
  durationUnit?: string | null;
  amountCents?: number | null;
  capacity?: number | null;
  unlimited?: boolean | null;
  /** Address of another photo. */
  photoUrl?: string | undefined;
}

/**
 * Writes the form into a kind of event (spec portal-configuration §5 "Event type and event").
 * @param practice its currency, and its locations: nothing else can be referred to
 * @throws DomainError naming the first field that breaks a rule
 */
export function applyEventTypeForm(
  type: EventType,
  form: EventTypeForm,
  { currency, locations }: { currency: string; locations: Location[] },
): void {
  const name = parseLine(form.name, 'name', { max: 100, label: 'The name' });
  if (!name) throw new DomainError('name_required', 'Name is required', 'name');
  const kind = oneOf(EVENT_KINDS, form.kind ?? type.kind ?? 'in_person', 'kind', 'Please choose in person or virtual.');
  const unit = oneOf(
    DURATION_UNITS,
    form.durationUnit ?? type.durationUnit ?? 'minute',
    'durationUnit',
    'Please choose minutes, hours or days.',
  );
  Object.assign(type, {
    name,
    slug: form.slug ? parseSlug(form.slug) : (type.slug ?? slugOf(name)),
    description: textOf(form.description, type.description, 'description', 'The description'),
    instructions: textOf(form.instructions, type.instructions, 'instructions', 'The instructions'),
    kind,
    locationId: locationFor(kind, form.locationId, locations),
    durationUnit: unit,
    duration: parseDuration(form.duration ?? lastDuration(type, unit), unit),
    amountCents: parseAmount(form.amountCents ?? type.amountCents ?? 0, currency),
    capacity: capacityOf(form, type),
    photoUrl: form.photoUrl ?? type.photoUrl ?? null,
  });
}

function oneOf<T extends string>(values: readonly T[], value: string, field: string, message: string): T {
  const found = values.find((candidate) => candidate === value);
  if (!found) throw new DomainError(field === 'kind' ? 'invalid_kind' : 'invalid_duration_unit', message, field);
  return found;
}

function textOf(
  typed: string | null | undefined,
  before: string | undefined,
  field: CheckedField,
  label: string,
): string {
  return typed == null ? (before ?? '') : parseText(typed, field, { max: MAX_TEXT_LENGTH, label });
}

function parseSlug(typed: string): string {
  const slug = typed.trim().toLowerCase();
  if (slug.length <= MAX_SLUG_LENGTH && SLUG.test(slug)) return slug;
  throw new DomainError('invalid_slug', 'Lowercase letters, numbers and hyphens only', 'slug');
}

/** Requires a place of the right kind: a video call needs a virtual location. */
function locationFor(kind: EventKind, id: string, locations: Location[]): string {
  if (!id) throw new DomainError('location_required', 'Location is required', 'locationId');
  const location = locations.find((candidate) => candidate.id === id);
  if (!location) throw new DomainError('not_found', 'This location does not exist.', 'locationId');
  if ((location.kind === 'virtual') === (kind === 'virtual')) return id;
  throw new DomainError(
    'invalid_location',
    kind === 'virtual' ? 'A virtual event needs a virtual location.' : 'An event in person needs a place to come to.',
    'locationId',
  );
}

/** A new unit begins with its own default. */
function lastDuration(type: EventType, unit: DurationUnit): number {
  return type.durationUnit === unit && type.duration ? type.duration : DEFAULT_DURATION[unit];
}

function parseDuration(duration: number, unit: DurationUnit): number {
  if (Number.isInteger(duration) && duration >= 1 && duration <= MAX_DURATION[unit]) return duration;
  throw new DomainError('invalid_duration', `The duration can be 1 to ${MAX_DURATION[unit]} ${unit}s.`, 'duration');
}

function parseAmount(amountCents: number, currency: string): number {
  if (!Number.isInteger(amountCents) || amountCents < 0 || amountCents > MAX_AMOUNT_CENTS) {
    throw new DomainError('invalid_amount', 'Please enter a price.', 'amountCents');
  }
  requirePrice(amountCents, currency, 'amountCents');
  return amountCents;
}

function capacityOf({ unlimited, capacity }: EventTypeForm, before: EventType): number | null {
  if (unlimited) return null;
  if (capacity == null) return unlimited === false ? (before.capacity ?? DEFAULT_CAPACITY) : (before.capacity ?? null);
  if (Number.isInteger(capacity) && capacity >= 0 && capacity <= MAX_CAPACITY) return capacity;
  throw new DomainError('invalid_capacity', `The capacity can be 0 to ${MAX_CAPACITY}.`, 'capacity');
}
