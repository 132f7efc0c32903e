import { addMonths, formatOffsetDateTime, parseOffsetDateTime, toInstant, toWall } from '@yarrow/time/wall-time';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** A visit on the practice's clocks. An end that is not after the start is on the next day. */
export interface VisitTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  start: string;
  /** `HH:mm` */
  end: string;
}

/** What was clicked on the calendar: wall times `YYYY-MM-DDTHH:mm` of the practice. */
export interface ChosenSlot {
  start: string;
  end?: string | undefined;
}

/** A new item begins with the next full hour, and takes one. */
export function nextFullHour(zone: string, nowMs: number): VisitTime {
  const wall = toWall(nowMs + HOUR_MS, zone);
  return lasting({ date: wall.slice(0, 10), start: `${wall.slice(11, 13)}:00` }, 60);
}

export function slotTime({ start, end }: ChosenSlot): VisitTime {
  const [date, time] = [start.slice(0, 10), start.slice(11, 16)];
  return end ? { date, start: time, end: end.slice(11, 16) } : lasting({ date, start: time }, 60);
}

/** When a visit is that stands already; both are ISO 8601. */
export function timeOfVisit({ startsAt, endsAt }: { startsAt: string; endsAt: string }, zone: string): VisitTime {
  const [from, to] = [parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt)];
  const wall = toWall(from, zone);
  // A length is in minutes that pass, also where the clocks change on the way.
  return lasting({ date: wall.slice(0, 10), start: wall.slice(11, 16) }, (to - from) / MINUTE_MS);
}

/** Minutes on the clocks, 1 to 1440. */
export function minutesOf({ start, end }: Pick<VisitTime, 'start' | 'end'>): number {
  const minutes = (minuteOfDay(end) - minuteOfDay(start) + DAY_MINUTES) % DAY_MINUTES;
  return minutes || DAY_MINUTES;
}

/** The same start with another length. */
export function lasting<T extends { date: string; start: string }>(time: T, minutes: number): T & { end: string } {
  const end = (minuteOfDay(time.start) + minutes) % DAY_MINUTES;
  return { ...time, end: `${two(Math.floor(end / 60))}:${two(end % 60)}` };
}

/** Start and end as the API takes them: a length is in minutes that pass, also where the clocks change on the way. */
export function instantsOfVisit({ date, start, end }: VisitTime, zone: string): { startsAt: string; endsAt: string } {
  const from = toInstant(`${date}T${start}`, zone);
  const to = from + minutesOf({ start, end }) * MINUTE_MS;
  return { startsAt: formatOffsetDateTime(from, zone), endsAt: formatOffsetDateTime(to, zone) };
}

export const isWhole = ({ date, start, end }: VisitTime) => date !== '' && start !== '' && end !== '';

/** Default end of a series: a month ahead. */
export const monthAhead = (date: string) => (date ? addMonths(date, 1) : '');

const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const two = (value: number) => String(value).padStart(2, '0');
