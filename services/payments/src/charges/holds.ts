import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { Fulfilment } from '../settlement/fulfilment.js';
import { Settlement } from '../settlement/settlement.js';
import { isHeld, requireHeld } from './charge-orders.js';
import { ChargesRepository } from './charges.repository.js';

/** Saved cards that will be charged on the day of the appointment. */
@Injectable()
export class Holds {
  constructor(
    private readonly charges: ChargesRepository,
    private readonly ledger: LedgerRepository,
    private readonly fulfilment: Fulfilment,
    private readonly settlement: Settlement,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `hold_expired` when the time of the booking is not held any more */
  requireHeld(appointment: AppointmentProjection): void {
    requireHeld(appointment, this.clock.now());
  }

  /**
   * A card is there that may be charged for the appointment: plans the charge, and secures a booking that asks for no
   * more than a card. The caller holds the appointment's lock.
   */
  async cardGiven(tx: EntityManager, appointment: AppointmentProjection): Promise<void> {
    const now = this.clock.now();
    const { dueCents } = await this.ledger.getBalance(tx, appointment.appointmentId);
    const awaiting = appointment.state === 'awaiting_payment';
    const chargedNow = awaiting && appointment.paymentRequirement === 'charge';
    if (dueCents > 0 && !appointment.closed && !chargedNow && appointment.startsAt > now) {
      await this.charges.schedule(tx, appointment, 'appointment', await this.charges.dueAt(tx, appointment), now);
    }
    // A card that comes too late is kept for what is booked next.
    if (awaiting && appointment.paymentRequirement === 'save_card' && isHeld(appointment, now)) {
      await this.fulfilment.secure(tx, appointment, 'save_card');
    }
    await this.settlement.settle(tx, appointment);
  }
}
