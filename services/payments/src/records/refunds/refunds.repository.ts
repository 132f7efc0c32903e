import { Injectable } from '@nestjs/common';
import { isUuid, newId } from '@yarrow/kit/ids';
import { type EntityManager, In } from 'typeorm';
import type { Charge } from '../charges/charge.entity.js';
import { sumOf, takeInOrder } from '../../money/cents.js';
import type { ProviderName } from '../../providers/payment-provider.js';
import type { ProviderRefund } from '../../providers/provider-objects.js';
import { Refund, type RefundReason } from './refund.entity.js';

const DUE = `
  SELECT id FROM refunds WHERE state = 'planned' AND due_at <= $1 AND NOT EXISTS (
    SELECT FROM attempts WHERE subject_id = refunds.id AND attempts.state IN ('started', 'unknown'))
  ORDER BY due_at LIMIT $2`;

const PROMISED = `
  SELECT adjustments.id AS "adjustmentId", (provider_cents - coalesce(sum(refunds.amount_cents)
    FILTER (WHERE refunds.state <> 'failed'), 0))::int AS cents
  FROM adjustments LEFT JOIN refunds ON refunds.adjustment_id = adjustments.id
  WHERE adjustments.appointment_id = $1 AND provider_cents > 0 GROUP BY adjustments.id
  HAVING provider_cents > coalesce(sum(refunds.amount_cents) FILTER (WHERE refunds.state <> 'failed'), 0)
  ORDER BY adjustments.created_at, adjustments.id`;

const ASK = `
  UPDATE refunds SET due_at = $1::timestamptz + interval '1 day' FROM charges
  WHERE charges.id = charge_id AND refunds.id IN (
    SELECT id FROM refunds WHERE state = 'pending' AND reason <> 'dispute' AND due_at <= $1 ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING charges.provider, charges.account_id AS "accountId", charges.payment_intent_id AS "paymentId"`;

interface PlannedRefund {
  amountCents: number;
  reason: RefundReason;
  now: Date;
  adjustmentId: string | null;
}

/** A payment at its provider. */
export interface RefundedPayment {
  provider: ProviderName;
  accountId: string;
  paymentId: string;
}

@Injectable()
export class RefundsRepository {
  /** Latest first. */
  async listByAppointments(tx: EntityManager, appointmentIds: readonly string[]): Promise<Refund[]> {
    return tx.find(Refund, {
      where: { appointmentId: In([...appointmentIds]) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  async getForUpdate(tx: EntityManager, id: string): Promise<Refund> {
    return tx.findOneOrFail(Refund, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async find(tx: EntityManager, id: string): Promise<Refund | null> {
    return tx.findOneBy(Refund, { id });
  }

  async findByProviderId(tx: EntityManager, providerRefundId: string): Promise<Refund | null> {
    return tx.findOneBy(Refund, { providerRefundId });
  }

  /** Ours, by the provider's id or by the mark that we gave it, on the account of its charge. */
  async findByProvider(
    tx: EntityManager,
    accountId: string,
    { id, refundId }: Pick<ProviderRefund, 'id' | 'refundId'>,
  ): Promise<Refund | null> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT refunds.id FROM refunds JOIN charges ON charges.id = charge_id
       WHERE account_id = $1 AND (provider_refund_id = $2 OR refunds.id = $3::uuid)`,
      [accountId, id, refundId && isUuid(refundId) ? refundId : null],
    );
    return rows[0] ? this.find(tx, rows[0].id) : null;
  }

  /** Plans that were overtaken. One that is being sent is not touched: the provider decides whether it still can be. */
  async dropPlanned(tx: EntityManager, appointmentId: string): Promise<void> {
    await tx.query(
      `UPDATE refunds SET state = 'failed' WHERE appointment_id = $1 AND state = 'planned' AND NOT EXISTS (
         SELECT FROM attempts WHERE subject_id = refunds.id AND attempts.state IN ('started', 'unknown'))`,
      [appointmentId],
    );
  }

  /**
   * Reduces returned refunds to what is still owed after another refund at the provider, and closes those of which nothing is;
   * the oldest first.
   */
  async limitReturned(tx: EntityManager, appointmentId: string, owedCents: number): Promise<void> {
    const open = await tx.find(Refund, {
      where: { appointmentId, state: In(['planned', 'pending', 'returned']) },
      order: { returnedAt: 'DESC', id: 'DESC' },
    });
    const isReturned = ({ state }: Refund) => state === 'returned';
    // A dispute reserves what is not owed.
    const sent = open.filter((refund) => !isReturned(refund) && refund.reason !== 'dispute');
    let leftCents = Math.max(0, owedCents - sumOf(sent));
    for (const refund of open.filter(isReturned)) {
      const keptCents = Math.min(refund.amountCents, leftCents);
      leftCents -= keptCents;
      if (keptCents === 0) refund.state = 'failed';
      else refund.amountCents = keptCents;
      await this.save(tx, refund);
    }
  }

  async save(tx: EntityManager, refund: Refund): Promise<void> {
    await tx.save(refund);
  }

  /**
   * Plans refunds of an amount: first what adjustments have promised, then what else is owed; the latest charge first.
   * @throws RangeError when the charges do not hold as much: nothing is ever refunded that did not arrive
   */
  async plan(
    tx: EntityManager,
    appointmentId: string,
    charges: readonly Charge[],
    { amountCents, reason, now }: { amountCents: number; reason: RefundReason; now: Date },
  ): Promise<void> {
    let left = amountCents;
    for (const { adjustmentId, cents } of left > 0 ? await this.listPromised(tx, appointmentId) : []) {
      const part = Math.min(cents, left);
      await this.insert(tx, charges, { amountCents: part, reason: 'adjustment', now, adjustmentId });
      left -= part;
    }
    await this.insert(tx, charges, { amountCents: left, reason, now, adjustmentId: null });
  }

  /** The adjustment that a refund which was made at the provider carries out; null where none waits for one. */
  async findPromise(tx: EntityManager, appointmentId: string): Promise<string | null> {
    const [first] = await this.listPromised(tx, appointmentId);
    return first?.adjustmentId ?? null;
  }

  /** Lists adjustments whose provider part is not yet fully covered by refunds, oldest first. */
  private async listPromised(
    tx: EntityManager,
    appointmentId: string,
  ): Promise<{ adjustmentId: string; cents: number }[]> {
    return tx.query(PROMISED, [appointmentId]);
  }

  private async insert(
    tx: EntityManager,
    charges: readonly Charge[],
    { amountCents, reason, now, adjustmentId }: PlannedRefund,
  ): Promise<void> {
    if (amountCents === 0 || charges.length === 0) return;
    const earlier = await this.listByAppointments(tx, [charges[0]!.appointmentId]);
    // A refund in flight and a dispute may both be of one charge.
    const left = charges.map((charge) => Math.max(0, charge.amountCents - takenFrom(charge, earlier)));
    const parts = takeInOrder(amountCents, left);
    for (const [index, charge] of charges.entries()) {
      if (parts[index]! === 0) continue;
      await tx.insert(Refund, { ...newRefund(charge, parts[index]!, reason, now), adjustmentId });
    }
  }

  /** Payments with a refund whose final answer is missing, each once a day. */
  async takeUnanswered(tx: EntityManager, now: Date, limit: number): Promise<RefundedPayment[]> {
    const [rows] = await tx.query<[RefundedPayment[], number]>(ASK, [now, limit]);
    return rows;
  }

  async listDue(tx: EntityManager, now: Date, limit: number): Promise<Refund[]> {
    const rows = await tx.query<{ id: string }[]>(DUE, [now, limit]);
    return tx.findBy(Refund, { id: In(rows.map(({ id }) => id)) });
  }
}

/** A refund of a charge that is still to be sent. */
export function newRefund(charge: Charge, amountCents: number, reason: RefundReason, now: Date): Refund {
  const { practiceId, appointmentId } = charge;
  return Object.assign(new Refund(), {
    id: newId(),
    practiceId,
    appointmentId,
    chargeId: charge.id,
    adjustmentId: null,
    amountCents,
    platformFeeCents: 0,
    reason,
    state: 'planned',
    providerRefundId: null,
    tries: 0,
    dueAt: now,
    createdAt: now,
    finishedAt: null,
    returnedAt: null,
  } satisfies Partial<Refund>);
}

function takenFrom(charge: Charge, refunds: readonly Refund[]): number {
  return refunds
    .filter((refund) => refund.chargeId === charge.id && refund.state !== 'failed')
    .reduce((sum, refund) => sum + refund.amountCents, 0);
}
