import type { BadgeProps } from '../../ui/Badge.js';

const PLANNED = 0;
const SUCCEEDED = 1;
const FAILED = 2;

/** What a movement of money is called on its card: a hold is pending whether it is planned or the card is saved. */
export function transactionState({ type, state }: { type: string; state: number }): {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
} {
  // A refund is on its way until the provider has sent it.
  if (type === 'Refund' && state === PLANNED) return { label: 'PENDING', tone: 'warning' };
  if (isHold(type) && (state === PLANNED || state === SUCCEEDED)) return { label: 'PENDING', tone: 'warning' };
  if (state === SUCCEEDED) return { label: 'PROCESSED', tone: 'success' };
  if (state === FAILED) return { label: 'FAILURE', tone: 'danger' };
  return { label: 'CANCELLED', tone: 'neutral' };
}

/** A saved card that is charged on the day of the appointment. */
export function isHold(type: string): boolean {
  return type === 'Hold';
}

/** The newest first; of one moment, in the order that they came in. @param createdAt ISO 8601 with an offset */
export function newestFirst<T extends { createdAt: string }>(movements: readonly T[]): T[] {
  return [...movements].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}
