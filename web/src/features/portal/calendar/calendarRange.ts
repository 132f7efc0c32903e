import { addDays, addMonths, startOfDay, weekday } from '@yarrow/time/wall-time';

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Days of the practice's calendar, `YYYY-MM-DD`; `to` is the day after the last. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The days that belong to a view.
 * @param firstWeekday 0 for Sunday, 1 for Monday
 */
export function daysOf(view: CalendarView, date: string, firstWeekday: number): DayRange {
  if (view === 'day') return { from: date, to: addDays(date, 1) };
  if (view === 'week') {
    const from = addDays(date, -((weekday(date) - firstWeekday + 7) % 7));
    return { from, to: addDays(from, 7) };
  }
  const from = `${date.slice(0, 7)}-01`;
  return { from, to: addMonths(from, 1) };
}

/** The same place so many units later, negative for earlier. */
export function step(view: CalendarView, date: string, units: number): string {
  if (view === 'month') return addMonths(date, units);
  return addDays(date, view === 'week' ? units * 7 : units);
}

/** What is fetched for a view: its days with one unit before and after, at most 92 days. */
export function fetchedDays(view: CalendarView, date: string, firstWeekday: number): DayRange {
  const { from, to } = daysOf(view, date, firstWeekday);
  return view === 'month'
    ? { from: addMonths(from, -1), to: addMonths(to, 1) }
    : { from: step(view, from, -1), to: step(view, to, 1) };
}

/** First instant of the range and of the day after it, in the practice's zone. */
export function instantsOf({ from, to }: DayRange, zone: string): { from: string; to: string } {
  const iso = (date: string) => new Date(startOfDay(date, zone)).toISOString();
  return { from: iso(from), to: iso(to) };
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const DAY = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const MONTH = format({ month: 'long', year: 'numeric' });
const WEEK = format({ month: 'short', day: 'numeric', year: 'numeric' });

/** What the toolbar says is shown: `Friday, November 20, 2026`, `Nov 15 – 21, 2026`, `November 2026`. */
export function titleOf(view: CalendarView, date: string, firstWeekday: number): string {
  const { from, to } = daysOf(view, date, firstWeekday);
  if (view === 'day') return DAY.format(utc(from));
  if (view === 'month') return MONTH.format(utc(from));
  // The range formatter writes shared parts once, with thin spaces around its dash.
  return WEEK.formatRange(utc(from), utc(addDays(to, -1))).replaceAll('\u2009', ' ');
}

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
