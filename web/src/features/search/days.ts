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

const SHORT = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Sat, Mar 6` */
export function shortDay(date: string): string {
  return SHORT.format(new Date(date));
}

/** What a range is called: `Today`, `This weekend`, `Sat, Mar 6`, `Sat, Mar 6 – Tue, Mar 9`. */
export function rangeLabel({ from, to }: DayRange, today: string): string {
  const known = dayChoices(today).find(({ range }) => range.from === from && range.to === to);
  if (known) return known.label;
  if (from && to) return from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;
  return from ? `From ${shortDay(from)}` : `Until ${shortDay(to ?? today)}`;
}

const WALL_DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const WALL_DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const WALL_TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/**
 * A free start in the words of a card: `Today 3:30 PM`, `Sat 11:00 AM`, `Mar 14, 9:00 AM`. The text carries the wall time
 * of the place and its offset, so no zone has to be known here.
 * @param startsAt ISO 8601 with an offset
 */
export function openingLabel(startsAt: string, today: string): string {
  const wall = new Date(`${startsAt.slice(0, 19)}Z`);
  const date = startsAt.slice(0, 10);
  const time = WALL_TIME.format(wall);
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (days === 0) return `Today ${time}`;
  if (days === 1) return `Tomorrow ${time}`;
  return days > 1 && days < 7 ? `${WALL_DAY.format(wall)} ${time}` : `${WALL_DATE.format(wall)}, ${time}`;
}

/** `Vancouver time` where clocks there show another time than here; empty where they agree. */
export function otherClock(startsAt: string, timeZone: string): string {
  const here = -new Date(startsAt).getTimezoneOffset();
  const offset = /([+-])(\d\d):(\d\d)$/.exec(startsAt);
  const there = offset ? Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3])) : 0;
  return here === there ? '' : `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}
