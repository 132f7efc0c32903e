import { clockName } from '@yarrow/time/zone-name';
import { utcFormat } from '../../lib/utcFormat.js';

/** Days as the search page names them; all arithmetic is on calendar days, none on clocks. */

/** Openings are known that far ahead. */
const DAYS_AHEAD = 13;
const DAY_MS = 86_400_000;

export interface DayRange {
  from: string | undefined;
  to: string | undefined;
}

/** Today where the browser is, `YYYY-MM-DD`. */
export function browserToday(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function lastKnownDay(today: string): string {
  return addDays(today, DAYS_AHEAD);
}

/** The choices that need no calendar. On a weekend it is that weekend, what is left of it. */
export function dayChoices(today: string): { value: string; label: string; range: DayRange }[] {
  const weekday = new Date(Date.parse(today)).getUTCDay();
  const saturday = weekday === 0 ? today : addDays(today, 6 - weekday);
  const sunday = weekday === 0 ? today : addDays(saturday, 1);
  const tomorrow = addDays(today, 1);
  return [
    { value: 'today', label: 'Today', range: { from: today, to: today } },
    { value: 'tomorrow', label: 'Tomorrow', range: { from: tomorrow, to: tomorrow } },
    { value: 'week', label: 'Next 7 days', range: { from: today, to: addDays(today, 6) } },
    { value: 'weekend', label: 'This weekend', range: { from: saturday, to: sunday } },
  ];
}

const shortDayName = utcFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** `Sat, Mar 6` */
export function shortDay(date: string): string {
  return shortDayName(new Date(date));
}

/** What a range is called: `Today`, `This weekend`, `Sat, Mar 6`, `Sat, Mar 6 – Tue, Mar 9`. */
export function rangeLabel({ from, to }: DayRange, today: string): string {
  const known = dayChoices(today).find(({ range }) => range.from === from && range.to === to);
  if (known) return known.label;
  if (from && to) return from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;
  return from ? `From ${shortDay(from)}` : `Until ${shortDay(to ?? today)}`;
}

const wallDay = utcFormat({ weekday: 'short' });
const wallDate = utcFormat({ month: 'short', day: 'numeric' });
const wallTime = utcFormat({ hour: 'numeric', minute: '2-digit' });

/** A free start on the clock of its place. */
export interface FreeStart {
  /** ISO 8601 with the offset of the place */
  startsAt: string;
  timeZone: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** `2027-03-02 15:30` in a zone; undefined where the browser does not know it. */
function clockIn(timeZone: string, instant: number): string | undefined {
  try {
    // Sweden writes dates as ISO 8601 does.
    const clock =
      clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
    clocks.set(timeZone, clock);
    return clock.format(instant);
  } catch {
    return undefined;
  }
}

/**
 * The date at a place, `YYYY-MM-DD`. The browser's rules of zones count where they agree with the server about the start,
 * which newer rules may decide; elsewhere its offset does, right but for an hour when clocks change before it. The product's
 * own table of zones would be a twentieth of the page.
 */
function dateAt({ startsAt, timeZone }: FreeStart, nowMs: number): string {
  const agrees = clockIn(timeZone, Date.parse(startsAt)) === startsAt.slice(0, 16).replace('T', ' ');
  const shifted = new Date(nowMs + offsetMinutes(startsAt) * 60_000).toISOString();
  return ((agrees && clockIn(timeZone, nowMs)) || shifted).slice(0, 10);
}

/**
 * A free start in the words of a card: `Today 3:30 PM`, `Sat 11:00 AM`, `Mar 14, 9:00 AM`. Day and time are those of the
 * place, wherever the reader is, so that the first HTML says what the browser says.
 */
export function openingLabel(start: FreeStart, nowMs: number): string {
  const { startsAt } = start;
  const today = dateAt(start, nowMs);
  const wall = new Date(`${startsAt.slice(0, 19)}Z`);
  const date = startsAt.slice(0, 10);
  const time = wallTime(wall);
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (days === 0) return `Today ${time}`;
  if (days === 1) return `Tomorrow ${time}`;
  return days > 1 && days < 7 ? `${wallDay(wall)} ${time}` : `${wallDate(wall)}, ${time}`;
}

/** `Vancouver time` where clocks there show another time than here; empty where they agree. */
export function otherClock({ startsAt, timeZone }: FreeStart): string {
  const here = -new Date(startsAt).getTimezoneOffset();
  const there = offsetMinutes(startsAt);
  return here === there ? '' : (clockName(timeZone) ?? `GMT${startsAt.slice(-6)}`);
}

/** East of Greenwich, of a time in ISO 8601 with an offset. */
function offsetMinutes(startsAt: string): number {
  const offset = /([+-])(\d\d):(\d\d)$/.exec(startsAt);
  return offset ? Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3])) : 0;
}
