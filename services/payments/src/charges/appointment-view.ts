import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type { Adjustment, Appointment, PaymentMethod, Transaction } from '../generated/graphql.js';
import type { SavedCard } from '../cards/saved-card.entity.js';
import type { Refund } from '../refunds/refund.entity.js';
import { type PaymentPicture, paymentFacts } from '../statuses/payment-pictures.js';
import { clientPaymentStatus, paymentStatus } from '../statuses/payment-status.js';
import type { PlannedCharge } from './planned-charge.entity.js';

const NOTES: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'Refund of a cancelled appointment',
  declined: 'Refund of a declined appointment',
  expired: 'Refund of a booking whose time was gone',
  adjustment: 'Refund',
};
/** States of a transaction in the contract. */
const PLANNED = 0;
const SUCCEEDED = 1;
const FAILED = 2;
const CANCELLED = 3;
const PLAN_STATES = { planned: PLANNED, done: SUCCEEDED, failed: FAILED, cancelled: CANCELLED } as const;

/** The money side of an appointment as the contract shows it. */
export function appointmentView(picture: PaymentPicture, now: Date): Appointment {
  const { copy, balance, card, charges, refunds } = picture;
  const facts = paymentFacts(picture);
  const dueCents = Math.max(0, balance.dueCents);
  const transaction = transactionOf(picture);
  return {
    id: copy.appointmentId,
    instantActionToken: copy.instantActionToken,
    feeCents: 0,
    platformFeeCents: copy.platformFeeCents,
    tipAmountCents: balance.tipCents,
    fullTotal: copy.amountCents + copy.platformFeeCents + balance.tipCents,
    dueCents,
    paymentStatus: paymentStatus(facts, now),
    clientPaymentStatus: clientPaymentStatus(facts, now),
    paymentError: dueCents > 0 ? (picture.problem?.message ?? null) : null,
    paymentMethod: charges[0]?.provider ?? card?.provider ?? null,
    paymentIntentId: charges[0]?.paymentIntentId ?? null,
    hasPaymentMethod: card !== null,
    hasTransaction: transaction !== null,
    transaction,
    // Payments outside of a provider are not recorded yet.
    markPaid: false,
    adjustments: refunds.filter(({ state }) => state !== 'failed').map((refund) => adjustmentOf(refund, copy.timeZone)),
    defaultPaymentMethod: card && paymentMethodView(card),
  };
}

/** What may be shown of a card. */
export function paymentMethodView({ id, brand, last4, expMonth, expYear }: SavedCard): PaymentMethod {
  return { id, brand, last4, expMonth, expYear };
}

function transactionOf({ copy, balance, charges, refunds, plans }: PaymentPicture): Transaction | null {
  const charge = charges[0];
  if (charge) {
    const returned = refunds
      .filter((refund) => refund.chargeId === charge.id && refund.state !== 'failed')
      .reduce((sum, refund) => sum + refund.amountCents, 0);
    return {
      id: charge.id,
      amountCents: charge.amountCents,
      amountCurrency: charge.currency,
      state: returned >= charge.amountCents ? CANCELLED : SUCCEEDED,
      type: 'Charge',
      createdAt: formatOffsetDateTime(charge.chargedAt.getTime(), copy.timeZone),
      scheduledFor: null,
    };
  }
  const plan = latestPlan(plans);
  if (!plan) return null;
  return {
    id: plan.id,
    amountCents: balance.dueCents > 0 ? balance.dueCents : copy.amountCents + copy.platformFeeCents,
    amountCurrency: copy.currency,
    state: PLAN_STATES[plan.state],
    type: plan.purpose === 'appointment' ? 'Hold' : 'Charge',
    createdAt: formatOffsetDateTime(plan.createdAt.getTime(), copy.timeZone),
    scheduledFor: formatOffsetDateTime(plan.dueAt.getTime(), copy.timeZone),
  };
}

function latestPlan(plans: readonly PlannedCharge[]): PlannedCharge | undefined {
  return [...plans].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
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
