import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
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
  requireHeld(copy: AppointmentCopy): void {
    requireHeld(copy, this.clock.now());
  }

  /**
   * A card is there that may be charged for the appointment: plans the charge, and secures a booking that asks for no
   * more than a card. The caller holds the appointment's lock.
   */
  async cardGiven(tx: EntityManager, copy: AppointmentCopy): Promise<void> {
    const now = this.clock.now();
    const { dueCents } = await this.ledger.getBalance(tx, copy.appointmentId);
    const awaiting = copy.state === 'awaiting_payment';
    const chargedNow = awaiting && copy.paymentRequirement === 'charge';
    if (dueCents > 0 && !copy.closed && !chargedNow && copy.startsAt > now) {
      await this.charges.plan(tx, copy, 'appointment', await this.charges.dueAt(tx, copy), now);
    }
    // A card that comes too late is kept for what is booked next.
    if (awaiting && copy.paymentRequirement === 'save_card' && isHeld(copy, now)) {
      await this.fulfilment.secure(tx, copy, 'save_card');
    }
    await this.settlement.settle(tx, copy);
  }
}
