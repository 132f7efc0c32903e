import { addDays, toInstant, toWall } from '@yarrow/time/wall-time';

/** Texts that nobody waits for go out between these times of the recipient's clock. Mail has no such hours. */
const [FIRST, LAST] = ['08:00', '21:00'];
/** Of a practice or a client whose zone is not known. */
const UNKNOWN_ZONE = 'UTC';

/**
 * When a text goes out that has to arrive before something: at its time, else at the last moment before it.
 * @param at epoch milliseconds
 * @param zone IANA zone of the recipient
 */
export function textNoLaterThan(at: number, zone: string): number {
  const { date, time } = clockOf(at, zone);
  if (time < FIRST) return momentOf(addDays(date, -1), LAST, zone);
  return time < LAST ? at : momentOf(date, LAST, zone);
}

/** When a text goes out that can wait: at its time, else at the first moment after it. Arguments as above. */
export function textNoEarlierThan(at: number, zone: string): number {
  const { date, time } = clockOf(at, zone);
  if (time < FIRST) return momentOf(date, FIRST, zone);
  return time < LAST || at === momentOf(date, LAST, zone) ? at : momentOf(addDays(date, 1), FIRST, zone);
}

/** A planned text that can wait for the day. @param zone IANA zone of the recipient */
export function textByDay<P extends { sendAt: number }>(planned: P, zone: string): P {
  return { ...planned, sendAt: textNoEarlierThan(planned.sendAt, zone) };
}

function clockOf(at: number, zone: string): { date: string; time: string } {
  const [date = '', time = ''] = toWall(at, zone || UNKNOWN_ZONE).split('T');
  return { date, time: time.slice(0, 5) };
}

const momentOf = (date: string, time: string, zone: string): number =>
  toInstant(`${date}T${time}`, zone || UNKNOWN_ZONE);
