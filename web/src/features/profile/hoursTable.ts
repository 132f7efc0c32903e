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
    const hours =
      blocks.length === 0 ? ['Closed'] : blocks.map((block) => `${clock(block.startsAt)} – ${clock(block.endsAt)}`);
    const last = rows.at(-1);
    if (last && last.hours.join() === hours.join()) last.last = weekDay;
    else rows.push({ first: weekDay, last: weekDay, hours });
  }
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? DAYS[first]! : `${DAYS[first]} – ${DAYS[last]}`,
    hours,
  }));
}

/** `09:30` as `9:30 AM`; `24:00` is midnight. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour % 24 < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}
