import { addDays, startOfDay, toInstant, todayIn } from '@yarrow/time/wall-time';

const SUMMARY_TIME = '18:00';

/** Returns when the next summary of charges is sent: at 18:00 of the practice's zone, later than `nowMs`. */
export function nextSummaryAt(nowMs: number, zone: string): Date {
  const today = todayIn(zone, nowMs);
  const evening = toInstant(`${today}T${SUMMARY_TIME}`, zone);
  return new Date(evening > nowMs ? evening : toInstant(`${addDays(today, 1)}T${SUMMARY_TIME}`, zone));
}

/** Returns the day after `dueAt` in a zone, with its first moment and that of the day behind it. */
export function summarisedDay(dueAt: Date, zone: string): { day: string; from: Date; to: Date } {
  const day = addDays(todayIn(zone, dueAt.getTime()), 1);
  return { day, from: new Date(startOfDay(day, zone)), to: new Date(startOfDay(addDays(day, 1), zone)) };
}
