import { MINUTE_MS, readClock } from './civil.js';

/**
 * One stretch of open time in wall time, `HH:mm`. `24:00` ends a block at midnight; a block that ends before it starts
 * runs into the next day; one that ends when it starts is empty.
 */
export interface HoursBlock {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Blocks by weekday, Sunday first: seven lists, any of them empty. */
export type WeeklyHours = readonly (readonly HoursBlock[])[];

/** Blocks of a date, `YYYY-MM-DD`, in the place of those of its weekday; none: closed. */
export type HoursExceptions = ReadonlyMap<string, readonly HoursBlock[]>;

/** A block in wall milliseconds from the midnight that begins its weekday. */
export interface DayBlock {
  readonly start: number;
  readonly end: number;
}

const DAYS = 7;
const DAY_MINUTES = 1_440;

/**
 * What is open under every one of several weekly hours, by weekday. A block that two of them share in part begins where
 * the later one begins.
 * @throws RangeError when a block is not written `HH:mm` or there are not seven weekdays
 */
export function commonBlocks(hours: readonly WeeklyHours[]): DayBlock[][] {
  const [first = [], ...others] = hours.map(readWeek);
  return others.reduce(intersect, first);
}

/**
 * The same for one date whose first hours are other than its weekday's; the others' are those of the week. A block belongs
 * to the date on which it begins.
 * @param first in the place of the weekday's
 * @throws RangeError as {@link commonBlocks}
 */
export function commonBlocksOn(
  weekday: number,
  first: readonly HoursBlock[],
  others: readonly WeeklyHours[],
): DayBlock[] {
  const week = Array.from({ length: DAYS }, (_, day) => (day === weekday ? first : []));
  return commonBlocks([week, ...others])[weekday]!;
}

function readWeek(hours: WeeklyHours): DayBlock[][] {
  if (hours.length !== DAYS) throw new RangeError(`Weekly hours need ${DAYS} weekdays, not ${hours.length}`);
  return hours.map((blocks) => blocks.map(readBlock).filter(({ start, end }) => start < end));
}

function readBlock({ startsAt, endsAt }: HoursBlock): DayBlock {
  const start = readEdge(startsAt);
  const end = readEdge(endsAt);
  return { start: start * MINUTE_MS, end: (end < start ? end + DAY_MINUTES : end) * MINUTE_MS };
}

function readEdge(text: string): number {
  const minutes = text === '24:00' ? DAY_MINUTES : readClock(text);
  if (minutes === undefined) throw new RangeError(`Not a time of day: ${text}`);
  return minutes;
}

/** Blocks reach into the next day, so those of the day before and after count too. */
function intersect(one: DayBlock[][], other: DayBlock[][]): DayBlock[][] {
  return one.map((blocks, day) =>
    blocks.flatMap((block) =>
      [-1, 0, 1].flatMap((shift) => {
        const shiftMs = shift * DAY_MINUTES * MINUTE_MS;
        return other[(day + shift + DAYS) % DAYS]!.map(({ start, end }) => ({
          start: Math.max(block.start, start + shiftMs),
          end: Math.min(block.end, end + shiftMs),
        })).filter(({ start, end }) => start < end);
      }),
    ),
  );
}
