import { addDays, addMonths, weekday } from '@yarrow/time/wall-time';
import { utcFormat } from '../../lib/utcFormat.js';

/** `YYYY-MM`. */
export type Month = string;

export function monthOf(date: string): Month {
  return date.slice(0, 7);
}

export function firstDay(month: Month): string {
  return `${month}-01`;
}

export function lastDay(month: Month): string {
  return addDays(addMonths(firstDay(month), 1), -1);
}

export function shiftMonth(month: Month, months: number): Month {
  return monthOf(addMonths(firstDay(month), months));
}

/** The weeks of a month, Sunday first; days of other months are undefined. */
export function weeksOf(month: Month): (string | undefined)[][] {
  const blanks = weekday(firstDay(month));
  const days = Number(lastDay(month).slice(8));
  const cells = Array.from({ length: Math.ceil((blanks + days) / 7) * 7 }, (_, cell) => {
    const day = cell - blanks + 1;
    return day >= 1 && day <= days ? `${month}-${String(day).padStart(2, '0')}` : undefined;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

const monthName = utcFormat({ month: 'long', year: 'numeric' });
const dayName = utcFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** `December 2026` */
export function monthTitle(month: Month): string {
  return monthName(new Date(`${month}-01T00:00:00Z`));
}

/** `Tuesday, December 1` */
export function dayTitle(date: string): string {
  return dayName(new Date(`${date}T00:00:00Z`));
}

const fullDayName = utcFormat({ dateStyle: 'full' });

/** `Tuesday, December 1, 2026` */
export function fullDayTitle(date: string): string {
  return fullDayName(new Date(`${date}T00:00:00Z`));
}

/** `Saturday, November 28, 2026, 6 times available` */
export function timesOfDay(date: string, count: number): string {
  const times = count === 0 ? 'no times' : count === 1 ? '1 time available' : `${count} times available`;
  return `${fullDayTitle(date)}, ${times}`;
}

const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day that a key leads to from another, or undefined for other keys. */
export function dayByKey(key: string, from: string): string | undefined {
  const days = MOVES[key];
  if (days !== undefined) return addDays(from, days);
  if (key === 'PageUp') return addMonths(from, -1);
  if (key === 'PageDown') return addMonths(from, 1);
  if (key === 'Home') return addDays(from, -weekday(from));
  return key === 'End' ? addDays(from, 6 - weekday(from)) : undefined;
}
