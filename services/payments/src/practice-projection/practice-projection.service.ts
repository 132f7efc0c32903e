import { Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { PracticeProjectionRepository } from '../records/practices/practice-projection.repository.js';

/** What payments keeps of practices. */
@Injectable()
export class PracticeProjectionService {
  constructor(
    private readonly projection: PracticeProjectionRepository,
    private readonly accounts: AccountsService,
  ) {}

  async save(tx: EntityManager, practice: Practice): Promise<void> {
    const { practiceId, name, email, currency, country, timeZone, version, acceptsTips } = practice;
    const before = await this.projection.findCurrency(tx, practiceId);
    const facts = { practiceId, name, email, currency, country, timeZone, version, acceptsTips };
    await this.projection.save(tx, { ...facts, ownerUserId: practice.ownerUserId || null });
    const now = await this.projection.findCurrency(tx, practiceId);
    // An account at Square takes the one currency of its country.
    if (before && before !== now) await this.accounts.mismatch(tx, practiceId, 'square');
  }
}
