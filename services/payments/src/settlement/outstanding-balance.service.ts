import { Injectable } from '@nestjs/common';
import { MIN_PRICE_CENTS } from '@yarrow/kit/values/currency';
import type { EntityManager } from 'typeorm';
import type { Party } from '../records/appointments/party.js';
import { ChargeLimitsService } from './charge-limits.service.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { AttemptPurpose } from '../attempts/attempt.entity.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';
import { sumOf } from '../money/cents.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';

/** How much is due of a visit, and what a charge of it would be of. The caller holds the appointment's lock. */
@Injectable()
export class OutstandingBalanceService {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly charges: ChargesRepository,
    private readonly limits: ChargeLimitsService,
  ) {}

  /** All that is due, cents; for `cancellation_fee` only what is due of fees for cancelling or rescheduling late, or not coming. */
  async dueCents(tx: EntityManager, appointment: AppointmentProjection, purpose: AttemptPurpose): Promise<number> {
    const { dueCents } = await this.ledger.getBalance(tx, appointment.appointmentId);
    return purpose === 'cancellation_fee' ? this.feeDueCents(tx, appointment, dueCents) : dueCents;
  }

  /**
   * What is due of fees for cancelling or rescheduling late, or for not coming, cents: it is charged at once, while the price
   * waits for its day.
   * @param dueCents all that is due
   */
  async feeDueCents(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<number> {
    if (dueCents <= 0) return 0;
    if (appointment.closed) return appointment.state === 'cancelled' ? dueCents : 0;
    if (appointment.missed) return dueCents;
    if (appointment.rescheduleFeeCents === 0) return 0;
    const charges = await this.charges.listByAppointments(tx, [appointment.appointmentId]);
    const paidCents = sumOf(charges.filter(({ purpose }) => purpose === 'cancellation_fee'));
    const feeCents = Math.max(0, Math.min(dueCents, appointment.rescheduleFeeCents - paidCents));
    // A fee below the minimum is charged together with the price.
    if (feeCents === 0 || feeCents >= MIN_PRICE_CENTS) return feeCents;
    return feeCents < (await this.limits.minCents(tx, appointment.practiceId)) ? 0 : feeCents;
  }

  /**
   * Whether the price waits for its day, so that no more than a fee is due: before, a visit that stands is paid for by its client
   * where there is an invoice, by its practice where no day is planned.
   */
  async isEarly(tx: EntityManager, appointment: AppointmentProjection, party: Party, now: Date): Promise<boolean> {
    const { appointmentId, state, startsAt, invoicedAt, ended, sellsPackage } = appointment;
    if (state === 'awaiting_payment' || ended || startsAt <= now || invoicedAt || sellsPackage) return false;
    const scheduled = await this.charges.findScheduled(tx, appointmentId, 'appointment');
    if (party === 'practice') return scheduled?.waits(now) ?? false;
    return scheduled?.state === 'scheduled' ? scheduled.waits(now) : scheduled?.state !== 'failed';
  }

  /** The platform takes its share with the first payment, and never more than that brings; cents. */
  async platformFeeCents(tx: EntityManager, appointment: AppointmentProjection, amountCents: number): Promise<number> {
    const { paidCents } = await this.ledger.getBalance(tx, appointment.appointmentId);
    return paidCents > 0 ? 0 : Math.min(appointment.netPlatformFeeCents, amountCents);
  }
}
