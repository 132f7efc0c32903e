import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { ChargesRepository } from '../charges/charges.repository.js';
import { GiftCardPaymentsService } from '../gift-cards/gift-card-payments.service.js';
import { platformFeeEntries, refundableCents } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { sum, sumOf } from '../money/cents.js';
import type { RefundReason } from '../refunds/refund.entity.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';

const REASONS: Readonly<Record<string, RefundReason>> = {
  cancelled: 'cancelled',
  declined: 'declined',
  unavailable: 'expired',
};

/**
 * Sends what was paid too much on its way back, to the cards first, then onto gift cards; once nothing is on its way, the
 * platform's share is settled. The caller holds the appointment's lock.
 */
@Injectable()
export class OverpaymentsService {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly charges: ChargesRepository,
    private readonly giftCards: GiftCardPaymentsService,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  async giveBack(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    const leftCents = dueCents < 0 ? await this.refund(tx, appointment, dueCents) : dueCents;
    await this.settlePlatformFee(tx, appointment, leftCents);
  }

  /**
   * @param dueCents below zero
   * @returns what is due then: gift cards have their part at once, cards when the provider says so
   */
  private async refund(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<number> {
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

  /**
   * The platform's share rides on the first payment of a provider, which may be smaller than it, and goes back in
   * proportion to the money that goes back: what providers leave with the platform beside what the client was billed is
   * more, or less, of what the practice keeps.
   */
  private async settlePlatformFee(
    tx: EntityManager,
    appointment: AppointmentProjection,
    dueCents: number,
  ): Promise<void> {
    // A visit that stands and is not paid yet has still to bring its share.
    if (appointment.platformFeeCents === 0 || dueCents < 0 || (dueCents > 0 && !appointment.closed)) return;
    const { appointmentId, practiceId, currency } = appointment;
    const refunds = await this.refunds.listByAppointments(tx, [appointmentId]);
    if (refunds.some(({ underway }) => underway)) return;
    const charges = await this.charges.listByAppointments(tx, [appointmentId]);
    const given = refunds.filter(({ state }) => state === 'succeeded');
    const change = feesOf(charges) - feesOf(given) - (await this.ledger.getFees(tx, appointmentId));
    if (change === 0) return;
    const journal = { kind: 'platform_fee' as const, source: newId(), practiceId, appointmentId, currency };
    await this.ledger.record(tx, { ...journal, recordedAt: this.clock.now(), entries: platformFeeEntries(change) });
  }
}

function feesOf(movements: readonly { platformFeeCents: number }[]): number {
  return sum(movements.map(({ platformFeeCents }) => platformFeeCents));
}
