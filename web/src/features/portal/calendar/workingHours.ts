import { addDays, startOfDay, toInstant } from '@yarrow/time/wall-time';
import type { DayRange } from './calendarRange.js';
import { toWallDate } from './wallDates.js';

/** A location with its hours by weekday, Sunday 0; `HH:mm` in its own zone, up to `24:00`. */
export interface LocationHours {
  timeZone: string;
  allHours: readonly { weekDay: number; hours: readonly Block[] }[];
  /** Dates, `YYYY-MM-DD` in its zone, with other hours than their weekday; none: closed. */
  hoursExceptions: readonly { date: string; hours: readonly Block[] }[];
}

interface Block {
  startsAt: string;
  endsAt: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** What is seen above the present moment, and above the first hour, so that its label is not cut. */
const ABOVE_NOW_MS = 60 * MINUTE_MS;
const ABOVE_OPENING_MS = 15 * MINUTE_MS;
/** Where the day begins for a practice without hours, ms after midnight. */
const USUAL_OPENING_MS = 8 * 60 * MINUTE_MS;

export interface OpeningFacts {
  /** The days that are shown. */
  days: DayRange;
  /** `YYYY-MM-DD` in the practice's zone. */
  today: string;
  zone: string;
  locations: readonly LocationHours[];
  nowMs: number;
}

/**
 * The wall date (wallDates.ts) that a calendar is scrolled to when it appears: the current time, or the first working hour
 * when now is outside the day's hours. Of days without today, the earliest of their first hours.
 */
export function openingTime({ days, today, zone, locations, nowMs }: OpeningFacts): Date {
  const todaysHours = today >= days.from && today < days.to ? hoursOf(today, locations) : undefined;
  if (todaysHours && nowMs >= todaysHours.from && nowMs < todaysHours.to) {
    return earlierThatDay(toWallDate(nowMs, zone), ABOVE_NOW_MS);
  }
  const shown = todaysHours ? [todaysHours] : daysIn(days).map((day) => hoursOf(day, locations));
  const openings = shown.flatMap((hours) => (hours ? [sinceMidnight(toWallDate(hours.from, zone))] : []));
  const opening = openings.length > 0 ? Math.min(...openings) : USUAL_OPENING_MS;
  return earlierThatDay(new Date(Date.parse(days.from) + opening), ABOVE_OPENING_MS);
}

/** From the first opening of any location to the last closing, epoch ms; undefined on a closed day. */
function hoursOf(day: string, locations: readonly LocationHours[]): { from: number; to: number } | undefined {
  const blocks = locations.flatMap((location) => hoursOfDay(day, location));
  if (blocks.length === 0) return undefined;
  return { from: Math.min(...blocks.map(({ from }) => from)), to: Math.max(...blocks.map(({ to }) => to)) };
}

/** When a location opens and closes on a day of its own, epoch ms. */
export function hoursOfDay(day: string, location: LocationHours): { from: number; to: number }[] {
  const { timeZone, allHours, hoursExceptions } = location;
  const weekDay = new Date(day).getUTCDay();
  const exception = hoursExceptions.find(({ date }) => date === day);
  const blocks = exception?.hours ?? allHours.filter((one) => one.weekDay === weekDay).flatMap(({ hours }) => hours);
  return blocks.map(({ startsAt, endsAt }) => ({
    from: at(day, startsAt, timeZone),
    to: at(day, endsAt, timeZone),
  }));
}

function at(day: string, time: string, zone: string): number {
  return time === '24:00' ? startOfDay(addDays(day, 1), zone) : toInstant(`${day}T${time}`, zone);
}

function daysIn({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** So much earlier, but not on the day before. */
function earlierThatDay(wallDate: Date, ms: number): Date {
  return new Date(+wallDate - Math.min(ms, sinceMidnight(wallDate)));
}

function sinceMidnight(wallDate: Date): number {
  return +wallDate % DAY_MS;
}
