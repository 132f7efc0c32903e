import { Injectable } from '@nestjs/common';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { EmailConfirmationRequestedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { requireUser, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newSecretToken } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { DataSource, type EntityManager } from 'typeorm';
import { DirectoryService } from '../directory/directory.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { CONFIRMATION_LIFETIME_HOURS } from './email-confirmation.entity.js';
import { secretHash } from './secret-hash.js';
import type { User } from './user.entity.js';

/** Mails to one account in an hour, and tokens tried from one address in a quarter of an hour. */
const MAILS = { points: 5, perSeconds: 3600 };
const TOKENS = { points: 60, perSeconds: 900 };

/**
 * Whether an address is an account's own. Anybody can register with anybody's address: only who reads its mail gets at
 * what was booked under it.
 */
@Injectable()
export class EmailConfirmationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly directory: DirectoryService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * The account itself may. Nothing is mailed where the address is confirmed.
   * @throws DomainError `rate_limited`
   */
  async request(actor: Actor): Promise<User> {
    requireUser(actor);
    const { userId } = actor;
    await this.limits.consume(`confirmation-account:${userId}`, MAILS);
    return this.dataSource.transaction(async (tx) => {
      const user = await this.accounts.findById(tx, userId);
      if (!user) throw new DomainError('not_found', 'The account was not found.');
      if (!user.emailConfirmedAt) await this.offer(tx, user);
      return user;
    });
  }

  /**
   * The account itself may, with the token; again and again, so that a second click finds the same. The token alone is
   * not enough: whoever registered with an address of somebody else would wait for them to click.
   * @throws DomainError `login_required`, `other_account`, `invalid_token`, `rate_limited`
   */
  async confirm(token: string, actor: Actor): Promise<User> {
    await this.limits.consume(`confirmation-token:${actor.ip}`, TOKENS);
    return this.dataSource.transaction(async (tx) => {
      const confirmation = await this.accounts.findConfirmation(tx, secretHash(token));
      if (!confirmation || confirmation.expiresAt <= this.clock.now()) {
        throw new DomainError('invalid_token', 'This link has expired. Please ask for a new one.', 'token');
      }
      if (!actor.userId) throw new DomainError('login_required', 'The link works in the account that it was sent for.');
      if (actor.userId !== confirmation.userId) {
        throw new DomainError('other_account', 'This link is for another account. Please log in with that one.');
      }
      return this.markConfirmed(tx, confirmation.userId);
    });
  }

  /** Whoever could read a mail to the address has shown that it is the account's. */
  async markConfirmed(tx: EntityManager, userId: string): Promise<User> {
    const first = await this.accounts.confirmEmail(tx, userId, this.clock.now());
    const user = await this.accounts.findById(tx, userId);
    if (!user) throw new DomainError('not_found', 'The account was not found.');
    if (first) await this.directory.claimContacts(tx, user);
    return user;
  }

  /** Has the link mailed to the account's address. */
  async offer(tx: EntityManager, { id: userId, email }: User): Promise<void> {
    const token = newSecretToken(32);
    const expiresAt = new Date(this.clock.now().getTime() + CONFIRMATION_LIFETIME_HOURS * 3_600_000);
    await this.accounts.addConfirmation(tx, { tokenHash: secretHash(token), userId, expiresAt });
    const event = { userId, email, token, expiresAt: timestampFromDate(expiresAt) };
    await emit(tx, EmailConfirmationRequestedSchema, event, { aggregateId: userId });
  }
}
