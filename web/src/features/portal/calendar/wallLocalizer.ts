import type { DateLocalizer as Localizer, DateLocalizerSpec, Formats } from 'react-big-calendar';
import { DateLocalizer } from './bigCalendar.js';

const MS = { milliseconds: 1, seconds: 1_000, minutes: 60_000, hours: 3_600_000, day: 86_400_000, week: 604_800_000 };
type FixedUnit = keyof typeof MS;
type Unit = FixedUnit | 'month' | 'year';
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The calendar's arithmetic on wall dates (wallDates.ts). Every function reads and writes UTC fields, where each day
 * has 24 hours; the localizers that come with the calendar use the browser's zone or a global setting.
 * @param firstWeekday 0 for Sunday, 1 for Monday
 */
export function createWallLocalizer(firstWeekday: Weekday): Localizer {
  const spec = {
    firstOfWeek: () => firstWeekday,
    // What FORMATS does not name are titles of the calendar's own toolbar, which is not shown.
    format: () => '',
    formats: FORMATS,
    ...arithmeticOf(firstWeekday),
    ...comparisonsOf(firstWeekday),
    ...WITHIN_A_DAY,
    ...EVENTS,
  };
  // The published types describe the date-arithmetic functions that these replace, overloads included.
  return new DateLocalizer(spec as unknown as DateLocalizerSpec);
}

function arithmeticOf(firstWeekday: Weekday) {
  const startOf = (date: Date, unit: Unit = 'milliseconds') => startOfUnit(date, unit, firstWeekday);
  const endOf = (date: Date, unit: Unit) => new Date(+addUnits(startOf(date, unit), 1, unit) - 1);
  const firstVisibleDay = (date: Date) => startOf(startOf(date, 'month'), 'week');
  const lastVisibleDay = (date: Date) => endOf(endOf(date, 'month'), 'week');
  return {
    startOf,
    endOf,
    add: addUnits,
    ceil: (date: Date, unit: Unit) => ceilDate(date, unit, firstWeekday),
    range: (from: Date, to: Date, unit: Unit = 'day') => range(from, to, unit),
    firstVisibleDay,
    lastVisibleDay,
    visibleDays: (date: Date) => range(firstVisibleDay(date), lastVisibleDay(date), 'day'),
    min: (...dates: Date[]) => new Date(Math.min(...dates.map(Number))),
    max: (...dates: Date[]) => new Date(Math.max(...dates.map(Number))),
    diff: (a: Date, b: Date, unit: FixedUnit = 'day') => Math.floor((+b - +a) / MS[unit]),
  };
}

function comparisonsOf(firstWeekday: Weekday) {
  const at = (date: Date, unit: Unit = 'milliseconds') => +startOfUnit(date, unit, firstWeekday);
  const compare = (test: (a: number, b: number) => boolean) => (a: Date, b: Date, unit?: Unit) =>
    test(at(a, unit), at(b, unit));
  return {
    eq: compare((a, b) => a === b),
    neq: compare((a, b) => a !== b),
    lt: compare((a, b) => a < b),
    lte: compare((a, b) => a <= b),
    gt: compare((a, b) => a > b),
    gte: compare((a, b) => a >= b),
    // What ends at midnight is not on the day that begins there.
    inRange: (date: Date, min: Date, max: Date, unit: Unit = 'day') =>
      at(date, unit) >= at(min, unit) && at(date, unit) <= at(+max > +min ? new Date(+max - 1) : max, unit),
    isSameDate: (a: Date, b: Date) => at(a, 'day') === at(b, 'day'),
  };
}

const midnight = (date: Date) => Math.floor(+date / MS.day) * MS.day;

/** Every day has 24 hours and no offset changes. */
const WITHIN_A_DAY = {
  merge: (date: Date, time: Date) => new Date(midnight(date) + (+time - midnight(time))),
  getSlotDate: (day: Date, minutes: number, offset: number) =>
    new Date(midnight(day) + (minutes + offset) * MS.minutes),
  getTotalMin: (a: Date, b: Date) => Math.floor((+b - +a) / MS.minutes),
  minutes: (date: Date) => date.getUTCMinutes(),
  getMinutesFromMidnight: (date: Date) => Math.floor((+date - midnight(date)) / MS.minutes),
  getTimezoneOffset: () => 0,
  getDstOffset: () => 0,
};

const EVENTS = {
  continuesPrior: (start: Date, first: Date) => +start < +first,
  continuesAfter: (_start: Date, end: Date, last: Date) => +end > +last,
  daySpan: (start: Date, end: Date) => (+ceilDate(end, 'day', 0) - midnight(start)) / MS.day,
  sortEvents: ({ evtA, evtB }: { evtA: Span; evtB: Span }) => +evtA.start - +evtB.start || +evtB.end - +evtA.end,
  inEventRange: ({ event, range: shown }: { event: Span; range: Span }) =>
    midnight(event.start) <= midnight(shown.end) && +event.end > +shown.start,
  startAndEndAreDateOnly: () => false,
};

interface Span {
  start: Date;
  end: Date;
}

function startOfUnit(date: Date, unit: Unit, firstWeekday: Weekday): Date {
  if (unit === 'year') return new Date(Date.UTC(date.getUTCFullYear(), 0, 1));
  if (unit === 'month') return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
  if (unit === 'week') {
    const day = startOfUnit(date, 'day', firstWeekday);
    return new Date(+day - ((day.getUTCDay() - firstWeekday + 7) % 7) * MS.day);
  }
  return new Date(Math.floor(+date / MS[unit]) * MS[unit]);
}

function ceilDate(date: Date, unit: Unit, firstWeekday: Weekday): Date {
  const floor = startOfUnit(date, unit, firstWeekday);
  return +floor === +date ? floor : addUnits(floor, 1, unit);
}

function addUnits(date: Date, count: number, unit: Unit): Date {
  if (unit !== 'month' && unit !== 'year') return new Date(+date + count * MS[unit]);
  const moved = new Date(date);
  moved.setUTCMonth(date.getUTCMonth() + (unit === 'year' ? count * 12 : count));
  return moved;
}

function range(from: Date, to: Date, unit: Unit): Date[] {
  const all: Date[] = [];
  for (let at = from; at <= to; at = addUnits(at, 1, unit)) all.push(at);
  return all;
}

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: Date) => format.format(date).replaceAll('\u202f', ' ');
};
const time = formatter({ hour: 'numeric', minute: '2-digit' });
const weekdayName = formatter({ weekday: 'short' });
const hour = formatter({ hour: 'numeric' });

/** As short as the column of a week is narrow: `10 – 11:30 AM`. */
function shortRange(start: Date, end: Date): string {
  const [from, to] = [start, end].map((at) => time(at).replace(':00', '')) as [string, string];
  const sameHalf = from.slice(-2) === to.slice(-2);
  return `${sameHalf ? from.slice(0, -3) : from} – ${to}`;
}

const FORMATS: Formats = {
  dateFormat: formatter({ day: 'numeric' }),
  dayFormat: (date: Date) => `${weekdayName(date)} ${date.getUTCDate()}`,
  weekdayFormat: weekdayName,
  timeGutterFormat: hour,
  eventTimeRangeFormat: ({ start, end }) => shortRange(start, end),
  eventTimeRangeStartFormat: ({ start }) => `${time(start)} –`,
  eventTimeRangeEndFormat: ({ end }) => `– ${time(end)}`,
  selectRangeFormat: ({ start, end }) => `${time(start)} – ${time(end)}`,
};
