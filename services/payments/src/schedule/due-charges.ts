import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import { ChargesRepository } from '../charges/charges.repository.js';
import { Charging } from '../charges/charging.js';
import type { ScheduledCharge } from '../charges/scheduled-charge.entity.js';
import { inSmallGroups } from './small-groups.js';

const BATCH = 100;

/** Charges saved cards whose day has come, and late fees. */
@Injectable()
export class DueCharges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly charges: ChargesRepository,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly charging: Charging,
    private readonly clock: Clock,
  ) {}

  async charge(stopping: AbortSignal): Promise<void> {
    const due = await this.charges.listDue(this.dataSource.manager, this.clock.now(), BATCH);
    await inSmallGroups(due, stopping, (plan) => this.chargeOne(plan));
  }

  private async chargeOne(plan: ScheduledCharge): Promise<void> {
    const { kind } = await this.charging.charge(
      plan.appointmentId,
      plan.purpose === 'cancellation_fee' ? plan.purpose : undefined,
    );
    if (kind !== 'no_card') return;
    // There is nothing to try again before a card is given, and that plans anew.
    await this.dataSource.transaction(async (tx) => {
      await this.appointments.getForUpdate(tx, plan.appointmentId);
      await this.charges.giveUp(tx, plan.id);
    });
  }
}
