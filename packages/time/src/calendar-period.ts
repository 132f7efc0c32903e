import { addDays, addMonths, startOfDay, todayIn, weekday } from './wall-time.js';

/** Days by which lists of a practice are narrowed. */
export type PeriodName =
  'all_time' | 'this_week' | 'last_week' | 'this_month' | 'last_month' | 'this_year' | 'last_year';

/** From the first instant on, before the second. */
export interface Period {
  from: Date;
  to: Date;
}

/** Whose calendar counts. */
export interface Calendar {
  /** IANA. */
  timeZone: string;
  /** ISO 3166-1 alpha-2; weeks begin as is usual there. */
  country: string;
}

/** Newer engines have it as a method. */
interface WeekInfo {
  weekInfo?: { firstDay: number };
  getWeekInfo?: () => { firstDay: number };
}

const MONDAY = 1;

/** @returns undefined for all time */
export function periodOf(filter: PeriodName, { timeZone, country }: Calendar, now: Date): Period | undefined {
  if (filter === 'all_time') return undefined;
  const [first, after] = daysOf(filter, todayIn(timeZone, now.getTime()), country);
  return { from: new Date(startOfDay(first, timeZone)), to: new Date(startOfDay(after, timeZone)) };
}

/** First day of the period, and the first one after it. */
function daysOf(filter: Exclude<PeriodName, 'all_time'>, today: string, country: string): [string, string] {
  const week = addDays(today, -((weekday(today) - firstWeekday(country) + 7) % 7));
  const month = `${today.slice(0, 7)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  switch (filter) {
    case 'this_week':
      return [week, addDays(week, 7)];
    case 'last_week':
      return [addDays(week, -7), week];
    case 'this_month':
      return [month, addMonths(month, 1)];
    case 'last_month':
      return [addMonths(month, -1), month];
    case 'this_year':
      return [year, addMonths(year, 12)];
    case 'last_year':
      return [addMonths(year, -12), year];
  }
}

/** 0 for Sunday to 6 for Saturday. */
function firstWeekday(country: string): number {
  if (!/^[A-Z]{2}$/.test(country)) return MONDAY;
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & WeekInfo;
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY) % 7;
}
