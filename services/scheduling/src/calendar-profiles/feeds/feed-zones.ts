import { instantOfWall, wallOfInstant } from '@yarrow/time/wall-time';
import { isTimeZone, zoneTable } from '@yarrow/time/zones';
import ICAL from 'ical.js';
import { CalendarReadError } from '../calendar-adapter.js';

/** Between what clocks show and instants; wall times are milliseconds as if they were UTC. */
export interface FeedZone {
  toInstant(wallMs: number): number;
  toWall(instant: number): number;
}

export const UTC: FeedZone = { toInstant: (wallMs) => wallMs, toWall: (instant) => instant };

/** What a time shows, whatever its zone. */
export const wallMsOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A wall time for the rules of recurrence, which know no zone. */
export function wallTime(wallMs: number, isDate = false): ICAL.Time {
  const date = new Date(wallMs);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const [hour, minute, second] = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone);
}

/** Finds zones by the names that a feed gives them. */
export class FeedZones {
  private readonly known = new Map<string, FeedZone>();
  private readonly described = new Map<string, ICAL.Timezone>();
  /** Of times and days that belong to no zone. */
  readonly own: FeedZone;

  /** @param descriptions VTIMEZONE components, for names that IANA does not know */
  constructor(descriptions: readonly string[], calendarZone: string | undefined, timeZone: string) {
    for (const text of descriptions) {
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
      this.described.set(zone.tzid, zone);
    }
    this.own = (calendarZone && this.find(calendarZone)) || ianaZone(timeZone);
  }

  /** @throws CalendarReadError for a name that is neither an IANA zone nor described in the feed */
  of(time: ICAL.Time, tzid: string | undefined): FeedZone {
    if (time.isDate) return this.own;
    if (time.zone === ICAL.Timezone.utcTimezone) return UTC;
    if (!tzid) return this.own;
    const zone = this.find(tzid);
    if (!zone) throw new CalendarReadError('no_calendar');
    return zone;
  }

  private find(tzid: string): FeedZone | undefined {
    let zone = this.known.get(tzid);
    if (zone) return zone;
    const name = ianaNameIn(tzid);
    const described = this.described.get(tzid);
    if (name) zone = ianaZone(name);
    else if (described) zone = describedZone(described);
    if (zone) this.known.set(tzid, zone);
    return zone;
  }
}

/** Some producers put something before it: `/mozilla.org/20050126_1/Europe/London`. */
function ianaNameIn(tzid: string): string | undefined {
  const parts = tzid.split('/').filter(Boolean);
  const names = [tzid, ...parts.map((_, index) => parts.slice(index).join('/'))];
  return names.find((name) => isTimeZone(name));
}

function ianaZone(name: string): FeedZone {
  const table = zoneTable(name);
  return {
    toInstant: (wallMs) => instantOfWall(table, wallMs),
    toWall: (instant) => wallOfInstant(table, instant),
  };
}

function describedZone(zone: ICAL.Timezone): FeedZone {
  const offsetAt = (wallMs: number) => zone.utcOffset(wallTime(wallMs)) * 1_000;
  return {
    toInstant: (wallMs) => wallMs - offsetAt(wallMs),
    toWall: (instant) => {
      const guess = instant + offsetAt(instant);
      return instant + offsetAt(guess);
    },
  };
}
