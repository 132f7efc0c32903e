import { addDays } from '@yarrow/time/wall-time';
import styles from './CalendarGrid.module.css';
import { toWallDate } from './wallDates.js';
import { hoursOfDay, type LocationHours } from './workingHours.js';

/** A location with its name for the legend. */
export interface NamedHours extends LocationHours {
  id: string;
  name: string;
}

/** When a location is open, in parts of a day: 0 at its begin, 1 at its end; hours may reach beyond both. */
interface OpenHours {
  /** Position among the locations that have hours. */
  place: number;
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;

/** Distinguishable marks of locations (CalendarGrid.module.css); further locations share them. */
const MARKS = [styles.place0, styles.place1, styles.place2, styles.place3];
export const MARK_COUNT = MARKS.length;

export const markOf = (place: number) => MARKS[place % MARK_COUNT];

/** Those whose hours the calendar shows. */
export function openLocations<L extends LocationHours>(locations: readonly L[]): L[] {
  return locations.filter(({ allHours, hoursExceptions }) =>
    [...allHours, ...hoursExceptions].some(({ hours }) => hours.length > 0),
  );
}

/** A part of a day, from 0 at its begin to 1 at its end, and how it looks. */
export interface HoursBlock {
  from: number;
  to: number;
  className: string;
}

/**
 * What a day of the calendar shows of working hours: shaded where no location is open, marked by the locations that are where
 * there are several. Nothing is shaded for a practice that has not said when it is open. Days are given by their first moment
 * as a wall date (wallDates.ts).
 */
export function hoursBlocks(zone: string, locations: readonly LocationHours[]): (day: Date) => readonly HoursBlock[] {
  const open = openLocations(locations);
  if (open.length === 0) return () => [];
  const known = new Map<number, readonly HoursBlock[]>();
  return (day) => {
    const start = +day;
    const found = known.get(start) ?? blocksOfDay(start, zone, open);
    known.set(start, found);
    return found;
  };
}

function blocksOfDay(start: number, zone: string, open: readonly LocationHours[]): HoursBlock[] {
  const hours = open
    .flatMap((location, place) => hoursAround(start, zone, location, place))
    .map(({ place, from, to }) => ({ place, from: Math.max(from, 0), to: Math.min(to, 1) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  const marks =
    open.length > 1 ? hours.map(({ place, from, to }) => ({ from, to, className: markOf(place) ?? '' })) : [];
  return [...closedBetween(hours), ...marks];
}

/** A location's day may reach into two of the practice's. */
function hoursAround(start: number, zone: string, location: LocationHours, place: number): OpenHours[] {
  const today = new Date(start).toISOString().slice(0, 10);
  const partOfDay = (epochMs: number) => (+toWallDate(epochMs, zone) - start) / DAY_MS;
  return [addDays(today, -1), today, addDays(today, 1)]
    .flatMap((day) => hoursOfDay(day, location))
    .map(({ from, to }) => ({ place, from: partOfDay(from), to: partOfDay(to) }));
}

/** @param hours in order of their begin */
function closedBetween(hours: readonly { from: number; to: number }[]): HoursBlock[] {
  const blocks: HoursBlock[] = [];
  let until = 0;
  for (const { from, to } of [...hours, { from: 1, to: 1 }]) {
    if (from > until) blocks.push({ from: until, to: from, className: styles.closed ?? '' });
    until = Math.max(until, to);
  }
  return blocks;
}
