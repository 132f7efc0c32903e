import { Injectable } from '@nestjs/common';
import { UserChangedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { DirectoryService } from '../directory/directory.service.js';
import { ReferralUsesService } from '../referrals/referral-uses.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { userMessage } from './user-message.js';
import type { User } from './user.entity.js';

/** Marks addresses as confirmed. */
@Injectable()
export class ConfirmedEmailsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly directory: DirectoryService,
    private readonly referralUses: ReferralUsesService,
    private readonly clock: Clock,
  ) {}

  /** Who could read a mail to the address has shown that it is the account's; others are notified by `UserChanged`. */
  async mark(tx: EntityManager, userId: string): Promise<User> {
    const now = this.clock.now();
    const first = await this.accounts.confirmEmail(tx, userId, now);
    const user = await this.accounts.findById(tx, userId);
    if (!user) throw new DomainError('not_found', 'The account was not found.');
    if (!first) return user;
    await emit(tx, UserChangedSchema, { user: userMessage(user) }, { aggregateId: userId });
    await this.directory.claimContacts(tx, user);
    await this.referralUses.count(tx, userId, now);
    return user;
  }
}
