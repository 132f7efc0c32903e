import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChargesRepository } from '../records/charges/charges.repository.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { RefundsRepository } from '../records/refunds/refunds.repository.js';
import { type Refundable, refundableOf } from './refundable.js';

/** What an adjustment of a visit may be of. The caller holds the visit's lock. */
@Injectable()
export class RefundableService {
  constructor(
    private readonly charges: ChargesRepository,
    private readonly refunds: RefundsRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  async get(tx: EntityManager, appointmentId: string): Promise<Refundable> {
    const charges = await this.charges.listByAppointments(tx, [appointmentId]);
    const refunds = await this.refunds.listByAppointments(tx, [appointmentId]);
    return refundableOf(await this.ledger.getBalance(tx, appointmentId), charges, refunds);
  }

  /** Whether money came through a provider, of which some may have gone back. */
  async isPaidByProvider(tx: EntityManager, appointmentId: string): Promise<boolean> {
    return (await this.charges.listByAppointments(tx, [appointmentId])).length > 0;
  }
}
