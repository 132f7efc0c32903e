import { Injectable } from '@nestjs/common';
import { UserChangedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { DirectoryService } from '../directory/directory.service.js';
import { ReferralUsesService } from '../referrals/referral-uses.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { userMessage } from './user-message.js';
import type { User } from './user.entity.js';

/** PostgreSQL's code for a unique violation: another account took the address first. */
const UNIQUE_VIOLATION = '23505';

/** Another address for an account: it counts once a link that was mailed to it was opened in the account. */
@Injectable()
export class EmailChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly directory: DirectoryService,
    private readonly referralUses: ReferralUsesService,
    private readonly clock: Clock,
  ) {}

  /** The address that waits; null where none does. */
  async findPending(userId: string): Promise<string | null> {
    return this.accounts.findPendingEmail(this.dataSource.manager, userId, this.clock.now());
  }

  /**
   * Sets the address, since its owner has opened a link mailed to it. The old address is notified, and links mailed
   * there can no longer set a password. A second click returns the same result.
   * @throws DomainError `email_taken`
   */
  async complete(tx: EntityManager, userId: string, email: string): Promise<User> {
    await this.accounts.lock(tx, userId);
    const user = await this.accounts.findById(tx, userId);
    if (!user) throw new DomainError('not_found', 'The account was not found.');
    if (user.email === email) return user;
    await this.requireFree(tx, email);
    const now = this.clock.now();
    const previousEmail = user.email;
    Object.assign(user, { email, emailConfirmedAt: now, version: user.version + 1 });
    await this.accounts.save(tx, user).catch(refuseTaken);
    await this.accounts.useUpResets(tx, userId, now);
    await emit(tx, UserChangedSchema, { user: userMessage(user), previousEmail }, { aggregateId: userId });
    await this.directory.claimContacts(tx, user);
    await this.referralUses.count(tx, userId, now);
    return user;
  }

  /** @throws DomainError `email_taken` */
  async requireFree(tx: EntityManager, email: string): Promise<void> {
    if (!(await this.accounts.findByEmail(tx, email))) return;
    throw emailTaken();
  }
}

function refuseTaken(error: unknown): never {
  const { code } = error instanceof QueryFailedError ? (error.driverError as { code?: string }) : {};
  throw code === UNIQUE_VIOLATION ? emailTaken() : error;
}

function emailTaken(): DomainError {
  return new DomainError('email_taken', 'There is already an account with this email address.', 'email');
}
