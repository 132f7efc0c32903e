const DAY_MS = 86_400_000;
const DAYS_BEHIND = 1;
/** Longer than anybody can book ahead. */
const DAYS_AHEAD = 400;

/** What is read of a calendar, epoch milliseconds. */
export function windowAt(now: Date): { from: number; to: number } {
  const day = Math.floor(now.getTime() / DAY_MS);
  return { from: (day - DAYS_BEHIND) * DAY_MS, to: (day + DAYS_AHEAD) * DAY_MS };
}
