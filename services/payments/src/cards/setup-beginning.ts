import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { CardSetups, type SetupSubject } from './card-setups.js';

/** Somebody who tries stolen cards one after another stops here. */
const SETUPS_PER_ADDRESS = { points: 40, perSeconds: 600 };

/** What has to hold before a card may be given. */
@Injectable()
export class SetupBeginning {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rateLimits: RateLimits,
    private readonly accounts: AccountsRepository,
    private readonly setups: CardSetups,
  ) {}

  /** @throws DomainError `rate_limited`, `no_payment_provider`, `provider_unavailable` */
  async begin(actor: Actor, subject: SetupSubject): Promise<string> {
    await this.rateLimits.consume(`setup:${actor.ip}`, SETUPS_PER_ADDRESS);
    const account = await this.accounts.findActive(this.dataSource.manager, subject.practiceId);
    if (!account?.chargesEnabled) {
      throw new DomainError('no_payment_provider', 'This practice does not take cards.', 'practiceId');
    }
    return this.setups.begin(subject, account);
  }
}
