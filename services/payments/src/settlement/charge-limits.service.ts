import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { minChargeCents } from '../providers/charge-limits.js';
import { AccountsRepository, CARD_PROVIDERS } from '../records/accounts/accounts.repository.js';

/** The minimum charge of a practice's providers. */
@Injectable()
export class ChargeLimitsService {
  constructor(private readonly accounts: AccountsRepository) {}

  /** Cents. The card provider's if there is one, because cards are charged while the client is absent; 0 without online payments. */
  async minCents(tx: EntityManager, practiceId: string): Promise<number> {
    const accounts = await this.accounts.listByPractices(tx, [practiceId]);
    const active = accounts.filter(({ active, venmoActive }) => active || venmoActive);
    const [first] = active.filter(({ provider }) => CARD_PROVIDERS.includes(provider)).concat(active);
    return first ? minChargeCents(first.provider) : 0;
  }
}
