import type ICAL from 'ical.js';
import { type BusyTime, CalendarReadError } from '../calendar-adapter.js';
import { endOf, type FeedEvent } from './feed-event.js';
import { wallMsOf, wallTime } from './feed-zones.js';

const MAX_STEPS = 100_000;
const MAX_TIMES = 5_000;
const DAY_MS = 86_400_000;

export interface Window {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** Busy times from the events of one uid: single events, recurrences and their exceptions. */
export function expandSeries(events: readonly FeedEvent[], { from, to }: Window): BusyTime[] {
  const different = new Map<number, FeedEvent>();
  for (const event of events) if (event.replaces) different.set(event.replaces.instant, event);
  const following = [...different.values()]
    .filter((event) => event.replaces!.andFollowing)
    .sort((one, other) => other.replaces!.instant - one.replaces!.instant);
  const times: BusyTime[] = [];
  const add = (event: FeedEvent, startsAt: number, endsAt: number) => {
    if (!event.free && startsAt < to && endsAt > from && endsAt > startsAt) times.push({ startsAt, endsAt });
    if (times.length > MAX_TIMES) throw new CalendarReadError('too_large');
  };
  for (const event of different.values()) add(event, event.zone.toInstant(event.start), endOf(event, event.start));
  for (const event of events) {
    if (event.replaces) continue;
    for (const { instant, wall, endsAt } of occurrencesOf(event, to)) {
      if (different.has(instant)) continue;
      const changed = following.find(({ replaces }) => replaces!.instant <= instant);
      if (!changed) add(event, instant, endsAt ?? endOf(event, wall));
      else {
        const moved = wall + changed.start - changed.zone.toWall(changed.replaces!.instant);
        add(changed, changed.zone.toInstant(moved), endOf(changed, moved));
      }
    }
  }
  return times;
}

interface Occurrence {
  readonly instant: number;
  readonly wall: number;
  readonly endsAt?: number;
}

/** Each start once, however many rules give it. */
function occurrencesOf(event: FeedEvent, to: number): Iterable<Occurrence> {
  const { zone, excluded, excludedDays } = event;
  const found = new Map<number, Occurrence>();
  const add = (occurrence: Occurrence) => {
    const day = Math.floor(occurrence.wall / DAY_MS) * DAY_MS;
    if (!excluded.has(occurrence.instant) && !excludedDays.has(day)) found.set(occurrence.instant, occurrence);
  };
  // The first one counts, whether or not the rule would have chosen it.
  add({ instant: zone.toInstant(event.start), wall: event.start });
  for (const rule of event.rules) {
    for (const wall of wallStarts(event, rule)) {
      const instant = zone.toInstant(wall);
      if (instant >= to) break;
      add({ instant, wall });
    }
  }
  for (const { instant, endsAt } of event.added) {
    add({ instant, wall: zone.toWall(instant), ...(endsAt !== undefined && { endsAt }) });
  }
  return found.values();
}

/** What the clocks show when the rule's occurrences start, soonest first. */
function* wallStarts({ start, isDate, zone }: FeedEvent, rule: ICAL.Recur): Generator<number> {
  const local = rule.clone();
  if (local.until) local.until = lastWall(local.until, { isDate, zone });
  const iterator = local.iterator(wallTime(start, isDate));
  for (let steps = 0; ; steps += 1) {
    if (steps > MAX_STEPS) throw new CalendarReadError('too_large');
    const next = iterator.next();
    if (!next) return;
    yield wallMsOf(next);
  }
}

/** The end of a rule is in UTC where its start has a zone; of a day the whole of it is meant. */
function lastWall(until: ICAL.Time, { isDate, zone }: Pick<FeedEvent, 'isDate' | 'zone'>): ICAL.Time {
  if (until.isDate) return isDate ? until : wallTime(wallMsOf(until) + DAY_MS - 1_000);
  return until.zone?.tzid === 'UTC' ? wallTime(zone.toWall(wallMsOf(until)), isDate) : until;
}
