import { utcFormat } from '../../lib/utcFormat.js';

export interface DayHours {
  /** 0 is Sunday. */
  weekDay: number;
  /** `HH:mm`, up to `24:00`. */
  hours: readonly { startsAt: string; endsAt: string }[];
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** A week as people read it begins on Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** Opening hours with equal neighbouring days joined: `Mon – Thu`, 9:00 AM – 5:00 PM. */
export function hoursTable(allHours: readonly DayHours[]): { days: string; hours: string[] }[] {
  const rows: { first: number; last: number; hours: string[] }[] = [];
  for (const weekDay of WEEK) {
    const blocks = allHours.find((day) => day.weekDay === weekDay)?.hours ?? [];
    const hours = hoursTexts(blocks);
    const last = rows.at(-1);
    if (last && last.hours.join() === hours.join()) last.last = weekDay;
    else rows.push({ first: weekDay, last: weekDay, hours });
  }
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? DAYS[first]! : `${DAYS[first]} – ${DAYS[last]}`,
    hours,
  }));
}

/** More are for the booking page, which shows every day. */
const SHOWN_DATES = 5;

/** The next dates that have other hours than their weekday: `Fri, Dec 25`, Closed. */
export function comingDates(exceptions: readonly { date: string; hours: DayHours['hours'] }[]) {
  return exceptions.slice(0, SHOWN_DATES).map(({ date, hours }) => ({
    day: DAY(new Date(date)),
    hours: hoursTexts(hours),
  }));
}

const DAY = utcFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** `9:00 AM – 5:00 PM` for each stretch, or that it is closed. */
export function hoursTexts(blocks: DayHours['hours']): string[] {
  if (blocks.length === 0) return ['Closed'];
  return blocks.map((block) => `${clock(block.startsAt)} – ${clock(block.endsAt)}`);
}

/** `09:30` as `9:30 AM`; `24:00` is midnight. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour % 24 < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}
