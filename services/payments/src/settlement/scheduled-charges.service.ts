import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { OutstandingBalanceService } from './outstanding-balance.service.js';
import type { ChargePurpose } from '../records/charges/charge.entity.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';

/** Keeps scheduled charges in step with what is due and when. The caller holds the appointment's lock. */
@Injectable()
export class ScheduledChargesService {
  constructor(
    private readonly charges: ChargesRepository,
    private readonly balance: OutstandingBalanceService,
    private readonly clock: Clock,
  ) {}

  /** A card is there that may be charged on the day of the visit, unless the booking is charged at once. */
  async scheduleForCard(tx: EntityManager, appointment: AppointmentProjection): Promise<void> {
    const now = this.clock.now();
    const dueCents = await this.balance.dueCents(tx, appointment, 'appointment');
    const chargedNow = appointment.state === 'awaiting_payment' && appointment.paymentRequirement === 'charge';
    if (dueCents <= 0 || appointment.ended || chargedNow || appointment.startsAt <= now) return;
    await this.charges.schedule(tx, appointment, 'appointment', await this.charges.dueAt(tx, appointment), now);
  }

  /** A charge that was stopped because the visit was marked as paid comes back, unless its visit has started. */
  async resume(tx: EntityManager, appointment: AppointmentProjection): Promise<void> {
    const scheduled = await this.charges.findScheduled(tx, appointment.appointmentId, 'appointment');
    if (scheduled?.state === 'done') await this.scheduleForCard(tx, appointment);
  }

  async adjust(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    await this.adjustPrice(tx, appointment, dueCents);
    await this.adjustFee(tx, appointment, dueCents);
  }

  /** @param needsClient no use in trying again without the client */
  async recordFailure(
    tx: EntityManager,
    { appointmentId }: AppointmentProjection,
    purpose: ChargePurpose,
    needsClient: boolean,
  ): Promise<void> {
    if (purpose === 'tip') return;
    const scheduled = await this.charges.findScheduled(tx, appointmentId, purpose);
    if (!scheduled) return;
    scheduled.fail(needsClient, this.clock.now());
    await this.charges.saveScheduled(tx, scheduled);
  }

  /** The charge of the price follows the visit to its day. */
  private async adjustPrice(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    const scheduled = await this.charges.findScheduled(tx, appointment.appointmentId, 'appointment');
    if (scheduled?.state !== 'scheduled') return;
    if (appointment.ended) scheduled.state = 'cancelled';
    else if (dueCents <= 0) scheduled.state = 'done';
    else if (scheduled.tries === 0) scheduled.schedule(await this.charges.dueAt(tx, appointment));
    await this.charges.saveScheduled(tx, scheduled);
  }

  /** A fee for cancelling or rescheduling late, or for not coming, is charged at once, with the card on file. */
  private async adjustFee(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    const feeCents = await this.balance.feeDueCents(tx, appointment, dueCents);
    const { rescheduleFeeCents, noShowVersion, closed } = appointment;
    if (feeCents === 0 && rescheduleFeeCents === 0 && noShowVersion === 0 && !closed) return;
    const scheduled = await this.charges.findScheduled(tx, appointment.appointmentId, 'cancellation_fee');
    if (feeCents > 0 && (!scheduled || scheduled.state === 'done')) {
      const now = this.clock.now();
      await this.charges.schedule(tx, appointment, 'cancellation_fee', now, now);
    } else if (scheduled?.state === 'scheduled' && feeCents === 0) {
      scheduled.state = 'done';
      await this.charges.saveScheduled(tx, scheduled);
    }
  }
}
