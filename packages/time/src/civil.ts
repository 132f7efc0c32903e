// Days, weekdays and wall times as integers in the proleptic Gregorian calendar; no zone is involved here.
// "Wall milliseconds" are the milliseconds from 1970-01-01T00:00 to a wall time, as if every day had 24 hours.

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** `SU` is 0, `SA` is 6, as in the specification's weekdays and in JavaScript's own. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface CivilDate {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  /** 1–31 */
  readonly day: number;
}

/**
 * Days from 1970-01-01, by counting years from March so that the leap day is the last of its year.
 * Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
 */
export function dayNumber(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The date that {@link dayNumber} numbers so. */
export function civilDate(days: number): CivilDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 };
}

/** Weekday of a day number; 1970-01-01 was a Thursday. */
export function weekdayOf(days: number): Weekday {
  return ((((days + 4) % 7) + 7) % 7) as Weekday;
}

/** Number of days in a month, 1–12. */
export function daysInMonth(year: number, month: number): number {
  const next = month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1);
  return next - dayNumber(year, month, 1);
}

/**
 * Number written by the digits of `text` from one index up to another, NaN when anything else stands there. (The first
 * regular expression of a process costs as much as all of a month's slots.)
 */
export function readDigits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** Day number of `YYYY-MM-DD`, undefined when the text is no date. */
export function readDate(text: string): number | undefined {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return undefined;
  const [year, month, day] = [readDigits(text, 0, 4), readDigits(text, 5, 7), readDigits(text, 8, 10)];
  const exists = year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? dayNumber(year, month, day) : undefined;
}

/** Minutes from midnight of `HH:mm`, `24:00` not included; undefined when the text is no time of day. */
export function readClock(text: string): number | undefined {
  if (text.length !== 5 || text[2] !== ':') return undefined;
  const [hours, minutes] = [readDigits(text, 0, 2), readDigits(text, 3, 5)];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}

/** Wall milliseconds of `YYYY-MM-DDTHH:mm`, undefined when the text is no wall time. */
export function readWallTime(text: string): number | undefined {
  if (text[10] !== 'T') return undefined;
  const day = readDate(text.slice(0, 10));
  const minutes = readClock(text.slice(11));
  return day === undefined || minutes === undefined ? undefined : day * DAY_MS + minutes * MINUTE_MS;
}

/** @throws RangeError when the text is not `YYYY-MM-DD` */
export function parseDate(text: string): number {
  const days = readDate(text);
  if (days === undefined) throw new RangeError(`Not a date: ${text}`);
  return days;
}

/** @throws RangeError when the text is not `YYYY-MM-DDTHH:mm` */
export function parseWallTime(text: string): number {
  const wallMs = readWallTime(text);
  if (wallMs === undefined) throw new RangeError(`Not a wall time: ${text}`);
  return wallMs;
}

/** `YYYY-MM-DD` of a day number. */
export function writeDate(days: number): string {
  const { year, month, day } = civilDate(days);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `YYYY-MM-DDTHH:mm` of wall milliseconds; seconds are cut off. */
export function writeWallTime(wallMs: number): string {
  const days = Math.floor(wallMs / DAY_MS);
  const minutes = Math.floor((wallMs - days * DAY_MS) / MINUTE_MS);
  return `${writeDate(days)}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
