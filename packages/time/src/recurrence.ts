import {
  DAY_MS,
  type Weekday,
  civilDate,
  dayNumber,
  daysInMonth,
  parseDate,
  parseWallTime,
  weekdayOf,
  writeWallTime,
} from './civil.js';
import { addMonths, instantOfWall, todayIn, wallOfInstant } from './wall-time.js';
import { zoneTable } from './zones.js';

/** How a series repeats. Monthly patterns take the day, or the place of the weekday, from the first visit. */
export type RecurrenceRule =
  | { readonly frequency: 'daily' | 'weekly' | 'everyTwoWeeks' | 'monthlyByDay' | 'monthlyByWeekday' }
  | { readonly frequency: 'everyDays'; readonly interval: number }
  /** Weeks begin on Sunday; without weekdays the first visit's own is meant. */
  | { readonly frequency: 'everyWeeks'; readonly interval: number; readonly weekdays?: readonly Weekday[] };

/** After so many visits, the first included, or with the last one on a date (`YYYY-MM-DD`, that whole day included). */
export type RecurrenceEnd = { readonly count: number } | { readonly until: string };

export interface Series {
  /** First visit, `YYYY-MM-DDTHH:mm` in the zone. */
  readonly startsAt: string;
  readonly timeZone: string;
  readonly rule: RecurrenceRule;
  /** {@link DEFAULT_OCCURRENCES} visits when absent. */
  readonly end?: RecurrenceEnd;
}

export interface RecurrenceLimits {
  /** Epoch milliseconds; the year ahead is counted from here. */
  readonly nowMs: number;
  /** Most visits at once, {@link MAX_OCCURRENCES} when absent; a package with fewer sessions left lowers it. */
  readonly maxCount?: number;
}

/** One visit of a series: what the clocks show then and the instant; the two always agree. */
export interface Occurrence {
  /** `YYYY-MM-DDTHH:mm` */
  readonly localStartsAt: string;
  /** Epoch milliseconds. */
  readonly startsAtMs: number;
}

export type RecurrenceProblem = 'recurrence_invalid' | 'recurrence_too_many' | 'recurrence_too_far';

/** A series that cannot be made; the message is for people. */
export class RecurrenceError extends RangeError {
  constructor(
    readonly code: RecurrenceProblem,
    message: string,
  ) {
    super(message);
    this.name = 'RecurrenceError';
  }
}

export const MAX_OCCURRENCES = 25;
export const DEFAULT_OCCURRENCES = 10;

const CHOOSE_OTHER = 'Please select a different frequency or end date.';

/**
 * Visits of a series, in wall time: 09:00 is 09:00 on both sides of a change of clocks. The visit being booked is always
 * the first one, even when the rule would not have chosen its day. Wall times inside a gap move forward by the gap.
 * @throws RecurrenceError when there would be too many visits or one more than a year ahead, or the rule is not valid
 * @throws RangeError when the wall time, a date or the zone is not valid
 */
export function expandRecurrence(
  series: Series,
  { nowMs, maxCount = MAX_OCCURRENCES }: RecurrenceLimits,
): Occurrence[] {
  const { startsAt, timeZone, rule, end = { count: DEFAULT_OCCURRENCES } } = series;
  checkRule(rule);
  const count = 'count' in end ? wholeNumber(end.count, 'The number of appointments') : Infinity;
  const lastDay = 'until' in end ? parseDate(end.until) : Infinity;
  if (count < Infinity && count > maxCount) throw tooMany(maxCount, count);

  const yearAhead = parseDate(addMonths(todayIn(timeZone, nowMs), 12));
  const table = zoneTable(timeZone);
  const firstWall = parseWallTime(startsAt);
  const firstDay = Math.floor(firstWall / DAY_MS);
  const occurrences: Occurrence[] = [];
  let tooManyBy = 0;
  for (const day of daysOf(rule, firstDay)) {
    if (occurrences.length >= count || day > lastDay) break;
    if (day > yearAhead) throw tooFar();
    // The refusal says how many there would be; a start of centuries ago makes a lot of them.
    if (occurrences.length >= maxCount) {
      tooManyBy += 1;
      continue;
    }
    const startsAtMs = instantOfWall(table, firstWall + (day - firstDay) * DAY_MS);
    // Where a zone skips a whole day (Samoa, 2011), the visit moved out of it meets the next one.
    if (startsAtMs === occurrences.at(-1)?.startsAtMs) continue;
    occurrences.push({ localStartsAt: writeWallTime(wallOfInstant(table, startsAtMs)), startsAtMs });
  }
  if (tooManyBy > 0) throw tooMany(maxCount, maxCount + tooManyBy);
  return occurrences;
}

function checkRule(rule: RecurrenceRule): void {
  if ('interval' in rule) wholeNumber(rule.interval, 'The repeat interval');
  if (!('weekdays' in rule)) return;
  const known = rule.weekdays?.every((day) => Number.isInteger(day) && day >= 0 && day <= 6) ?? true;
  if (!known) throw new RecurrenceError('recurrence_invalid', 'A weekday is a number from 0 (Sunday) to 6 (Saturday).');
}

function wholeNumber(value: number, what: string): number {
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new RecurrenceError('recurrence_invalid', `${what} must be a whole number of at least 1.`);
}

function tooMany(most: number, attempted: number): RecurrenceError {
  const message =
    `You can create at most ${most} appointments at once. ` +
    `You are currently attempting to create ${attempted} appointments. ${CHOOSE_OTHER}`;
  return new RecurrenceError('recurrence_too_many', message);
}

function tooFar(): RecurrenceError {
  const message = `You can create appointments at most one year into the future. ${CHOOSE_OTHER}`;
  return new RecurrenceError('recurrence_too_far', message);
}

/** Day numbers of a rule without end, ascending, the first visit's day first. */
function daysOf(rule: RecurrenceRule, firstDay: number): Generator<number> {
  switch (rule.frequency) {
    case 'daily':
      return everyDays(firstDay, 1);
    case 'everyDays':
      return everyDays(firstDay, rule.interval);
    case 'weekly':
      return everyDays(firstDay, 7);
    case 'everyTwoWeeks':
      return everyDays(firstDay, 14);
    case 'everyWeeks':
      return everyWeeks(firstDay, rule.interval, rule.weekdays ?? []);
    case 'monthlyByDay':
      return monthly(firstDay, (year, month) => {
        const { day } = civilDate(firstDay);
        return day <= daysInMonth(year, month) ? dayNumber(year, month, day) : undefined;
      });
    case 'monthlyByWeekday':
      return monthly(firstDay, weekdayPlace(firstDay));
  }
}

function* everyDays(firstDay: number, interval: number): Generator<number> {
  for (let day = firstDay; ; day += interval) yield day;
}

function* everyWeeks(firstDay: number, interval: number, weekdays: readonly Weekday[]): Generator<number> {
  const chosen = new Set<number>(weekdays.length > 0 ? weekdays : [weekdayOf(firstDay)]);
  const ordered = [...chosen].sort((one, other) => one - other);
  yield firstDay;
  for (let sunday = firstDay - weekdayOf(firstDay); ; sunday += 7 * interval) {
    for (const weekday of ordered) if (sunday + weekday > firstDay) yield sunday + weekday;
  }
}

/** @param pick the day of a month, 1–12, undefined for a month that lacks it */
function* monthly(firstDay: number, pick: (year: number, month: number) => number | undefined): Generator<number> {
  const { year, month } = civilDate(firstDay);
  yield firstDay;
  for (let index = year * 12 + month; ; index += 1) {
    const day = pick(Math.floor(index / 12), (index % 12) + 1);
    if (day !== undefined) yield day;
  }
}

/** The first to third weekday of a month stays so; the fourth and fifth become the last, which every month has. */
function weekdayPlace(firstDay: number): (year: number, month: number) => number {
  const weekday = weekdayOf(firstDay);
  const place = Math.ceil(civilDate(firstDay).day / 7);
  return (year, month) => {
    const first = dayNumber(year, month, 1);
    const firstSuch = first + ((weekday - weekdayOf(first) + 7) % 7);
    if (place < 4) return firstSuch + (place - 1) * 7;
    const last = first + daysInMonth(year, month) - 1;
    return last - ((weekdayOf(last) - weekday + 7) % 7);
  };
}
