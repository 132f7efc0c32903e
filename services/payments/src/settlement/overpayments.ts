import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { ChargesRepository } from '../charges/charges.repository.js';
import { GiftCardPayments } from '../gift-cards/gift-card-payments.js';
import { refundableCents } from '../ledger/ledger-rules.js';
import { type RefundReason, sumOf } from '../refunds/refund.entity.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { PlatformFees } from './platform-fees.js';

const REASONS: Readonly<Record<string, RefundReason>> = {
  cancelled: 'cancelled',
  declined: 'declined',
  unavailable: 'expired',
};

/** Sends what was paid too much on its way back: to the cards first, then onto gift cards. */
@Injectable()
export class Overpayments {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly charges: ChargesRepository,
    private readonly giftCards: GiftCardPayments,
    private readonly platformFees: PlatformFees,
    private readonly clock: Clock,
  ) {}

  /** Sends back what is too much; once nothing is, the platform's part is settled. The caller holds the visit's lock. */
  async review(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    const leftCents = dueCents < 0 ? await this.giveBack(tx, appointment, dueCents) : dueCents;
    await this.platformFees.review(tx, appointment, leftCents);
  }

  /**
   * @param dueCents below zero
   * @returns what is due then: gift cards have their part at once, cards when the provider says so
   */
  private async giveBack(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<number> {
    const { appointmentId } = appointment;
    const earlier = await this.refunds.listByAppointments(tx, [appointmentId]);
    const owed = refundableCents(dueCents, sumOf(earlier.filter((refund) => refund.underway)));
    if (owed === 0) return dueCents;
    const charges = await this.charges.listByAppointments(tx, [appointmentId]);
    const amountCents = Math.min(owed, sumOf(charges) - sumOf(earlier.filter(({ state }) => state !== 'failed')));
    const reason = REASONS[appointment.state] ?? 'adjustment';
    if (amountCents > 0) {
      await this.refunds.plan(tx, charges, earlier, { amountCents, reason, now: this.clock.now() });
    }
    const ontoGiftCards = owed - amountCents;
    if (ontoGiftCards === 0) return dueCents;
    return dueCents + ontoGiftCards - (await this.giftCards.giveBack(tx, appointment, ontoGiftCards));
  }
}
