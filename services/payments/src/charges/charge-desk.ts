import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { CardsRepository } from '../cards/cards.repository.js';
import type { ChargeResult } from './charge-result.js';
import { Charging } from './charging.js';
import { Holds } from './holds.js';

/** Pays with the card on file: now, or, for a booking that asks for a card only, on the day of the appointment. */
@Injectable()
export class ChargeDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly cards: CardsRepository,
    private readonly holds: Holds,
    private readonly charging: Charging,
  ) {}

  /** @throws DomainError `hold_expired` */
  async pay({ appointmentId, state, paymentRequirement }: AppointmentProjection): Promise<ChargeResult> {
    if (state !== 'awaiting_payment' || paymentRequirement !== 'save_card') return this.charging.charge(appointmentId);
    const secured = await this.dataSource.transaction(async (tx) => {
      const appointment = await this.appointments.getForUpdate(tx, appointmentId);
      this.holds.requireHeld(appointment);
      if (!(await this.cards.findForAppointment(tx, appointmentId))) return false;
      await this.holds.cardGiven(tx, appointment);
      return true;
    });
    return { kind: secured ? 'paid' : 'no_card' };
  }
}
