import type { Location } from '@yarrow/contracts/catalog/v1/events_pb';
import { type BusyRanges, type SlotRules, listSlots } from '@yarrow/time/slots';
import { addDays, startOfDay, todayIn, wallOfInstant } from '@yarrow/time/wall-time';
import { isTimeZone, zoneTable } from '@yarrow/time/zones';
import { shortestOfferAt } from '../availability/shortest-offer.js';
import { slotRules } from '../availability/slot-rules.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
/** Days that are looked at, today included. */
export const OPENING_DAYS = 14;

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The first free start of one part of a day. */
export interface Opening {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** In the location's zone. */
  readonly date: string;
  readonly partOfDay: PartOfDay;
  readonly locationKind: string;
  readonly locationId: string;
  readonly timeZone: string;
  readonly serviceId: string;
  readonly variationId: string;
}

/** What a practice has free, and until when that is true if nothing else changes. */
export interface Openings {
  readonly openings: Opening[];
  /** Epoch milliseconds. */
  readonly validUntil: number;
}

/**
 * One opening for each day, part of day and kind of location that has any: the earliest start of the shortest public
 * service, over all locations of that kind.
 * @param busy visits, events and personal time, without held slots
 */
export function listOpenings(catalog: PracticeCatalog, busy: BusyRanges, now: number): Openings {
  const found = new Map<string, Opening>();
  let validUntil = now + DAY_MS;
  for (const location of catalog.locations) {
    const offer = isTimeZone(location.timeZone) ? shortestOfferAt(catalog, location) : undefined;
    if (!offer) continue;
    const rules = slotRules(catalog, offer);
    const { serviceId, variationId } = offer.lines[0]!;
    validUntil = Math.min(validUntil, startOfDay(addDays(todayIn(rules.timeZone, now), 1), rules.timeZone));
    for (const part of firstOfParts(rules, busy, now)) {
      const opening = { ...part, ...placeOf(location), serviceId, variationId };
      const key = `${opening.date} ${opening.partOfDay} ${opening.locationKind}`;
      const other = found.get(key);
      if (!other || opening.startsAt < other.startsAt) found.set(key, opening);
      // A moment after its lead time started it can no longer be booked, and another start takes its place.
      validUntil = Math.min(validUntil, opening.startsAt - rules.leadMinutes * MINUTE_MS + 1_000);
    }
  }
  return { openings: [...found.values()].sort(byStart), validUntil };
}

function placeOf({ kind, locationId, timeZone }: Location) {
  return { locationKind: kind, locationId, timeZone };
}

function firstOfParts(rules: SlotRules, busy: BusyRanges, now: number) {
  const from = todayIn(rules.timeZone, now);
  const table = zoneTable(rules.timeZone);
  const firsts: Pick<Opening, 'startsAt' | 'date' | 'partOfDay'>[] = [];
  let last = '';
  for (const startsAt of listSlots(rules, busy, { from, to: addDays(from, OPENING_DAYS - 1) }, now)) {
    const wall = wallOfInstant(table, startsAt);
    const day = Math.floor(wall / DAY_MS);
    const partOfDay = partOf((wall - day * DAY_MS) / MINUTE_MS);
    const key = `${day} ${partOfDay}`;
    if (key !== last) firsts.push({ startsAt, date: new Date(day * DAY_MS).toISOString().slice(0, 10), partOfDay });
    last = key;
  }
  return firsts;
}

/** @param minutes of the wall clock since midnight */
export function partOf(minutes: number): PartOfDay {
  if (minutes < 720) return 'morning';
  return minutes < 1_020 ? 'afternoon' : 'evening';
}

function byStart(one: Opening, other: Opening): number {
  return one.startsAt - other.startsAt || (one.locationKind < other.locationKind ? -1 : 1);
}
