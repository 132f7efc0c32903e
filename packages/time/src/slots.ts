import { DAY_MS, MINUTE_MS, parseDate, weekdayOf, writeDate } from './civil.js';
import { type Ranges, firstEndingAfter, mergeRanges } from './ranges.js';
import { WIDEST_OFFSET_MS, firstInstantOfDay, segmentOfWall, wallOfInstant } from './wall-time.js';
import { type DayBlock, type HoursExceptions, type WeeklyHours, commonBlocks, commonBlocksOn } from './weekly-hours.js';
import { type ZoneTable, segmentAt, zoneTable } from './zones.js';

/** What decides which starts a pro offers; all minutes are whole numbers. */
export interface SlotRules {
  /** Zone of the location: hours, dates and the horizon are counted in it. */
  readonly timeZone: string;
  readonly hours: WeeklyHours;
  /** Dates of the location that have other hours than their weekday. */
  readonly exceptions?: HoursExceptions;
  /** Hours of those booked services that have their own; a visit lies inside all of them and the location's. */
  readonly serviceHours?: readonly WeeklyHours[];
  /** Length of the visit. */
  readonly durationMinutes: number;
  /** One gap between two visits, not doubled; it may pass closing time. */
  readonly bufferMinutes: number;
  /** Elapsed time that must lie between now and a start. */
  readonly leadMinutes: number;
  /** Wall time from one start to the next, counted from the beginning of each block. */
  readonly incrementMinutes: number;
  /** Last day with starts, counted from today; 365 when absent. */
  readonly horizonDays?: number;
}

/** Days to list, `YYYY-MM-DD` in the location's zone, both included. */
export interface SlotWindow {
  readonly from: string;
  readonly to: string;
}

/**
 * Busy time as epoch milliseconds `[start, end, start, end, …]`: visits, requests, live holds, personal events, external
 * calendars. Ranges may overlap; listing is fastest when they come sorted by start.
 */
export type BusyRanges = readonly number[] | Float64Array;

const DEFAULT_HORIZON_DAYS = 365;

/** Starts one step apart from `first` up to, not including, `end`, all within one stretch of constant offset. */
interface Run {
  readonly first: number;
  readonly end: number;
}

interface Limits {
  readonly durationMs: number;
  readonly stepMs: number;
  /** First instant that may be a start. */
  readonly earliest: number;
  /** First instant that may no longer be one. */
  readonly end: number;
}

/**
 * Starts that can be booked, as sorted epoch milliseconds. Where autumn repeats an hour of working time both are
 * offered; wall times that spring skips are not.
 * @param nowMs epoch milliseconds
 * @throws RangeError when a rule, a date or the zone is not valid
 */
export function listSlots(rules: SlotRules, busy: BusyRanges, window: SlotWindow, nowMs: number): number[] {
  checkRules(rules);
  const table = zoneTable(rules.timeZone);
  const today = Math.floor(wallOfInstant(table, nowMs) / DAY_MS);
  const firstDay = Math.max(parseDate(window.from), today);
  const lastDay = Math.min(parseDate(window.to), today + (rules.horizonDays ?? DEFAULT_HORIZON_DAYS));
  if (firstDay > lastDay) return [];

  const durationMs = rules.durationMinutes * MINUTE_MS;
  const bufferMs = rules.bufferMinutes * MINUTE_MS;
  const limits: Limits = {
    durationMs,
    stepMs: rules.incrementMinutes * MINUTE_MS,
    earliest: Math.max(nowMs + rules.leadMinutes * MINUTE_MS, firstInstantOfDay(table, firstDay)),
    end: firstInstantOfDay(table, lastDay + 1),
  };
  // A block of the day before may cross midnight, and a visit may run on into the days after.
  const days = { first: firstDay - 1, last: lastDay + 1 + Math.floor(durationMs / DAY_MS) };
  const { runs, open } = openTime(blocksByDay(rules, days), table, days, limits.stepMs);
  // A start at `busy end + buffer` is free again, and so is one whose visit and buffer end when the busy time begins.
  const taken = mergeRanges(busy, durationMs + bufferMs - 1, bufferMs);
  return collectStarts(runs, open, taken, limits);
}

/**
 * Whether a visit can be booked at an instant: exactly when {@link listSlots} lists it.
 * @param startMs epoch milliseconds
 * @throws RangeError when a rule or the zone is not valid
 */
export function isBookable(rules: SlotRules, busy: BusyRanges, startMs: number, nowMs: number): boolean {
  const date = writeDate(Math.floor(wallOfInstant(zoneTable(rules.timeZone), startMs) / DAY_MS));
  return listSlots(rules, busy, { from: date, to: date }, nowMs).includes(startMs);
}

/**
 * Sorted starts by the date, `YYYY-MM-DD`, that they have in a zone (the client's, say), in order.
 * @throws RangeError when the zone is unknown
 */
export function groupByDate(starts: readonly number[], timeZone: string): Map<string, number[]> {
  const table = zoneTable(timeZone);
  const byDay = new Map<number, number[]>();
  for (const start of starts) {
    const day = Math.floor(wallOfInstant(table, start) / DAY_MS);
    const sameDay = byDay.get(day);
    if (sameDay) sameDay.push(start);
    else byDay.set(day, [start]);
  }
  return new Map(Array.from(byDay, ([day, list]) => [writeDate(day), list]));
}

function checkRules(rules: SlotRules): void {
  const check = (name: keyof SlotRules, least: number) => {
    const value = rules[name] ?? 0;
    if (!Number.isSafeInteger(value) || (value as number) < least) throw new RangeError(`${name} cannot be ${value}`);
  };
  check('durationMinutes', 1);
  check('incrementMinutes', 1);
  check('bufferMinutes', 0);
  check('leadMinutes', 0);
  check('horizonDays', 0);
}

/** What is open on a day, counted from the epoch: of its date where that is an exception, else of its weekday. */
function blocksByDay(rules: SlotRules, days: { first: number; last: number }): (day: number) => readonly DayBlock[] {
  const { hours, exceptions, serviceHours = [] } = rules;
  const week = commonBlocks([hours, ...serviceHours]);
  const others = new Map<number, DayBlock[]>();
  for (const [date, blocks] of exceptions ?? []) {
    const day = parseDate(date);
    if (day < days.first || day > days.last) continue;
    others.set(day, commonBlocksOn(weekdayOf(day), blocks, serviceHours));
  }
  return (day) => others.get(day) ?? week[weekdayOf(day)]!;
}

/** Working time of several days as instants, with the runs of starts that begin in it. */
function openTime(
  blocksOn: (day: number) => readonly DayBlock[],
  table: ZoneTable,
  days: { first: number; last: number },
  stepMs: number,
): { runs: Run[]; open: Ranges } {
  const runs: Run[] = [];
  const openPairs: number[] = [];
  let segment = segmentAt(table, days.first * DAY_MS - WIDEST_OFFSET_MS);
  for (let day = days.first; day <= days.last; day += 1) {
    const midnight = day * DAY_MS;
    segment = segmentOfWall(table, midnight, segment);
    for (const block of blocksOn(day)) {
      addBlock({ start: midnight + block.start, end: midnight + block.end }, table, segment, stepMs, runs, openPairs);
    }
  }
  return { runs, open: mergeRanges(openPairs) };
}

/** Cuts a block of wall time where the offset changes: a skipped stretch drops out, a repeated one counts twice. */
function addBlock(
  block: DayBlock,
  { starts, offsets }: ZoneTable,
  segment: number,
  stepMs: number,
  runs: Run[],
  openPairs: number[],
): void {
  for (let index = segment; index < starts.length && starts[index]! + offsets[index]! < block.end; index += 1) {
    const offset = offsets[index]!;
    const from = Math.max(block.start, starts[index]! + offset);
    const to = index + 1 < starts.length ? Math.min(block.end, starts[index + 1]! + offset) : block.end;
    if (from >= to) continue;
    openPairs.push(from - offset, to - offset);
    const first = block.start + Math.ceil((from - block.start) / stepMs) * stepMs;
    if (first < to) runs.push({ first: first - offset, end: to - offset });
  }
}

function collectStarts(runs: readonly Run[], open: Ranges, taken: Ranges, limits: Limits): number[] {
  const { durationMs, stepMs, earliest } = limits;
  const found: number[] = [];
  let ordered = true;
  for (const run of runs) {
    const openEnd = open.ends[firstEndingAfter(open, run.first)]!;
    const end = Math.min(run.end, limits.end, openEnd - durationMs + 1);
    let at = run.first < earliest ? run.first + Math.ceil((earliest - run.first) / stepMs) * stepMs : run.first;
    if (at >= end) continue;
    if (found.length > 0 && at <= found[found.length - 1]!) ordered = false;
    let next = firstEndingAfter(taken, at);
    while (at < end) {
      while (next < taken.ends.length && taken.ends[next]! <= at) next += 1;
      if (next < taken.ends.length && taken.starts[next]! <= at) {
        at += Math.ceil((taken.ends[next]! - at) / stepMs) * stepMs;
      } else {
        found.push(at);
        at += stepMs;
      }
    }
  }
  // Only blocks that overlap, or several inside a repeated hour, give runs out of order or twice the same start.
  return ordered ? found : [...new Set(found)].sort((one, other) => one - other);
}
