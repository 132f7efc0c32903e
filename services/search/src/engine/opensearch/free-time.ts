import type { FreeTime, SearchKind, SearchRequest } from '../search-request.js';
import { withinReach, type Query } from './reach.js';
import type { OpeningSource } from './practice-source.js';

/** How our kinds of visits are called at locations. */
export const LOCATION_KINDS = { in_person: 'office', in_home: 'home', virtual: 'virtual' } as const;
export type ChosenKind = Exclude<SearchKind, 'all'>;

/** Free starts that fit: not passed, on the asked days and in the asked parts of them, of a kind where one is given. */
function fitting({ from, to, partsOfDay, weekend }: FreeTime, now: Date, kind?: ChosenKind): Query[] {
  return [
    { range: { 'openings.startsAt': { gt: now.toISOString() } } },
    ...(from || to ? [{ range: { 'openings.date': { ...(from && { gte: from }), ...(to && { lte: to }) } } }] : []),
    ...(partsOfDay ? [{ terms: { 'openings.partOfDay': partsOfDay } }] : []),
    ...(weekend === null ? [] : [{ term: { 'openings.weekend': weekend } }]),
    ...(kind ? [{ term: { 'openings.kind': LOCATION_KINDS[kind] } }] : []),
  ];
}

/** A free start must be at a place within reach; online visits have no distance. */
function reachable({ near, radiusKm }: SearchRequest): Query[] {
  if (!near) return [];
  const should = [{ term: { 'openings.kind': 'virtual' } }, ...withinReach('openings', near, radiusKm)];
  return [{ bool: { should, minimum_should_match: 1 } }];
}

/** Practices with a free start that fits. */
export function freeQuery(request: SearchRequest, now: Date, kind?: ChosenKind): Query {
  const filter = [...fitting(request.free, now, kind), ...(kind === 'virtual' ? [] : reachable(request))];
  return { nested: { path: 'openings', query: { bool: { filter } } } };
}

/** By the first free start that fits and is of the asked kind; who has none comes last. */
export function soonestSort(request: SearchRequest, now: Date): Query {
  const kind = request.kind === 'all' ? undefined : request.kind;
  const filter = { bool: { filter: [...fitting(request.free, now, kind), ...reachable(request)] } };
  return { 'openings.startsAt': { order: 'asc', mode: 'min', missing: '_last', nested: { path: 'openings', filter } } };
}

/** The same of one opening. */
export function fits(
  { from, to, partsOfDay, weekend }: FreeTime,
  kind: SearchKind,
  now: Date,
  opening: OpeningSource,
): boolean {
  return (
    Date.parse(opening.startsAt) > now.getTime() &&
    (from === null || opening.date >= from) &&
    (to === null || opening.date <= to) &&
    (partsOfDay === null || partsOfDay.includes(opening.partOfDay)) &&
    (weekend === null || opening.weekend === weekend) &&
    (kind === 'all' || opening.kind === LOCATION_KINDS[kind])
  );
}
