import { DomainError } from '@yarrow/kit/domain-error';
import { isDate } from '@yarrow/time/wall-time';
import { searchTerms } from '../index/search-terms.js';

const MAX_FIRST = 50;
const MAX_OFFSET = 1000;
/** Days with known free starts, today included. */
const DAYS_AHEAD = 14;
const DAY_MS = 86_400_000;
const MAX_RADIUS_KM = 500;

export type SearchKind = 'all' | 'in_person' | 'in_home' | 'virtual';
export type SearchSort = 'relevance' | 'rating' | 'distance' | 'soonest';
export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The arguments of `searchPractitioners` as they come. */
export interface SearchArguments {
  query?: string | null;
  near?: { lat: number; lng: number } | null;
  place?: string | null;
  country?: string | null;
  radiusKm?: number | null;
  kind?: SearchKind | null;
  category?: string | null;
  language?: string | null;
  minRating?: number | null;
  from?: string | null;
  to?: string | null;
  partsOfDay?: PartOfDay[] | null;
  sort?: SearchSort | null;
  first?: number | null;
  after?: string | null;
}

/** A search that makes sense. */
export interface SearchRequest {
  terms: string[];
  near: { lat: number; lng: number } | null;
  /** Name of the place as typed; empty without one. */
  place: string;
  /** The visitor's, as it comes: places of one name in it come first. */
  country: string | null;
  radiusKm: number;
  kind: SearchKind;
  category: string | null;
  language: string | null;
  minRating: number | null;
  free: FreeTime;
  sort: SearchSort;
  first: number;
  offset: number;
}

/** When a practitioner must be free; all null when it does not matter. */
export interface FreeTime {
  /** `YYYY-MM-DD` where the practitioner works. */
  from: string | null;
  to: string | null;
  partsOfDay: PartOfDay[] | null;
  /** Only Saturdays and Sundays, or only the other days. */
  weekend: boolean | null;
}

/** Whether only those are wanted who have a free start at certain times. */
export function asksForTime({ from, to, partsOfDay, weekend }: FreeTime): boolean {
  return from !== null || to !== null || partsOfDay !== null || weekend !== null;
}

/** @throws DomainError naming the argument that makes no sense */
export function parseSearch(given: SearchArguments, now: Date): SearchRequest {
  const { near } = given;
  if (near && !(Math.abs(near.lat) <= 90 && Math.abs(near.lng) <= 180))
    throw invalid('near', 'Please choose a place on the map.');
  return {
    terms: searchTerms(given.query ?? ''),
    near: near ?? null,
    place: (given.place ?? '').slice(0, 100).trim(),
    country: given.country ?? null,
    radiusKm: within(given.radiusKm ?? 40, 1, MAX_RADIUS_KM, 'radiusKm'),
    kind: given.kind ?? 'all',
    category: given.category || null,
    language: given.language || null,
    minRating: given.minRating == null ? null : within(given.minRating, 0, 5, 'minRating'),
    free: parseFreeTime(given, now),
    sort: given.sort ?? 'relevance',
    first: within(given.first ?? 10, 1, MAX_FIRST, 'first'),
    offset: given.after ? offsetOf(given.after) : 0,
  };
}

/** @throws DomainError naming an invalid day, a `from` without known free starts, or a range that ends before it starts */
export function parseFreeTime(
  { from, to, partsOfDay }: Pick<SearchArguments, 'from' | 'to' | 'partsOfDay'>,
  now: Date,
): FreeTime {
  if (from && !isDate(from)) throw invalid('from', 'Please choose a day.');
  if (to && !isDate(to)) throw invalid('to', 'Please choose a day.');
  if (from && to && to < from) throw invalid('to', 'The last day is before the first one.');
  if (from && from > lastKnownDay(now))
    throw invalid('from', `Please choose a day within the next ${DAYS_AHEAD} days.`);
  const parts = partsOfDay?.length ? [...new Set(partsOfDay)] : null;
  return { from: from || null, to: to || null, partsOfDay: parts, weekend: null };
}

/** In the time zones furthest ahead it is a day later than in UTC. */
function lastKnownDay(now: Date): string {
  return new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
}

export function cursorAt(offset: number): string {
  return Buffer.from(`o${offset}`).toString('base64url');
}

function offsetOf(cursor: string): number {
  const offset = Number(/^o(\d{1,4})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? Number.NaN);
  if (!(offset <= MAX_OFFSET))
    throw invalid('after', 'This page of results does not exist. Please narrow your search.');
  return offset;
}

type SearchField = 'after' | 'first' | 'from' | 'minRating' | 'near' | 'radiusKm' | 'to';

export function within(value: number, least: number, most: number, field: SearchField): number {
  if (value >= least && value <= most) return value;
  throw invalid(field, `Please choose a number from ${least} to ${most}.`);
}

/** The codes of a search have the names of its arguments as they are. */
export function invalid(field: SearchField, message: string): DomainError {
  return new DomainError(`invalid_${field}`, message, field);
}
