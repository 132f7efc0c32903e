import {
  DAY_MS,
  MINUTE_MS,
  type Weekday,
  civilDate,
  dayNumber,
  daysInMonth,
  parseDate,
  parseWallTime,
  readDate,
  readWallTime,
  twoDigits,
  weekdayOf,
  writeDate,
  writeWallTime,
} from './civil.js';
import { type ZoneTable, segmentAt, zoneTable } from './zones.js';

/** No offset in the tz database is further from UTC. */
export const WIDEST_OFFSET_MS = 15 * 60 * MINUTE_MS;

/** First segment whose wall clock has not passed a wall time when the segment ends. */
export function segmentOfWall({ starts, offsets }: ZoneTable, wallMs: number, from = 0): number {
  let segment = from;
  while (segment + 1 < starts.length && starts[segment + 1]! + offsets[segment]! <= wallMs) segment += 1;
  return segment;
}

/** Instant of a wall time; one inside a gap moves forward by the gap, of a repeated one the first is taken. */
export function instantOfWall(table: ZoneTable, wallMs: number): number {
  const segment = segmentOfWall(table, wallMs, segmentAt(table, wallMs - WIDEST_OFFSET_MS));
  const instant = wallMs - table.offsets[segment]!;
  const inGap = instant < table.starts[segment]!;
  return inGap ? wallMs - table.offsets[segment - 1]! : instant;
}

/** Wall milliseconds that the zone's clocks show at an instant. */
export function wallOfInstant(table: ZoneTable, epochMs: number): number {
  return epochMs + table.offsets[segmentAt(table, epochMs)]!;
}

/**
 * Instant of a wall time `YYYY-MM-DDTHH:mm`. A wall time inside a spring gap moves forward by the gap (02:30 is 03:30);
 * of one that autumn repeats, the first is taken.
 * @returns epoch milliseconds
 * @throws RangeError when the text is no wall time or the zone is unknown
 */
export function toInstant(wallTime: string, zone: string): number {
  return instantOfWall(zoneTable(zone), parseWallTime(wallTime));
}

/**
 * What the zone's clocks show at an instant, `YYYY-MM-DDTHH:mm`.
 * @throws RangeError when the zone is unknown
 */
export function toWall(epochMs: number, zone: string): string {
  return writeWallTime(wallOfInstant(zoneTable(zone), epochMs));
}

/**
 * ISO 8601 with the zone's offset at that instant, such as `2026-11-20T09:00:00-07:00`; milliseconds only where there
 * are some.
 * @throws RangeError when the zone is unknown
 */
export function formatOffsetDateTime(epochMs: number, zone: string): string {
  const wallMs = wallOfInstant(zoneTable(zone), epochMs);
  const belowMinute = ((wallMs % MINUTE_MS) + MINUTE_MS) % MINUTE_MS;
  const seconds = twoDigits(Math.floor(belowMinute / 1_000));
  const milliseconds = belowMinute % 1_000 === 0 ? '' : `.${String(belowMinute % 1_000).padStart(3, '0')}`;
  return `${writeWallTime(wallMs)}:${seconds}${milliseconds}${writeOffset((wallMs - epochMs) / MINUTE_MS)}`;
}

/** `±HH:mm` of minutes east of UTC. */
function writeOffset(minutesEast: number): string {
  const minutes = Math.abs(minutesEast);
  return `${minutesEast < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const OFFSET_DATE_TIME =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/;

/**
 * Instant of an ISO 8601 date and time with an explicit offset (`Z` or `±HH:mm`). Seconds may be missing; digits below
 * the millisecond are cut off.
 * @returns epoch milliseconds
 * @throws RangeError when the text is anything else, a date and time without offset included
 */
export function parseOffsetDateTime(text: string): number {
  const match = OFFSET_DATE_TIME.exec(text);
  const wallMs = match ? readWallTime(match[1]!) : undefined;
  if (!match || wallMs === undefined) throw new RangeError(`Not a date and time with an offset: ${text}`);
  const [, , seconds = '0', fraction = '', sign, hours = '0', minutes = '0'] = match;
  const belowMinute = Number(seconds) * 1_000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  const east = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return wallMs + belowMinute - (sign === '-' ? -east : east);
}

/** Whether a text is a wall time, `YYYY-MM-DDTHH:mm`. */
export function isWallTime(text: string): boolean {
  return readWallTime(text) !== undefined;
}

/** Whether a text is a date of the calendar, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  return readDate(text) !== undefined;
}

/** @throws RangeError when `date` is not `YYYY-MM-DD` */
export function addDays(date: string, days: number): string {
  return writeDate(parseDate(date) + days);
}

/** The same day of the month so many months later, or the last day of that month where it is shorter. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = civilDate(parseDate(date));
  const target = year * 12 + month - 1 + months;
  const [targetYear, targetMonth] = [Math.floor(target / 12), (((target % 12) + 12) % 12) + 1];
  return writeDate(dayNumber(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth))));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: string): Weekday {
  return weekdayOf(parseDate(date));
}

/** Calendar days from one date to another, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return parseDate(to) - parseDate(from);
}

/** The date on the zone's calendars at an instant, `YYYY-MM-DD`. */
export function todayIn(zone: string, nowMs: number): string {
  return writeDate(Math.floor(wallOfInstant(zoneTable(zone), nowMs) / DAY_MS));
}

/**
 * First instant of a date in a zone. Where clocks skip midnight this is the moment after the gap.
 * @returns epoch milliseconds
 */
export function startOfDay(date: string, zone: string): number {
  return firstInstantOfDay(zoneTable(zone), parseDate(date));
}

/** First instant of a day by its day number. */
export function firstInstantOfDay(table: ZoneTable, day: number): number {
  const midnight = day * DAY_MS;
  const segment = segmentOfWall(table, midnight, segmentAt(table, midnight - WIDEST_OFFSET_MS));
  return Math.max(midnight - table.offsets[segment]!, table.starts[segment]!);
}
