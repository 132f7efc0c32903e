import { parseCountry } from '@yarrow/kit/values/countries';
import { type CheckedField, DomainError, invalid } from '@yarrow/kit/domain-error';
import { parseLine, parseText } from '@yarrow/kit/values/input-rules';
import { todayIn } from '@yarrow/time/wall-time';
import { isTimeZone } from '@yarrow/time/zones';
import { parseExceptions } from '../hours/hours-exceptions.js';
import { DEFAULT_HOURS, type HoursBlock, parseWeeklyHours } from '../hours/weekly-hours.js';
import type { Location, LocationKind } from '../offerings/location.entity.js';

/** The location form as the contract sends it. */
export interface LocationForm {
  name: string;
  kind: LocationKind;
  timeZone: string;
  address?: string | null;
  secondaryAddress?: string | null;
  neighborhood?: string | null;
  placeId?: string | null;
  cityGeocoded?: string | null;
  stateProvince?: string | null;
  city?: string | null;
  stateAbbreviation?: string | null;
  zip?: string | null;
  countryCode?: string | null;
  countryIds?: readonly string[] | null;
  stateIds?: readonly string[] | null;
  latitude?: number | null;
  longitude?: number | null;
  hideAddress?: boolean | null;
  virtualType?: string | null;
  virtualLink?: string | null;
  virtualInstructions?: string | null;
  travelDistance?: number | null;
  availableTimes?: string | null;
  hoursExceptions?: readonly { date: string; hours: readonly HoursBlock[] }[] | null;
}

/** What a form is read with. */
export interface FormContext {
  practiceCountry: string;
  nowMs: number;
}

/**
 * Writes the form into a location (spec portal-configuration §5 Location).
 * @throws DomainError naming the first field that breaks a rule
 */
export function applyLocationForm(location: Location, form: LocationForm, context: FormContext): void {
  const optional = (value: string | null | undefined, field: CheckedField, label: string, max = 200) =>
    parseText(value, field, { max, label }) || null;
  if (!isTimeZone(form.timeZone)) throw new DomainError('invalid_time_zone', 'Please choose a time zone.', 'timeZone');
  Object.assign(location, {
    name: parseLine(form.name, 'name', { min: 2, max: 100, label: 'The name' }),
    kind: form.kind,
    timeZone: form.timeZone,
    address: optional(form.address, 'address', 'The address'),
    secondaryAddress: optional(form.secondaryAddress, 'secondaryAddress', 'The second line'),
    city: optional(form.city, 'city', 'The city'),
    neighborhood: optional(form.neighborhood, 'address', 'The neighborhood'),
    placeId: optional(form.placeId, 'address', 'The place', 300),
    cityGeocoded: optional(form.cityGeocoded, 'city', 'The city'),
    stateProvince: optional(form.stateProvince, 'stateAbbreviation', 'The state'),
    stateAbbreviation: optional(form.stateAbbreviation ?? form.stateIds?.[0], 'stateAbbreviation', 'The state', 10),
    zip: optional(form.zip, 'zip', 'The postal code', 16),
    countryCode: parseCountry(form.countryCode ?? form.countryIds?.[0] ?? context.practiceCountry, 'countryCode'),
    latitude: degrees(form.latitude, 90, 'latitude'),
    longitude: degrees(form.longitude, 180, 'longitude'),
    hideAddress: form.hideAddress ?? false,
    virtualType: virtualTypeOf(form),
    virtualLink: httpLink(optional(form.virtualLink, 'virtualLink', 'The link', 2000)),
    virtualInstructions: optional(form.virtualInstructions, 'virtualInstructions', 'The instructions', 2000),
    travelDistance: form.travelDistance ?? null,
    hours: form.availableTimes == null ? (location.hours ?? DEFAULT_HOURS) : parseWeeklyHours(form.availableTimes),
    hoursExceptions: exceptionsOf(location, form, context),
  });
  assertKindIsComplete(location);
}

/** Those that a form does not mention stay. */
function exceptionsOf(location: Location, form: LocationForm, { nowMs }: FormContext): Location['hoursExceptions'] {
  const stored = location.hoursExceptions ?? [];
  if (!form.hoursExceptions) return stored;
  return parseExceptions(form.hoursExceptions, stored, todayIn(form.timeZone, nowMs));
}

function assertKindIsComplete(location: Location): void {
  const { kind, address, virtualLink, virtualInstructions, travelDistance } = location;
  if (kind === 'office' && !address) throw new DomainError('address_required', 'Address is required', 'address');
  if (kind === 'virtual' && !virtualLink && !virtualInstructions) {
    throw new DomainError('link_required', 'Either a link or instructions are required', 'virtualLink');
  }
  if (kind === 'home' && travelDistance === null) {
    throw new DomainError('travel_distance_required', 'Travel distance is required', 'travelDistance');
  }
  if (kind === 'home' && !address && !location.city)
    throw new DomainError('address_required', 'Address is required', 'address');
  if (travelDistance !== null && (!Number.isInteger(travelDistance) || travelDistance < 1 || travelDistance > 50)) {
    throw new DomainError('invalid_travel_distance', 'Please choose 1 to 50 miles.', 'travelDistance');
  }
}

function virtualTypeOf({ kind, virtualType }: LocationForm): 'video' | 'phone' | null {
  if (kind !== 'virtual') return null;
  if (virtualType == null || virtualType === 'video') return 'video';
  if (virtualType === 'phone') return 'phone';
  throw new DomainError('invalid_virtual_type', 'Please choose video or phone.', 'virtualType');
}

function httpLink(link: string | null): string | null {
  if (link === null) return null;
  if (!/\s/.test(link) && URL.canParse(link) && ['https:', 'http:'].includes(new URL(link).protocol)) return link;
  throw new DomainError('invalid_virtual_link', 'Please enter a web address that begins with https://.', 'virtualLink');
}

function degrees(value: number | null | undefined, limit: number, field: CheckedField): number | null {
  if (value == null) return null;
  if (Math.abs(value) <= limit) return value;
  throw invalid(field, 'Please choose a place on the map.');
}
