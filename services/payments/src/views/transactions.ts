import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type { Transaction } from '../generated/graphql.js';
import type { Refund } from '../records/refunds/refund.entity.js';
import { sumOf } from '../money/cents.js';
import type { PaymentSnapshot } from '../statuses/payment-snapshots.repository.js';
import type { Charge } from '../records/charges/charge.entity.js';
import type { ScheduledCharge } from '../records/charges/scheduled-charge.entity.js';

/** States of a transaction in the contract (spec client §4). */
const PLANNED = 0;
const SUCCEEDED = 1;
const FAILED = 2;
const CANCELLED = 3;
/** A scheduled charge that is done without a charge of its own was paid in another way: nothing will be charged any more. */
const SCHEDULED_STATES = { scheduled: PLANNED, done: CANCELLED, failed: FAILED, cancelled: CANCELLED } as const;

/** States of refunds. */
const REFUND_STATES = {
  planned: PLANNED,
  pending: PLANNED,
  succeeded: SUCCEEDED,
  returned: FAILED,
  failed: FAILED,
} as const;

/** Every movement of money by a provider, both ways, and every charge that is scheduled, latest first. */
export function transactions(snapshot: PaymentSnapshot): Transaction[] {
  const charged = snapshot.charges.map((charge) => ({ at: charge.chargedAt, view: chargeView(snapshot, charge) }));
  const scheduled = snapshot.scheduledCharges
    .filter(({ state, purpose }) => state !== 'done' || !snapshot.charges.some((charge) => charge.purpose === purpose))
    .map((one) => ({ at: one.createdAt, view: scheduledView(snapshot, one) }));
  // A failed refund was replaced by another one or was paid back in another way.
  const returned = snapshot.refunds
    .filter(({ state, disputed }) => state !== 'failed' && !disputed)
    .map((refund) => ({ at: refund.finishedAt ?? refund.createdAt, view: refundView(snapshot, refund) }));
  return [...charged, ...returned, ...scheduled]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ view }) => view);
}

/** The latest charge, else the latest that is scheduled. */
export function latestTransaction(snapshot: PaymentSnapshot): Transaction | null {
  const [charge] = snapshot.charges;
  if (charge) return chargeView(snapshot, charge);
  const [scheduled] = [...snapshot.scheduledCharges].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return scheduled ? scheduledView(snapshot, scheduled) : null;
}

function chargeView({ appointment, refunds }: PaymentSnapshot, charge: Charge): Transaction {
  const returned = sumOf(refunds.filter((refund) => refund.chargeId === charge.id && isGivenBack(refund)));
  return {
    id: charge.id,
    amountCents: charge.amountCents,
    amountCurrency: charge.currency,
    state: returned >= charge.amountCents ? CANCELLED : SUCCEEDED,
    type: 'Charge',
    createdAt: formatOffsetDateTime(charge.chargedAt.getTime(), appointment.timeZone),
    scheduledFor: null,
  };
}

/** Whether it succeeded or may still succeed. An open dispute is not decided. */
function isGivenBack({ state, disputed }: Refund): boolean {
  return state !== 'returned' && state !== 'failed' && !disputed;
}

function refundView({ appointment }: PaymentSnapshot, refund: Refund): Transaction {
  return {
    id: refund.id,
    amountCents: refund.amountCents,
    amountCurrency: appointment.currency,
    state: REFUND_STATES[refund.state],
    type: 'Refund',
    createdAt: formatOffsetDateTime((refund.finishedAt ?? refund.createdAt).getTime(), appointment.timeZone),
    scheduledFor: null,
  };
}

function scheduledView({ appointment, balance }: PaymentSnapshot, scheduled: ScheduledCharge): Transaction {
  const wholeCents = appointment.amountCents - appointment.discountCents + appointment.netPlatformFeeCents;
  return {
    id: scheduled.id,
    amountCents: balance.dueCents > 0 ? balance.dueCents : wholeCents,
    amountCurrency: appointment.currency,
    state: SCHEDULED_STATES[scheduled.state],
    type: scheduled.purpose === 'appointment' ? 'Hold' : 'Charge',
    createdAt: formatOffsetDateTime(scheduled.createdAt.getTime(), appointment.timeZone),
    scheduledFor: formatOffsetDateTime(scheduled.dueAt.getTime(), appointment.timeZone),
  };
}
