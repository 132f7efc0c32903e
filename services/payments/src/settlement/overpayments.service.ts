import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';
import { GiftCardPaymentsService } from './gift-card-payments.service.js';
import { refundableCents } from '../ledger/ledger-rules.js';
import type { AppointmentBalance } from '../ledger/ledger.repository.js';
import { sumOf } from '../money/cents.js';
import type { RefundReason } from '../records/refunds/refund.entity.js';
import { RefundsRepository } from '../records/refunds/refunds.repository.js';
import { PlatformFeeService } from './platform-fee.service.js';

const REASONS: Readonly<Record<string, RefundReason>> = {
  cancelled: 'cancelled',
  declined: 'declined',
  unavailable: 'expired',
};

/**
 * Plans refunds of overpayments and of the practice's voluntary refunds: to cards first, then onto gift cards. Offline
 * payments are not refunded automatically. The caller holds the appointment's lock.
 */
@Injectable()
export class OverpaymentsService {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly charges: ChargesRepository,
    private readonly giftCards: GiftCardPaymentsService,
    private readonly platformFee: PlatformFeeService,
    private readonly clock: Clock,
  ) {}

  async giveBack(tx: EntityManager, appointment: AppointmentProjection, balance: AppointmentBalance): Promise<void> {
    const isOwed = balance.dueCents < 0 || balance.promisedCents > 0;
    const leftCents = isOwed ? await this.refund(tx, appointment, balance) : balance.dueCents;
    await this.platformFee.settle(tx, appointment, leftCents);
  }

  /** @returns what is due then: gift cards have their part at once, cards when the provider says so */
  private async refund(
    tx: EntityManager,
    appointment: AppointmentProjection,
    balance: AppointmentBalance,
  ): Promise<number> {
    const { appointmentId } = appointment;
    const { dueCents, promisedCents } = balance;
    const earlier = await this.refunds.listByAppointments(tx, [appointmentId]);
    const receivableCents = Math.min(0, dueCents) + withheldCents(appointment, balance) - promisedCents;
    const owed = refundableCents(receivableCents, sumOf(earlier.filter((refund) => refund.reserved)));
    if (owed === 0) return dueCents;
    const charges = await this.charges.listByAppointments(tx, [appointmentId]);
    const leftCents = sumOf(charges) - sumOf(earlier.filter(({ state }) => state !== 'failed'));
    const amountCents = Math.max(0, Math.min(owed, leftCents));
    const reason = REASONS[appointment.state] ?? 'adjustment';
    await this.refunds.plan(tx, appointmentId, charges, { amountCents, reason, now: this.clock.now() });
    const ontoGiftCards = owed - amountCents;
    if (ontoGiftCards === 0) return dueCents;
    return dueCents + ontoGiftCards - (await this.giftCards.giveBack(tx, appointment, ontoGiftCards));
  }
}

/**
 * A visit that is marked as paid and was charged as well, or became cheaper: only the practitioner knows which of the
 * payments should go back, and says so by an adjustment or by undoing the mark.
 */
function withheldCents(appointment: AppointmentProjection, { dueCents, offlineCents }: AppointmentBalance): number {
  return appointment.ended ? 0 : Math.max(0, Math.min(-dueCents, offlineCents));
}
