import { formatDuration } from './duration.js';
import { formatMoney, toPayable } from './money.js';

/** `5 sessions of 1 hr, $80 each`; about so much where the price does not divide, nothing where it is free. */
export function packageText(sessions: number, minutes: number, amountCents: number, currency: string): string {
  const eachCents = toPayable(amountCents / sessions, currency);
  const about = eachCents * sessions === amountCents ? '' : 'about ';
  const each = amountCents > 0 ? `, ${about}${formatMoney(eachCents, currency)} each` : '';
  return `${sessions} sessions of ${formatDuration(minutes)}${each}`;
}
