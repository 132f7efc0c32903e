import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { AttemptPurpose } from '../attempts/attempt.entity.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { ChargesRepository } from './charges.repository.js';

/** How much a charge would be of. */
@Injectable()
export class Dues {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly charges: ChargesRepository,
  ) {}

  /** All that is due; for `cancellation_fee` only what is due of fees for cancelling or moving late. */
  async wantedCents(tx: EntityManager, appointment: AppointmentProjection, purpose: AttemptPurpose): Promise<number> {
    const { dueCents } = await this.ledger.getBalance(tx, appointment.appointmentId);
    return purpose === 'cancellation_fee' ? this.charges.feeDueCents(tx, appointment, dueCents) : dueCents;
  }

  /** The platform takes its share with the first payment, and never more than that brings. */
  async platformFeeCents(tx: EntityManager, appointment: AppointmentProjection, amountCents: number): Promise<number> {
    const { paidCents } = await this.ledger.getBalance(tx, appointment.appointmentId);
    return paidCents > 0 ? 0 : Math.min(appointment.netPlatformFeeCents, amountCents);
  }
}
