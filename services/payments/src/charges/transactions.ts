import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type { Transaction } from '../generated/graphql.js';
import { type Refund, sumOf } from '../refunds/refund.entity.js';
import type { PaymentPicture } from '../statuses/payment-pictures.js';
import type { Charge } from './charge.entity.js';
import type { PlannedCharge } from './planned-charge.entity.js';

/** States of a transaction in the contract (spec client §4). */
const PLANNED = 0;
const SUCCEEDED = 1;
const FAILED = 2;
const CANCELLED = 3;
/** A plan that is done without a charge of its own was paid in another way: nothing will be charged any more. */
const PLAN_STATES = { planned: PLANNED, done: CANCELLED, failed: FAILED, cancelled: CANCELLED } as const;

/** States of refunds. */
const REFUND_STATES = { planned: PLANNED, pending: PLANNED, succeeded: SUCCEEDED, failed: FAILED } as const;

/** Every movement of money by a provider, both ways, and every charge that is planned, latest first. */
export function transactions(picture: PaymentPicture): Transaction[] {
  const charged = picture.charges.map((charge) => ({ at: charge.chargedAt, view: chargeView(picture, charge) }));
  const planned = picture.plans
    .filter((plan) => plan.state !== 'done' || !picture.charges.some(({ purpose }) => purpose === plan.purpose))
    .map((plan) => ({ at: plan.createdAt, view: planView(picture, plan) }));
  // One that failed is planned anew: it says nothing of its own.
  const returned = picture.refunds
    .filter(({ state }) => state !== 'failed')
    .map((refund) => ({ at: refund.finishedAt ?? refund.createdAt, view: refundView(picture, refund) }));
  return [...charged, ...returned, ...planned].sort((a, b) => b.at.getTime() - a.at.getTime()).map(({ view }) => view);
}

/** The latest charge, else the latest plan. */
export function latestTransaction(picture: PaymentPicture): Transaction | null {
  const [charge] = picture.charges;
  if (charge) return chargeView(picture, charge);
  const [plan] = [...picture.plans].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return plan ? planView(picture, plan) : null;
}

function chargeView({ copy, refunds }: PaymentPicture, charge: Charge): Transaction {
  const returned = sumOf(refunds.filter(({ chargeId, state }) => chargeId === charge.id && state !== 'failed'));
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

function refundView({ copy }: PaymentPicture, refund: Refund): Transaction {
  return {
    id: refund.id,
    amountCents: refund.amountCents,
    amountCurrency: copy.currency,
    state: REFUND_STATES[refund.state],
    type: 'Refund',
    createdAt: formatOffsetDateTime((refund.finishedAt ?? refund.createdAt).getTime(), copy.timeZone),
    scheduledFor: null,
  };
}

function planView({ copy, balance }: PaymentPicture, plan: PlannedCharge): Transaction {
  const wholeCents = copy.amountCents - copy.discountCents + copy.netPlatformFeeCents;
  return {
    id: plan.id,
    amountCents: balance.dueCents > 0 ? balance.dueCents : wholeCents,
    amountCurrency: copy.currency,
    state: PLAN_STATES[plan.state],
    type: plan.purpose === 'appointment' ? 'Hold' : 'Charge',
    createdAt: formatOffsetDateTime(plan.createdAt.getTime(), copy.timeZone),
    scheduledFor: formatOffsetDateTime(plan.dueAt.getTime(), copy.timeZone),
  };
}
