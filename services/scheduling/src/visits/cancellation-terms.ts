import type { BookingSettings } from '@yarrow/contracts/catalog/v1/events_pb';
import { toPayable } from '@yarrow/kit/values/currency';
import { percentOf } from '@yarrow/kit/values/shares';

const HOUR_MS = 3_600_000;

/** The rules of cancelling and moving that were in force when a time was kept. */
export interface CancellationTerms {
  readonly text: string;
  /** Elapsed hours before the start within which the fee is owed. */
  readonly lateHours: number;
  readonly lateFeePercent: number;
  /** Cents; counts where the percentage is 0. */
  readonly lateFeeCents: number;
  readonly noShowFeePercent: number;
}

/** The terms that a practice has now. */
export function termsOf(booking: BookingSettings | undefined): CancellationTerms {
  return {
    text: booking?.cancellationPolicy ?? '',
    lateHours: booking?.lateCancellationHours ?? 0,
    lateFeePercent: booking?.lateCancellationFeePercent ?? 0,
    lateFeeCents: booking?.lateCancellationFeeCents ?? 0,
    noShowFeePercent: booking?.noShowFeePercent ?? 0,
  };
}

/**
 * What being late costs, cents: a share rounded half up to what can be paid in the currency, or a fixed fee that is never
 * more than the amount.
 * @param amountCents what the visit costs its client, coupons taken off
 */
export function lateFeeCents(
  { lateFeePercent, lateFeeCents }: CancellationTerms,
  amountCents: number,
  currency: string,
): number {
  if (lateFeePercent > 0) return percentOf(amountCents, lateFeePercent, currency);
  return toPayable(Math.min(lateFeeCents, amountCents), currency);
}

/** What staying away costs, cents, rounded half up to what can be paid in the currency. */
export function noShowFeeCents({ noShowFeePercent }: CancellationTerms, amountCents: number, currency: string): number {
  return percentOf(amountCents, noShowFeePercent, currency);
}

/** Whether being late costs anything under these terms. */
export function hasLateFee({ lateHours, lateFeePercent, lateFeeCents }: CancellationTerms): boolean {
  return lateHours > 0 && (lateFeePercent > 0 || lateFeeCents > 0);
}

/** The last instant at which cancelling is free: hours are elapsed ones, whatever the clocks do meanwhile. */
export function freeUntil({ lateHours }: CancellationTerms, startsAt: Date): Date {
  return new Date(startsAt.getTime() - lateHours * HOUR_MS);
}

/** Whether an instant lies within the late hours; exactly at their start it does not. */
export function isLateAt(terms: CancellationTerms, startsAt: Date, now: Date): boolean {
  return now > freeUntil(terms, startsAt);
}
