import { isDate } from '@yarrow/time/wall-time';
import { z } from 'zod/mini';
import type {
  LocationCard_LocationFragment,
  LocationKind,
  UpsertLocationMutationVariables,
} from '../../../gql/graphql.js';
import { blocksRule, DEFAULT_WEEK, plain, weekJson, weekOf, weekRule, type Block, type DayHours } from './weekHours.js';

export type OwnLocation = LocationCard_LocationFragment;

/** Hours of one date; none: closed. */
export interface DateHours {
  date: string;
  hours: Block[];
}

export interface LocationValues {
  name: string;
  kind: LocationKind;
  address: string;
  secondaryAddress: string;
  neighborhood: string;
  city: string;
  /** As the places provider calls it; empty for one that was only typed. */
  cityGeocoded: string;
  stateAbbreviation: string;
  zip: string;
  countryCode: string;
  latitude: number | null;
  longitude: number | null;
  hideAddress: boolean;
  virtualType: 'video' | 'phone';
  virtualLink: string;
  virtualInstructions: string;
  /** Miles; empty until it is chosen. */
  travelDistance: string;
  timeZone: string;
  week: DayHours[];
  exceptions: DateHours[];
}

const text = (max: number) => z.string().check(z.maxLength(max, `Please use at most ${max} characters.`));

const fields = z.object({
  name: text(100).check(z.refine((name) => name.trim().length >= 2, 'The name needs at least 2 characters.')),
  kind: z.enum(['office', 'virtual', 'home']),
  address: text(200),
  secondaryAddress: text(200),
  neighborhood: text(200),
  city: text(200),
  cityGeocoded: text(200),
  stateAbbreviation: text(10),
  zip: text(16),
  countryCode: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  hideAddress: z.boolean(),
  virtualType: z.enum(['video', 'phone']),
  virtualLink: text(2000).check(z.refine(isLink, 'Please enter a web address that begins with https://.')),
  virtualInstructions: text(2000),
  travelDistance: z.string(),
  timeZone: z.string(),
  week: weekRule,
  exceptions: z.array(z.object({ date: z.string(), hours: blocksRule })),
});

/** Spec portal-configuration §5 Location. */
export const locationSchema = fields.check((context) => {
  const { kind, address, city, virtualLink, virtualInstructions, travelDistance } = context.value;
  const need = (path: keyof LocationValues, message: string) =>
    context.issues.push({ code: 'custom', input: context.value, message, path: [path] });
  if (kind === 'office' && !address.trim()) need('address', 'Address is required');
  if (kind === 'home' && !address.trim() && !city.trim()) need('city', 'Address is required');
  if (kind === 'home' && !travelDistance) need('travelDistance', 'Travel distance is required');
  if (kind === 'virtual' && !virtualLink.trim() && !virtualInstructions.trim()) {
    need('virtualLink', 'Either a link or instructions are required');
  }
});

function isLink(link: string): boolean {
  const typed = link.trim();
  return typed === '' || (URL.canParse(typed) && ['https:', 'http:'].includes(new URL(typed).protocol));
}

/** Names of the fields as the server's refusals name them, and where the form shows them. */
export const FIELDS = [
  'name',
  'address',
  'secondaryAddress',
  'city',
  'stateAbbreviation',
  'zip',
  'countryCode',
  'virtualLink',
  'virtualInstructions',
  'travelDistance',
  'timeZone',
];

/** An empty form. */
export function newLocation(practice: { timeZone: string; countryCode: string }): LocationValues {
  return {
    ...{ name: '', kind: 'office', address: '', secondaryAddress: '', neighborhood: '', city: '', cityGeocoded: '' },
    ...{ stateAbbreviation: '', zip: '', countryCode: practice.countryCode, latitude: null, longitude: null },
    ...{ hideAddress: false, virtualType: 'video', virtualLink: '', virtualInstructions: '', travelDistance: '' },
    ...{ timeZone: practice.timeZone, week: DEFAULT_WEEK, exceptions: [] },
  };
}

/** @param today first date whose exception is shown, `YYYY-MM-DD` */
export function valuesOf(location: OwnLocation, today: string): LocationValues {
  const { details } = location;
  return {
    ...{ name: location.name, kind: location.kind, hideAddress: location.hideAddress, timeZone: location.timeZone },
    address: details?.fullStreetAddress ?? '',
    secondaryAddress: details?.secondaryAddress ?? '',
    neighborhood: details?.neighborhood ?? '',
    city: location.city ?? '',
    cityGeocoded: details?.cityGeocoded ?? '',
    stateAbbreviation: location.stateAbbreviation ?? '',
    zip: details?.zip ?? '',
    countryCode: location.countryCode,
    latitude: details?.latitude ?? null,
    longitude: details?.longitude ?? null,
    virtualType: location.virtualType === 'phone' ? 'phone' : 'video',
    virtualLink: details?.virtualLink ?? '',
    virtualInstructions: details?.virtualInstructions ?? '',
    travelDistance: location.travelDistance ? String(location.travelDistance) : '',
    week: details ? weekOf(details.availableTimes) : DEFAULT_WEEK,
    exceptions: comingExceptions(location, today),
  };
}

export function comingExceptions(
  { hoursExceptions }: Pick<OwnLocation, 'hoursExceptions'>,
  today: string,
): DateHours[] {
  return hoursExceptions
    .filter(({ date }) => isDate(date) && date >= today)
    .map(({ date, hours }) => ({ date, hours: hours.map(plain) }));
}

/** What a kind does not have is not sent. */
export function locationInput(values: LocationValues): Omit<UpsertLocationMutationVariables, 'id' | 'idempotencyKey'> {
  const { kind, name, timeZone, latitude, longitude, week, exceptions, countryCode } = values;
  const virtual = kind === 'virtual';
  return {
    ...{ name, kind, timeZone },
    ...(!virtual && {
      ...{ address: values.address, secondaryAddress: values.secondaryAddress, neighborhood: values.neighborhood },
      ...{
        city: values.city,
        cityGeocoded: values.cityGeocoded,
        stateAbbreviation: values.stateAbbreviation,
        zip: values.zip,
      },
      ...{ latitude, longitude },
    }),
    countryCode,
    hideAddress: kind === 'office' && values.hideAddress,
    ...(virtual && {
      virtualType: values.virtualType,
      virtualLink: values.virtualLink.trim(),
      virtualInstructions: values.virtualInstructions,
    }),
    ...(kind === 'home' && { travelDistance: Number(values.travelDistance) }),
    availableTimes: weekJson(week),
    hoursExceptions: exceptions.map(({ date, hours }) => ({ date, hours: [...hours] })),
  };
}
