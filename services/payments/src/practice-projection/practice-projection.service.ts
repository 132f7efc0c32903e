import { Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { nextSummaryAt } from '../records/charges/charge-summary.js';
import { PracticeProjectionRepository } from '../records/practices/practice-projection.repository.js';

/** What payments keeps of practices. */
@Injectable()
export class PracticeProjectionService {
  constructor(
    private readonly projection: PracticeProjectionRepository,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  async save(tx: EntityManager, practice: Practice): Promise<void> {
    const { practiceId, name, email, currency, country, timeZone, version, acceptsTips } = practice;
    const before = await this.projection.findCurrency(tx, practiceId);
    const facts = { practiceId, name, email, currency, country, timeZone, version, acceptsTips };
    await this.projection.save(tx, { ...facts, ownerUserId: practice.ownerUserId || null });
    const at = practice.chargeSummaryEmailEnabled ? nextSummaryAt(this.clock.now().getTime(), timeZone) : null;
    await this.projection.planSummary(tx, practiceId, version, at);
    const now = await this.projection.findCurrency(tx, practiceId);
    // An account at Square takes the one currency of its country.
    if (before && before !== now) await this.accounts.mismatch(tx, practiceId, 'square');
  }
}
