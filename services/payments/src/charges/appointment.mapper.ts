import type { Actor } from '@yarrow/kit/actor';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { isPractice } from '../access/payments.policy.js';
import type { Adjustment, Appointment, PaymentMethod } from '../generated/graphql.js';
import type { SavedCard } from '../cards/saved-card.entity.js';
import { formatGiftCardCode, giftCardLabel } from '../gift-cards/gift-card-code.js';
import { totalOf } from '../ledger/ledger-rules.js';
import type { Refund } from '../refunds/refund.entity.js';
import { sumOf } from '../money/cents.js';
import type { PaymentSnapshot } from '../statuses/payment-snapshots.repository.js';
import { clientPaymentStatus, paymentAction, paymentFacts, paymentStatus } from '../statuses/payment-status.js';
import { mayTip } from '../tips/tips.policy.js';
import { methodOf } from './charge.entity.js';
import type { CheckoutDetails } from './checkout-details.repository.js';
import { keptCents, keptPackageCents, priceLines } from './price-lines.js';
import { latestTransaction, transactions } from './transactions.js';

const NOTES: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'Refund of a cancelled appointment',
  declined: 'Refund of a declined appointment',
  expired: 'Refund of a booking whose time was gone',
  adjustment: 'Refund',
};

/** An appointment, which scheduling owns, with all that payments knows of it. */
export type AppointmentView = Appointment;

/** The money side of an appointment as the contract shows it to somebody who may see it. */
export function toAppointment(
  snapshot: PaymentSnapshot,
  details: CheckoutDetails,
  { actor, now }: { actor: Actor; now: Date },
): Appointment {
  const { appointment, balance, card, charges, refunds } = snapshot;
  const facts = paymentFacts(snapshot);
  const status = clientPaymentStatus(facts, now);
  const all = transactions(snapshot);
  return {
    ...amountsOf(snapshot),
    id: appointment.appointmentId,
    // Without one of its own the practice gets none: the client's is not for it to read.
    instantActionToken: isPractice(actor, appointment.practiceId)
      ? (appointment.practiceToken ?? '')
      : appointment.instantActionToken,
    paymentStatus: paymentStatus(facts, now),
    clientPaymentStatus: status,
    paymentAction: paymentAction(status, facts, now),
    paymentError: balance.dueCents > 0 ? (snapshot.problem?.message ?? null) : null,
    paymentMethod: charges[0] ? methodOf(charges[0]) : (card?.provider ?? null),
    paymentIntentId: charges[0]?.paymentIntentId ?? null,
    hasPaymentMethod: card !== null,
    hasTransaction: all.length > 0,
    transaction: latestTransaction(snapshot),
    transactions: all,
    markPaid: appointment.markedPaidAt !== null,
    refundedCents: sumOf(charges) - balance.paidCents,
    adjustments: refunds
      .filter(({ state }) => state !== 'failed')
      .map((refund) => adjustmentOf(refund, appointment.timeZone)),
    defaultPaymentMethod: card && toPaymentMethod(card),
    canTip: details.acceptsTips && mayTip(appointment, status, now),
    priceLines: priceLines(snapshot, details),
    ...toRedemptions(details),
  };
}

/** Coupons and gift cards as the contract shows them. */
export function toRedemptions({ redemptions, giftCards }: CheckoutDetails): Redemptions {
  return {
    discountCodeRedemptions: redemptions.map(({ id, code, discountCents: amountCents }) => ({ id, code, amountCents })),
    giftCardRedemptions: giftCards.map(({ card, amountCents, remainingCents }) => {
      const [label, code] = [giftCardLabel(card.code), formatGiftCardCode(card.code)];
      return { id: card.id, label, code, amountCents, remainingCents };
    }),
  };
}

type Redemptions = Pick<Appointment, 'discountCodeRedemptions' | 'giftCardRedemptions'>;

function amountsOf({ appointment, balance }: PaymentSnapshot) {
  return {
    feeCents: 0,
    platformFeeCents: appointment.closed ? 0 : appointment.netPlatformFeeCents,
    tipAmountCents: balance.tipCents,
    fullTotal: appointment.closed ? keptCents(balance) : totalOf(appointment.price()),
    dueCents: Math.max(0, balance.dueCents),
    lateFeeCents: appointment.closed
      ? keptCents(balance) - keptPackageCents(appointment, balance)
      : appointment.rescheduleFeeCents,
  };
}

/** What may be shown of a card. */
export function toPaymentMethod({ id, brand, last4, expMonth, expYear }: SavedCard): PaymentMethod {
  return { id, brand, last4, expMonth, expYear };
}

function adjustmentOf(refund: Refund, zone: string): Adjustment {
  const adjustedAt = refund.finishedAt ?? refund.createdAt;
  return {
    id: refund.id,
    adjustedAt: formatOffsetDateTime(adjustedAt.getTime(), zone),
    amountCents: refund.amountCents,
    note: NOTES[refund.reason],
  };
}
