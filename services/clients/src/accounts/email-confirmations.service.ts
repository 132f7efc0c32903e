import { Injectable } from '@nestjs/common';
import { requireUser, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';
import { ConfirmedEmailsService } from './confirmed-emails.service.js';
import { EmailChangesService } from './email-changes.service.js';
import { MailedLinksService } from './mailed-links.service.js';
import type { User } from './user.entity.js';

/**
 * Whether an address is an account's own. Anybody can register with anybody's address: only who reads its mail gets at
 * what was booked under it.
 */
@Injectable()
export class EmailConfirmationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinksService,
    private readonly confirmed: ConfirmedEmailsService,
    private readonly changes: EmailChangesService,
  ) {}

  /** For services that send mail in an account's name. */
  async isConfirmed(userId: string): Promise<boolean> {
    const user = isUuid(userId) ? await this.accounts.findById(this.dataSource.manager, userId) : null;
    return Boolean(user?.emailConfirmedAt);
  }

  /** Requires the account itself. Nothing is mailed where the address is confirmed. */
  async request(actor: Actor): Promise<User> {
    requireUser(actor);
    const { userId } = actor;
    return this.dataSource.transaction(async (tx) => {
      const user = await this.accounts.findById(tx, userId);
      if (!user) throw new DomainError('not_found', 'The account was not found.');
      if (!user.emailConfirmedAt) await this.links.sendConfirmation(tx, user);
      return user;
    });
  }

  /**
   * Requires a session of the account and the token. Idempotent, so that a second click succeeds. The token alone is
   * not enough: a user who registered with another person's address could wait for that person to click.
   * @throws DomainError `login_required`, `other_account`, `invalid_token`, `email_taken`
   */
  async confirm(token: string, actor: Actor): Promise<User> {
    return this.dataSource.transaction(async (tx) => {
      const confirmation = await this.links.findConfirmation(tx, token);
      if (!confirmation) {
        throw new DomainError('invalid_token', 'This link has expired. Please ask for a new one.', 'token');
      }
      if (!actor.userId) throw new DomainError('login_required', 'The link works in the account that it was sent for.');
      if (actor.userId !== confirmation.userId) {
        throw new DomainError('other_account', 'This link is for another account. Please log in with that one.');
      }
      const { userId, newEmail } = confirmation;
      return newEmail === null ? this.confirmed.mark(tx, userId) : this.changes.complete(tx, userId, newEmail);
    });
  }
}
