import type { Actor } from '@yarrow/kit/actor';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { isPractice } from '../access/payments.policy.js';
import type {
  Adjustment,
  Appointment,
  Dispute,
  FailedRefund,
  PaymentMethod,
  ReceivedMoney,
} from '../generated/graphql.js';
import { disputeUrl } from '../records/disputes/dispute.entity.js';
import { type Refundable, refundableCents, refundableOf } from '../settlement/refundable.js';
import type { SavedCard } from '../records/cards/saved-card.entity.js';
import { formatGiftCardCode, giftCardLabel } from '../money/gift-card-code.js';
import { toSentInvoice } from './sent-invoice.mapper.js';
import { totalOf } from '../ledger/ledger-rules.js';
import type { Refund } from '../records/refunds/refund.entity.js';
import { sumOf } from '../money/cents.js';
import type { PaymentSnapshot } from '../statuses/payment-snapshots.repository.js';
import { clientPaymentStatus, paymentAction, paymentFacts, paymentStatus } from '../statuses/payment-status.js';
import { mayTip } from '../settlement/tips.policy.js';
import { methodOf } from '../records/charges/charge.entity.js';
import type { CheckoutDetails } from './checkout-details.repository.js';
import { keptCents, keptPackageCents, priceLines } from './price-lines.js';
import { latestTransaction, transactions } from './transactions.js';

const NOTES: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'Refund of a cancelled appointment',
  declined: 'Refund of a declined appointment',
  expired: 'Refund of a booking whose time was gone',
  adjustment: 'Refund',
  dispute: 'Lost dispute',
};

/** An appointment, which scheduling owns, with all that payments knows of it. */
export type AppointmentView = Appointment;

/** Maps the payment fields of an appointment to the contract, for an actor who may see it. */
export function toAppointment(
  snapshot: PaymentSnapshot,
  details: CheckoutDetails,
  { actor, now }: { actor: Actor; now: Date },
): Appointment {
  const { appointment, balance, card, charges, refunds } = snapshot;
  const refundable = refundableOf(balance, charges, refunds);
  const facts = paymentFacts(snapshot);
  const status = clientPaymentStatus(facts, now);
  const all = transactions(snapshot);
  const token = tokenFor(actor, appointment);
  return {
    ...amountsOf(snapshot),
    id: appointment.appointmentId,
    instantActionToken: token,
    paymentStatus: paymentStatus(facts, now),
    clientPaymentStatus: status,
    paymentAction: paymentAction(status, facts, now),
    paymentError: balance.dueCents > 0 ? (snapshot.problem?.message ?? null) : null,
    paymentMethod: paymentMethodOf(snapshot),
    paymentIntentId: charges[0]?.paymentIntentId ?? null,
    hasPaymentMethod: card !== null,
    hasTransaction: all.length > 0,
    transaction: latestTransaction(snapshot),
    transactions: all,
    markPaid: appointment.markedPaidAt !== null,
    paidBy: appointment.paidBy,
    refundedCents: sumOf(charges) - balance.paidCents,
    failedRefunds: failedRefundsOf(snapshot),
    refundableCents: refundableCents(refundable),
    overpaidCents: refundable.overpaidCents,
    ...forPractice(snapshot, actor, refundable),
    adjustments: adjustmentsOf(snapshot, details, actor),
    invoices: details.invoices.map((sent) => toSentInvoice(sent, token, appointment.timeZone)),
    defaultPaymentMethod: card && toPaymentMethod(card),
    canTip: details.acceptsTips && mayTip(appointment, status, now),
    priceLines: priceLines(snapshot, details),
    ...toRedemptions(details),
  };
}

/** Without one of its own the practice gets none: the client's is not for it to read. */
function tokenFor(actor: Actor, appointment: PaymentSnapshot['appointment']): string {
  const { practiceId, practiceToken, instantActionToken } = appointment;
  return isPractice(actor, practiceId) ? (practiceToken ?? '') : instantActionToken;
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
    platformFeeCents: appointment.ended ? 0 : appointment.netPlatformFeeCents,
    tipAmountCents: balance.tipCents,
    fullTotal: appointment.ended ? keptCents(balance) : totalOf(appointment.price()),
    writtenOffCents: balance.writtenOffCents,
    dueCents: Math.max(0, balance.dueCents),
    lateFeeCents: appointment.ended
      ? keptCents(balance) - keptPackageCents(appointment, balance)
      : appointment.rescheduleFeeCents,
  };
}

function receivedOf({ providerCents, giftCents, offlineCents }: Refundable): ReceivedMoney {
  return { cardCents: providerCents, giftCardCents: giftCents, offlineCents };
}

/** A card as it is shown; `PaymentMethodsResolver` counts what it is charged for. */
export type CardView = Omit<PaymentMethod, '__typename' | 'visitsToCharge'>;

/** What may be shown of a card. */
export function toPaymentMethod({ id, brand, last4, expMonth, expYear }: SavedCard): CardView {
  return { id, brand, last4, expMonth, expYear };
}

/** What the practice recorded, and what went back for any other reason. A note is the practice's own. */
function adjustmentsOf(
  { appointment, refunds }: PaymentSnapshot,
  details: CheckoutDetails,
  actor: Actor,
): Adjustment[] {
  const { practiceId, timeZone } = appointment;
  const recorded = details.adjustments.map(({ id, adjustedAt, amountCents, note }) => {
    return { id, at: adjustedAt, amountCents, note: isPractice(actor, practiceId) && note ? note : null };
  });
  const returned = refunds
    .filter(({ state, adjustmentId, disputed }) => {
      return state !== 'failed' && state !== 'returned' && !adjustmentId && !disputed;
    })
    .map(({ id, finishedAt, createdAt, amountCents, reason }) => {
      return { id, at: finishedAt ?? createdAt, amountCents, note: NOTES[reason] };
    });
  return [...recorded, ...returned]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...shown }) => ({ ...shown, adjustedAt: formatOffsetDateTime(at.getTime(), timeZone) }));
}

function failedRefundsOf({ appointment, charges, refunds }: PaymentSnapshot): FailedRefund[] {
  return refunds
    .filter(({ state }) => state === 'returned')
    .map(({ id, chargeId, amountCents, returnedAt, createdAt }) => {
      const charge = charges.find((one) => one.id === chargeId);
      const failedAt = formatOffsetDateTime((returnedAt ?? createdAt).getTime(), appointment.timeZone);
      return { id, amountCents, failedAt, brand: charge?.cardBrand ?? '', last4: charge?.cardLast4 ?? '' };
    });
}

/** What only the practice reads. */
function forPractice(snapshot: PaymentSnapshot, actor: Actor, refundable: Refundable) {
  if (!isPractice(actor, snapshot.appointment.practiceId)) return { received: null, disputes: null };
  return { received: receivedOf(refundable), disputes: disputesOf(snapshot) };
}

function disputesOf({ appointment, disputes }: PaymentSnapshot): Dispute[] {
  const at = (time: Date) => formatOffsetDateTime(time.getTime(), appointment.timeZone);
  return disputes.map((dispute) => {
    const { id, amountCents, feeCents, reason, state, respondBy, openedAt } = dispute;
    const respond = respondBy && dispute.open ? at(respondBy) : null;
    return {
      id,
      amountCents,
      feeCents,
      reason,
      state,
      respondBy: respond,
      openedAt: at(openedAt),
      url: disputeUrl(dispute),
    };
  });
}

function paymentMethodOf({ balance, card, charges }: PaymentSnapshot): string | null {
  if (charges[0]) return methodOf(charges[0]);
  return balance.offlineCents > 0 ? 'offline' : (card?.provider ?? null);
}
