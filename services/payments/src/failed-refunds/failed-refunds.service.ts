import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { parseLine } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { isPractice } from '../access/payments.policy.js';
import { AdjustmentsRepository } from '../records/adjustments/adjustments.repository.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { Refund } from '../records/refunds/refund.entity.js';
import { RefundLedger } from '../refunds/refund.ledger.js';
import { RefundsRepository } from '../records/refunds/refunds.repository.js';

const MAX_PAID_BY_LENGTH = 60;

/** Retries and records failed refunds on behalf of the practice (ADR 74). */
@Injectable()
export class FailedRefundsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly refunds: RefundsRepository,
    private readonly ledger: RefundLedger,
    private readonly adjustments: AdjustmentsRepository,
  ) {}

  /**
   * Closes the refund, so that settlement plans another one. Idempotent.
   * @returns the appointment's id
   * @throws DomainError `not_found`
   */
  async retry(actor: Actor, refundId: string): Promise<string> {
    return this.change(actor, refundId, async (tx, appointment, refund) => {
      if (refund.state === 'returned') await this.ledger.drop(tx, appointment, refund);
    });
  }

  /**
   * Records that the client was paid back outside of any provider. Idempotent.
   * @returns the appointment's id
   * @throws DomainError `not_found`, `invalid_paid_by`, `changed_meanwhile` if it was sent again
   */
  async markPaid(actor: Actor, refundId: string, paidBy: string): Promise<string> {
    const how = parseLine(paidBy, 'paidBy', { min: 1, max: MAX_PAID_BY_LENGTH, label: 'How it was paid' });
    return this.change(actor, refundId, async (tx, appointment, refund) => {
      const recordedAt = await this.ledger.recordPaidBack(tx, appointment, refund);
      // A refund that pays an adjustment is already in the list as that adjustment.
      if (recordedAt && !refund.adjustmentId) await this.note(tx, refund, how, recordedAt);
    });
  }

  private async note(tx: EntityManager, refund: Refund, how: string, at: Date): Promise<void> {
    const { id, practiceId, appointmentId, amountCents } = refund;
    const note = `Failed refund, paid back: ${how}`;
    const adjustment = { id, practiceId, appointmentId, amountCents, providerCents: 0, note };
    await this.adjustments.add(tx, { ...adjustment, adjustedAt: at, createdAt: at, removedAt: null });
  }

  private async change(
    actor: Actor,
    refundId: string,
    work: (tx: EntityManager, appointment: AppointmentProjection, refund: Refund) => Promise<void>,
  ): Promise<string> {
    const found = isUuid(refundId) ? await this.refunds.find(this.dataSource.manager, refundId) : null;
    if (!found || !isPractice(actor, found.practiceId))
      throw new DomainError('not_found', 'The refund was not found.', 'refundId');
    await this.appointments.withLock(found.appointmentId, async (tx, appointment) =>
      work(tx, appointment, await this.refunds.getForUpdate(tx, refundId)),
    );
    return found.appointmentId;
  }
}
