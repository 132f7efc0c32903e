import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import { CardsRepository } from '../cards/cards.repository.js';
import type { ChargeResult } from './charge-result.js';
import { Charging } from './charging.js';
import { Holds } from './holds.js';

/** Pays with the card on file: now, or, for a booking that asks for a card only, on the day of the appointment. */
@Injectable()
export class ChargeDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: AppointmentCopiesRepository,
    private readonly cards: CardsRepository,
    private readonly holds: Holds,
    private readonly charging: Charging,
  ) {}

  /** @throws DomainError `hold_expired` */
  async pay({ appointmentId, state, paymentRequirement }: AppointmentCopy): Promise<ChargeResult> {
    if (state !== 'awaiting_payment' || paymentRequirement !== 'save_card') return this.charging.charge(appointmentId);
    const secured = await this.dataSource.transaction(async (tx) => {
      const copy = await this.copies.getForUpdate(tx, appointmentId);
      this.holds.requireHeld(copy);
      if (!(await this.cards.findForAppointment(tx, appointmentId))) return false;
      await this.holds.cardGiven(tx, copy);
      return true;
    });
    return { kind: secured ? 'paid' : 'no_card' };
  }
}
