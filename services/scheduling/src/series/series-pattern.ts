import { RecurrenceError, type RecurrenceEnd, type RecurrenceRule, expandRecurrence } from '@yarrow/time/recurrence';
import { DomainError } from '@yarrow/kit/domain-error';
import { addDays, isDate, startOfDay, toInstant, toWall } from '@yarrow/time/wall-time';
import type { TimeSpan } from '../conflicts/conflicts.repository.js';
import type { RecurrencePattern, WeekdayName } from './recurrence-pattern.js';

const MINUTE_MS = 60_000;
const WEEKDAYS: readonly WeekdayName[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FIELD = 'recurrencePattern';

/** A pattern as the practitioner sends it; without a frequency it is a single visit. */
export interface TypedPattern {
  readonly frequency?: RecurrencePattern['frequency'] | null | undefined;
  readonly interval?: number | null | undefined;
  readonly unit?: 'day' | 'week' | null | undefined;
  readonly weekdays?: readonly WeekdayName[] | null | undefined;
  readonly count?: number | null | undefined;
  readonly until?: string | null | undefined;
}

/** The first time of a series, and where it counts. */
export interface SeriesStart extends TimeSpan {
  /** IANA zone of the place, in whose wall time it repeats. */
  readonly timeZone: string;
  /** IANA zone of the practice, whose day the last one is. */
  readonly practiceZone: string;
}

/**
 * @returns undefined for a single visit
 * @throws DomainError `recurrence_invalid`
 */
export function parsePattern(typed: TypedPattern | null | undefined): RecurrencePattern | undefined {
  const { frequency, count, until } = typed ?? {};
  if (!frequency) return undefined;
  if (count != null && until != null)
    throw invalidPattern('A series ends either after a number of visits or on a date.');
  if (until != null && !isDate(until)) throw invalidPattern('Please choose a valid date for the end.');
  const end = { ...(count != null && { count }), ...(until != null && { until }) };
  if (frequency !== 'custom') return { frequency, ...end };
  const { interval, unit, weekdays } = typed!;
  if (interval == null || !unit) throw invalidPattern('Please choose how often the appointment repeats.');
  if (unit === 'day' && weekdays?.length) throw invalidPattern('Days of the week are chosen for weeks only.');
  return { frequency, interval, unit, ...(weekdays?.length && { weekdays: [...weekdays] }), ...end };
}

/**
 * The times of a series, the first included: in wall time, so that 09:00 is 09:00 on both sides of a change of clocks.
 * @param maxCount most that may be made at once
 * @throws DomainError `recurrence_invalid`, `recurrence_too_many`, `recurrence_too_far`
 */
export function timesOf(
  pattern: RecurrencePattern | undefined,
  { startsAt, endsAt, timeZone, practiceZone }: SeriesStart,
  { now, maxCount }: { now: Date; maxCount?: number | undefined },
): TimeSpan[] {
  if (!pattern) return [{ startsAt, endsAt }];
  const length = endsAt.getTime() - startsAt.getTime();
  const wall = toWall(startsAt.getTime(), timeZone);
  const end = endOf(pattern, wall, { timeZone, practiceZone });
  const series = { startsAt: wall, timeZone, rule: ruleOf(pattern), ...(end && { end }) };
  try {
    const found = expandRecurrence(series, { nowMs: now.getTime(), ...(maxCount !== undefined && { maxCount }) });
    // The first is the instant that was chosen, also in an hour that clocks show twice.
    return found.map(({ startsAtMs }, index) => {
      const start = index === 0 ? startsAt.getTime() : startsAtMs;
      return { startsAt: new Date(start), endsAt: new Date(start + length) };
    });
  } catch (error) {
    if (error instanceof RecurrenceError) throw new DomainError(error.code, error.message, FIELD);
    throw error;
  }
}

/** When a series that ends by date is over: the end of that day of the practice. */
export function untilOf({ until }: RecurrencePattern, practiceZone: string): Date | null {
  return until ? new Date(startOfDay(addDays(until, 1), practiceZone) - 1_000) : null;
}

function ruleOf({ frequency, interval = 1, unit, weekdays }: RecurrencePattern): RecurrenceRule {
  switch (frequency) {
    case 'every_two_weeks':
      return { frequency: 'everyTwoWeeks' };
    case 'monthly_by_day':
      return { frequency: 'monthlyByDay' };
    case 'monthly_by_weekday':
      return { frequency: 'monthlyByWeekday' };
    case 'custom': {
      if (unit === 'day') return { frequency: 'everyDays', interval };
      const chosen = weekdays?.map((name) => WEEKDAYS.indexOf(name) as 0 | 1 | 2 | 3 | 4 | 5 | 6);
      return { frequency: 'everyWeeks', interval, ...(chosen && { weekdays: chosen }) };
    }
    default:
      return { frequency };
  }
}

/** The last day in the zone of the place on which a visit at this time of day still starts on the practice's last day. */
function endOf(
  { count, until }: RecurrencePattern,
  wall: string,
  { timeZone, practiceZone }: Pick<SeriesStart, 'timeZone' | 'practiceZone'>,
): RecurrenceEnd | undefined {
  if (count !== undefined) return { count };
  if (until === undefined) return undefined;
  const lastMinute = startOfDay(addDays(until, 1), practiceZone) - MINUTE_MS;
  const lastDay = toWall(lastMinute, timeZone).slice(0, 10);
  const startsLast = toInstant(`${lastDay}${wall.slice(10)}`, timeZone) <= lastMinute;
  return { until: startsLast ? lastDay : addDays(lastDay, -1) };
}

function invalidPattern(message: string): DomainError {
  return new DomainError('recurrence_invalid', message, FIELD);
}
