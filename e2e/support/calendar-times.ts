/** The zone of practices in journeys. */
export const ZONE = 'America/New_York';
export const HOUR_MS = 3_600_000;

/** 16:00 UTC, which is 11:00 or 12:00 in New York: the same date in both zones at any time of day. @returns epoch ms */
export const lateMorning = (daysAhead: number) =>
  (Math.floor(Date.now() / 86_400_000) + daysAhead) * 86_400_000 + 16 * HOUR_MS;

/** Such as `9:00 AM`. */
export function clock(epochMs: number): string {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });
  return format.format(epochMs).replaceAll('\u202f', ' ');
}

/** Such as `9 – 10:30 AM`, as the calendar writes it. */
export function shortRange(startMs: number, endMs: number): string {
  const [from, to] = [startMs, endMs].map((at) => clock(at).replace(':00', '')) as [string, string];
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} – ${to}`;
}

const wall = (epochMs: number) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE }).format(epochMs);
/** `YYYY-MM-DD` */
export const dayOf = (epochMs: number) => wall(epochMs).slice(0, 10);
/** `HH:mm` */
export const hourOf = (epochMs: number) => wall(epochMs).slice(11, 16);
