import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { MIN_PRICE_CENTS } from '@yarrow/kit/values/currency';
import type { EntityManager } from 'typeorm';
import { ChargeLimitsService } from './charge-limits.service.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { writeOffEntries } from '../ledger/ledger-rules.js';
import { type AppointmentBalance, LedgerRepository } from '../ledger/ledger.repository.js';

/** Writes off remainders below the minimum charge, such as 30 cents that a gift card leaves. The caller holds the appointment's lock. */
@Injectable()
export class SmallRemaindersService {
  constructor(
    private readonly limits: ChargeLimitsService,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes off the amount due if the practice's provider cannot charge it; reverses an earlier write-off otherwise.
   * @returns the balance afterwards
   */
  async waive(
    tx: EntityManager,
    { practiceId, appointmentId, currency, tipCents }: AppointmentProjection,
    balance: AppointmentBalance,
  ): Promise<AppointmentBalance> {
    const openCents = balance.dueCents + balance.writtenOffCents;
    // A later tip does not bring back what was written off before it.
    const candidates = [openCents, openCents - tipCents].filter((cents) => cents > 0 && cents < MIN_PRICE_CENTS);
    const minCents = candidates.length > 0 ? await this.limits.minCents(tx, practiceId) : 0;
    const change = (candidates.find((cents) => cents < minCents) ?? 0) - balance.writtenOffCents;
    if (change === 0) return balance;
    const journal = { kind: 'write_off' as const, source: newId(), practiceId, appointmentId, currency };
    await this.ledger.record(tx, { ...journal, recordedAt: this.clock.now(), entries: writeOffEntries(change) });
    return this.ledger.getBalance(tx, appointmentId);
  }
}
