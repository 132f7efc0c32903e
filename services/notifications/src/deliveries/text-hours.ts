import { addDays, toInstant, toWall } from '@yarrow/time/wall-time';

/** Local hours of the recipient for text messages that do not answer an action of the client. E-mail has no such limit. */
const [FIRST, LAST] = ['08:00', '21:00'];
/** Used if the zone of the recipient is unknown. */
const UNKNOWN_ZONE = 'UTC';

/**
 * Returns when to send a text message that is due at `at`: then, or at the last permitted time before.
 * @param at epoch milliseconds
 * @param zone IANA zone of the recipient
 */
export function textNoLaterThan(at: number, zone: string): number {
  const { date, time } = clockOf(at, zone);
  if (time < FIRST) return momentOf(addDays(date, -1), LAST, zone);
  return time < LAST ? at : momentOf(date, LAST, zone);
}

/** Returns when to send a text message that may be delayed: at `at`, or at the first permitted time after. Arguments as above. */
export function textNoEarlierThan(at: number, zone: string): number {
  const { date, time } = clockOf(at, zone);
  if (time < FIRST) return momentOf(date, FIRST, zone);
  return time < LAST || at === momentOf(date, LAST, zone) ? at : momentOf(addDays(date, 1), FIRST, zone);
}

/** Delays a planned text message until permitted hours. @param zone IANA zone of the recipient */
export function textByDay<P extends { sendAt: number }>(planned: P, zone: string): P {
  return { ...planned, sendAt: textNoEarlierThan(planned.sendAt, zone) };
}

function clockOf(at: number, zone: string): { date: string; time: string } {
  const [date = '', time = ''] = toWall(at, zone || UNKNOWN_ZONE).split('T');
  return { date, time: time.slice(0, 5) };
}

const momentOf = (date: string, time: string, zone: string): number =>
  toInstant(`${date}T${time}`, zone || UNKNOWN_ZONE);
