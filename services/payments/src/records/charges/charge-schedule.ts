import { toInstant, todayIn } from '@yarrow/time/wall-time';

const HOUR_MS = 3_600_000;
const CHARGE_TIME = '06:00';

/** After a failed charge: again after 4 hours, then after 24; then it is for the practitioner or the client to act. */
const RETRY_DELAYS_MS = [4 * HOUR_MS, 24 * HOUR_MS];

/**
 * When a scheduled charge is due: at 06:00 on the day of the appointment in the practice's zone, or at its start when that is
 * earlier.
 * @throws RangeError when the zone is unknown
 */
export function chargeDueAt(startsAt: Date, zone: string): Date {
  const day = todayIn(zone, startsAt.getTime());
  return new Date(Math.min(toInstant(`${day}T${CHARGE_TIME}`, zone), startsAt.getTime()));
}

/**
 * When a charge that failed is tried again.
 * @param tries how many have failed
 * @returns undefined when it stays failed
 */
export function retryAt(tries: number, now: Date): Date | undefined {
  const delay = RETRY_DELAYS_MS[tries - 1];
  return delay === undefined ? undefined : new Date(now.getTime() + delay);
}
