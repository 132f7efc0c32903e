import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import { CheckoutGuard } from '../discounts/checkout-guard.js';
import { Settlement } from '../settlement/settlement.js';
import { TipChecks } from './tip-checks.js';

/** Adds a tip to what is due. */
@Injectable()
export class TipChoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly guard: CheckoutGuard,
    private readonly checks: TipChecks,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly settlement: Settlement,
  ) {}

  /** To be charged together with the visit; 0 takes it off. */
  async choose(appointmentId: string, tipCents: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const appointment = await this.guard.lock(tx, appointmentId);
      if (appointment.tipCents === tipCents) return;
      await this.checks.requireWithCharge(tx, appointment, tipCents);
      await this.appointments.saveChoices(tx, appointment, { tipCents });
      await this.settlement.settle(tx, appointment);
    });
  }
}
