import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { ChargePurpose } from '../charges/charge.entity.js';
import { ChargesRepository } from '../charges/charges.repository.js';

/** Keeps planned charges in step with what is due and when. The caller holds the appointment's lock. */
@Injectable()
export class ChargePlans {
  constructor(
    private readonly charges: ChargesRepository,
    private readonly clock: Clock,
  ) {}

  async adjust(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    await this.adjustHold(tx, appointment, dueCents);
    await this.adjustFee(tx, appointment, dueCents);
  }

  /** Notes on the plan that a charge failed. `needsClient`: no use in trying again without the client. */
  async chargeFailed(
    tx: EntityManager,
    { appointmentId }: AppointmentProjection,
    purpose: ChargePurpose,
    needsClient: boolean,
  ): Promise<void> {
    if (purpose === 'tip') return;
    const plan = await this.charges.findScheduled(tx, appointmentId, purpose);
    if (!plan) return;
    plan.fail(needsClient, this.clock.now());
    await this.charges.saveScheduled(tx, plan);
  }

  private async adjustHold(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    const hold = await this.charges.findScheduled(tx, appointment.appointmentId, 'appointment');
    if (hold?.state !== 'scheduled') return;
    if (appointment.closed) hold.state = 'cancelled';
    else if (dueCents <= 0) hold.state = 'done';
    else if (hold.tries === 0) hold.schedule(await this.charges.dueAt(tx, appointment));
    await this.charges.saveScheduled(tx, hold);
  }

  /** A fee for cancelling or moving late is charged at once, with the card on file. */
  private async adjustFee(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    const feeCents = await this.charges.feeDueCents(tx, appointment, dueCents);
    if (feeCents === 0 && appointment.rescheduleFeeCents === 0 && !appointment.closed) return;
    const plan = await this.charges.findScheduled(tx, appointment.appointmentId, 'cancellation_fee');
    if (feeCents > 0 && (!plan || plan.state === 'done')) {
      const now = this.clock.now();
      await this.charges.schedule(tx, appointment, 'cancellation_fee', now, now);
    } else if (plan?.state === 'scheduled' && feeCents === 0) {
      plan.state = 'done';
      await this.charges.saveScheduled(tx, plan);
    }
  }
}
