import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';
import { ChargesService } from '../charges/charges.service.js';
import type { ScheduledCharge } from '../records/charges/scheduled-charge.entity.js';
import { inSmallGroups } from '../attempts/small-groups.js';

const BATCH = 100;

/** Charges saved cards whose day has come, and late fees. */
@Injectable()
export class DueChargesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly scheduled: ChargesRepository,
    private readonly charges: ChargesService,
    private readonly clock: Clock,
  ) {}

  async chargeDue(stopping: AbortSignal): Promise<void> {
    const due = await this.scheduled.listDue(this.dataSource.manager, this.clock.now(), BATCH);
    await inSmallGroups(due, stopping, (one) => this.charge(one));
  }

  private async charge({ id, appointmentId, purpose }: ScheduledCharge): Promise<void> {
    const only = purpose === 'cancellation_fee' ? purpose : undefined;
    const { kind } = await this.charges.charge(appointmentId, only);
    if (kind !== 'no_card') return;
    // A retry is pointless until a card is saved, and saving a card reschedules the charge.
    await this.appointments.withLock(appointmentId, (tx) => this.scheduled.giveUp(tx, id));
  }
}
