import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import type { ChargePurpose } from '../charges/charge.entity.js';
import { ChargesRepository } from '../charges/charges.repository.js';
import { billingEntries, refundableCents } from '../ledger/ledger-rules.js';
import { type AppointmentBalance, LedgerRepository } from '../ledger/ledger.repository.js';
import type { RefundReason } from '../refunds/refund.entity.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { StatusAnnouncer } from '../statuses/status-announcer.js';

const REASONS: Readonly<Record<string, RefundReason>> = {
  cancelled: 'cancelled',
  declined: 'declined',
  unavailable: 'expired',
};

/**
 * Brings the money side of an appointment to where its state wants it: the bill to the price, the plans to the day, and
 * what was paid too much on its way back. Safe to repeat; calls no provider. The caller holds the appointment's lock.
 */
@Injectable()
export class Settlement {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly charges: ChargesRepository,
    private readonly refunds: RefundsRepository,
    private readonly announcer: StatusAnnouncer,
    private readonly clock: Clock,
  ) {}

  async settle(tx: EntityManager, copy: AppointmentCopy): Promise<void> {
    const before = await this.ledger.getBalance(tx, copy.appointmentId);
    await this.bill(tx, copy, before);
    const { dueCents } = await this.ledger.getBalance(tx, copy.appointmentId);
    await this.adjustPlans(tx, copy, dueCents);
    if (dueCents < 0) await this.planRefunds(tx, copy, dueCents);
    await this.announcer.announce(tx, copy);
  }

  /** Notes on the plan that a charge failed. `needsClient`: no use in trying again without the client. */
  async chargeFailed(
    tx: EntityManager,
    copy: AppointmentCopy,
    purpose: ChargePurpose,
    needsClient: boolean,
  ): Promise<void> {
    const plan = await this.charges.findPlan(tx, copy.appointmentId, purpose);
    if (plan) {
      plan.fail(needsClient, this.clock.now());
      await this.charges.savePlan(tx, plan);
    }
    await this.announcer.announce(tx, copy);
  }

  private async bill(tx: EntityManager, copy: AppointmentCopy, balance: AppointmentBalance): Promise<void> {
    const entries = billingEntries(balance.billed, copy.price(balance.goodwillCents), balance.paidCents);
    if (entries.length === 0) return;
    const { practiceId, appointmentId, currency } = copy;
    const recordedAt = this.clock.now();
    await this.ledger.record(tx, {
      kind: 'billing',
      source: newId(),
      practiceId,
      appointmentId,
      currency,
      recordedAt,
      entries,
    });
  }

  private async adjustPlans(tx: EntityManager, copy: AppointmentCopy, dueCents: number): Promise<void> {
    const now = this.clock.now();
    const hold = await this.charges.findPlan(tx, copy.appointmentId, 'appointment');
    if (hold?.state === 'planned') {
      if (copy.closed) hold.state = 'cancelled';
      else if (dueCents <= 0) hold.state = 'done';
      else if (hold.tries === 0) hold.plan(await this.charges.dueAt(tx, copy));
      await this.charges.savePlan(tx, hold);
    }
    const fee = await this.charges.findPlan(tx, copy.appointmentId, 'cancellation_fee');
    if (copy.state === 'cancelled' && dueCents > 0 && !fee) {
      await this.charges.plan(tx, copy, 'cancellation_fee', now, now);
    } else if (fee?.state === 'planned' && dueCents <= 0) {
      fee.state = 'done';
      await this.charges.savePlan(tx, fee);
    }
  }

  private async planRefunds(tx: EntityManager, copy: AppointmentCopy, dueCents: number): Promise<void> {
    const earlier = await this.refunds.listByAppointments(tx, [copy.appointmentId]);
    const underway = earlier.filter((refund) => refund.underway).reduce((sum, refund) => sum + refund.amountCents, 0);
    const amountCents = refundableCents(dueCents, underway);
    if (amountCents === 0) return;
    const charges = await this.charges.listByAppointments(tx, [copy.appointmentId]);
    const reason = REASONS[copy.state] ?? 'adjustment';
    await this.refunds.plan(tx, charges, earlier, { amountCents, reason, now: this.clock.now() });
  }
}
