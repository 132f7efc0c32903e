import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import type { ChargePurpose } from '../charges/charge.entity.js';
import { ChargesRepository } from '../charges/charges.repository.js';

/** Keeps planned charges in step with what is due and when. The caller holds the appointment's lock. */
@Injectable()
export class ChargePlans {
  constructor(
    private readonly charges: ChargesRepository,
    private readonly clock: Clock,
  ) {}

  async adjust(tx: EntityManager, copy: AppointmentCopy, dueCents: number): Promise<void> {
    await this.adjustHold(tx, copy, dueCents);
    await this.adjustFee(tx, copy, dueCents);
  }

  /** Notes on the plan that a charge failed. `needsClient`: no use in trying again without the client. */
  async chargeFailed(
    tx: EntityManager,
    { appointmentId }: AppointmentCopy,
    purpose: ChargePurpose,
    needsClient: boolean,
  ): Promise<void> {
    if (purpose === 'tip') return;
    const plan = await this.charges.findPlan(tx, appointmentId, purpose);
    if (!plan) return;
    plan.fail(needsClient, this.clock.now());
    await this.charges.savePlan(tx, plan);
  }

  private async adjustHold(tx: EntityManager, copy: AppointmentCopy, dueCents: number): Promise<void> {
    const hold = await this.charges.findPlan(tx, copy.appointmentId, 'appointment');
    if (hold?.state !== 'planned') return;
    if (copy.closed) hold.state = 'cancelled';
    else if (dueCents <= 0) hold.state = 'done';
    else if (hold.tries === 0) hold.plan(await this.charges.dueAt(tx, copy));
    await this.charges.savePlan(tx, hold);
  }

  /** A fee for cancelling or moving late is charged at once, with the card on file. */
  private async adjustFee(tx: EntityManager, copy: AppointmentCopy, dueCents: number): Promise<void> {
    const feeCents = await this.charges.feeDueCents(tx, copy, dueCents);
    if (feeCents === 0 && copy.movingFeeCents === 0 && !copy.closed) return;
    const plan = await this.charges.findPlan(tx, copy.appointmentId, 'cancellation_fee');
    if (feeCents > 0 && (!plan || plan.state === 'done')) {
      const now = this.clock.now();
      await this.charges.plan(tx, copy, 'cancellation_fee', now, now);
    } else if (plan?.state === 'planned' && feeCents === 0) {
      plan.state = 'done';
      await this.charges.savePlan(tx, plan);
    }
  }
}
