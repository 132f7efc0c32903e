import type { Charge } from '../records/charges/charge.entity.js';
import type { AdjustmentParts } from '../ledger/ledger-rules.js';
import type { AppointmentBalance } from '../ledger/ledger.repository.js';
import { sumOf, takeInOrder } from '../money/cents.js';
import type { Refund } from '../records/refunds/refund.entity.js';

/** What an adjustment of a visit may be of, cents, in the order in which it is taken. */
export interface Refundable {
  /** Paid by cards and wallets, and not on its way back. */
  providerCents: number;
  giftCents: number;
  offlineCents: number;
  /** Not paid yet: it would not be asked for any more. */
  unpaidCents: number;
  /** The part of what was paid that is beyond the bill, and does not go back by itself. */
  overpaidCents: number;
}

/** An adjustment by the parts of it. */
export interface SplitAdjustment extends AdjustmentParts {
  giftCents: number;
  /** Was never paid. */
  waivedCents: number;
}

export function refundableOf(
  balance: Pick<AppointmentBalance, 'dueCents' | 'giftCents' | 'offlineCents' | 'promisedCents'>,
  charges: readonly Charge[],
  refunds: readonly Refund[],
): Refundable {
  const { dueCents, giftCents, offlineCents, promisedCents } = balance;
  const reservedCents = sumOf(refunds.filter(({ reserved }) => reserved));
  // Paid back outside of any provider instead of a refund that failed.
  const paidBackCents = Math.max(0, -offlineCents);
  return {
    providerCents: Math.max(
      0,
      sumOf(charges) - sumOf(refunds.filter(({ state }) => state !== 'failed')) - paidBackCents,
    ),
    giftCents: Math.max(0, giftCents),
    offlineCents: Math.max(0, offlineCents),
    unpaidCents: Math.max(0, dueCents),
    overpaidCents: Math.max(0, -dueCents - Math.max(0, reservedCents - promisedCents)),
  };
}

/** No adjustment may be of more. */
export function refundableCents({ providerCents, giftCents, offlineCents, unpaidCents }: Refundable): number {
  return providerCents + giftCents + offlineCents + unpaidCents;
}

/**
 * Card first, then gift card, then what was paid outside of providers; what is still owed is let go last.
 * @throws RangeError for more than is refundable
 */
export function splitAdjustment(amountCents: number, refundable: Refundable): SplitAdjustment {
  const purses = [refundable.providerCents, refundable.giftCents, refundable.offlineCents, refundable.unpaidCents];
  const [providerCents = 0, giftCents = 0, offlineCents = 0, waivedCents = 0] = takeInOrder(amountCents, purses);
  const paidBackCents = amountCents - waivedCents;
  const overpaidCents = Math.min(refundable.overpaidCents, paidBackCents);
  const goodwillCents = paidBackCents - overpaidCents;
  return { overpaidCents, goodwillCents, providerCents, giftCents, offlineCents, waivedCents };
}
