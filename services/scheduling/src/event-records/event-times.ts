import { DomainError } from '@yarrow/kit/domain-error';
import { addDays, parseOffsetDateTime, startOfDay, toInstant, toWall, todayIn } from '@yarrow/time/wall-time';

const MINUTE_MS = 60_000;
const QUARTER_MINUTES = 15;
const DAY_MS = 86_400_000;
const MAX_EVENT_MS = 32 * DAY_MS;
const MAX_AHEAD_MS = 2 * 366 * DAY_MS;
/** Of a type without a duration (spec client §5). */
const DEFAULT_MINUTES = 60;

/** How long events of a type last. */
export interface TypeLength {
  readonly duration: number;
  /** `minute`, `hour` or `day`. */
  readonly durationUnit: string;
}

/** When an event is asked to be. */
export interface WantedTimes {
  /** ISO 8601 with an explicit offset. */
  readonly startsAt: string;
  readonly endsAt?: string | null | undefined;
  readonly allDay: boolean;
  /** IANA, known to exist. */
  readonly timeZone: string;
}

/** When an event is: instants, and the wall times that were promised. */
export interface EventTimes {
  readonly allDay: boolean;
  readonly startsAt: Date;
  /** All-day events end with the first instant of the day after their last. */
  readonly endsAt: Date;
  readonly timeZone: string;
  /** `YYYY-MM-DDTHH:mm` in `timeZone`. */
  readonly localStartsAt: string;
  readonly localEndsAt: string;
}

/**
 * The times of an event (spec client §5): by the day it lasts from its first date to that date plus the duration minus
 * one day, whatever clocks do meanwhile; otherwise it ends so many minutes after its start, hours times 60.
 * @throws DomainError `invalid_starts_at`, `invalid_ends_at`
 */
export function eventTimes(wanted: WantedTimes, length: TypeLength, now: Date): EventTimes {
  const { timeZone } = wanted;
  const start = parseInstant(wanted.startsAt, 'startsAt');
  const end = wanted.endsAt ? parseInstant(wanted.endsAt, 'endsAt') : undefined;
  if (end !== undefined && end <= start) throw invalidEnd('The event must end after it begins.');
  const byDay = wanted.allDay || (length.durationUnit === 'day' && end === undefined);
  const [startMs, endMs] = byDay
    ? wholeDays(start, end, timeZone, length)
    : [start, end ?? start + minutesOf(length) * MINUTE_MS];
  if (startMs > now.getTime() + MAX_AHEAD_MS) throw invalidStart('Please choose a date within the next two years.');
  if (endMs - startMs > MAX_EVENT_MS) throw invalidEnd('An event can last at most 31 days.');
  return {
    allDay: byDay,
    startsAt: new Date(startMs),
    endsAt: new Date(endMs),
    timeZone,
    localStartsAt: toWall(startMs, timeZone),
    localEndsAt: toWall(endMs, timeZone),
  };
}

/** @throws DomainError `invalid_starts_at` where a start lies in the past */
export function requireToCome({ startsAt }: Pick<EventTimes, 'startsAt'>, now: Date): void {
  if (startsAt <= now) throw invalidStart('Please choose a time to come.');
}

/**
 * Times that are chosen step in quarters of an hour of the wall clock (spec client §5); those that come from a duration end
 * when it ends.
 * @throws DomainError `invalid_starts_at`, `invalid_ends_at`
 */
export function requireQuarters(
  { startsAt, endsAt, timeZone, allDay }: EventTimes,
  chosen: { start: boolean; end: boolean },
): void {
  if (allDay) return;
  const message = 'Please choose a time on a quarter of an hour.';
  if (chosen.start && !isQuarter(startsAt, timeZone)) throw invalidStart(message);
  if (chosen.end && !isQuarter(endsAt, timeZone)) throw invalidEnd(message);
}

function isQuarter(instant: Date, timeZone: string): boolean {
  const minutes = Number(toWall(instant.getTime(), timeZone).slice(-2));
  return minutes % QUARTER_MINUTES === 0 && instant.getTime() % MINUTE_MS === 0;
}

/** The same wall times under the rules that the zone has now; undefined where the instants are right. */
export function timesUnderNewRules(times: EventTimes): { startsAt: Date; endsAt: Date } | undefined {
  const startsAt = promised(times.startsAt, times.localStartsAt, times);
  const endsAt = promised(times.endsAt, times.localEndsAt, times);
  const same = startsAt.getTime() === times.startsAt.getTime() && endsAt.getTime() === times.endsAt.getTime();
  return same ? undefined : { startsAt, endsAt };
}

/** The second of two repeated hours stays the second, and the first instant of a day without a midnight stays. */
function promised(instant: Date, local: string, { allDay, timeZone }: EventTimes): Date {
  if (toWall(instant.getTime(), timeZone) === local) return instant;
  return new Date(allDay ? startOfDay(local.slice(0, 10), timeZone) : toInstant(local, timeZone));
}

/** From the first instant of the first day to that of the day after the last. */
function wholeDays(start: number, end: number | undefined, zone: string, length: TypeLength): [number, number] {
  const first = todayIn(zone, start);
  // An end at midnight belongs to the day before it.
  const last = end === undefined ? addDays(first, daysOf(length) - 1) : todayIn(zone, end - 1);
  return [startOfDay(first, zone), startOfDay(addDays(last, 1), zone)];
}

function daysOf({ duration, durationUnit }: TypeLength): number {
  return durationUnit === 'day' ? Math.max(1, duration) : 1;
}

function minutesOf({ duration, durationUnit }: TypeLength): number {
  if (durationUnit === 'hour') return duration * 60;
  return durationUnit === 'minute' ? duration : DEFAULT_MINUTES;
}

function parseInstant(text: string, field: 'startsAt' | 'endsAt'): number {
  try {
    return parseOffsetDateTime(text);
  } catch {
    const message = 'Please enter a valid date and time.';
    throw field === 'startsAt' ? invalidStart(message) : invalidEnd(message);
  }
}

const invalidStart = (message: string) => new DomainError('invalid_starts_at', message, 'startsAt');
const invalidEnd = (message: string) => new DomainError('invalid_ends_at', message, 'endsAt');
