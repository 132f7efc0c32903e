import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { parseEmail } from '@yarrow/kit/input-rules';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';
import { MailedLinksService } from './mailed-links.service.js';
import { PasswordsService } from './passwords.service.js';
import { assertPasswordAllowed, hashPassword } from './password-rules.js';
import type { User } from './user.entity.js';

/** Mails to one account in an hour, and what one address may try in a quarter of an hour. */
const MAILS = { points: 3, perSeconds: 3600 };
const ADDRESS_ATTEMPTS = { points: 60, perSeconds: 900 };

/** A forgotten password is replaced by the link of a mail. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinksService,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimits,
  ) {}

  /** Anybody may. The answer does not reveal whether the account exists. */
  async request(typedEmail: string, actor: Actor): Promise<void> {
    const email = parseEmail(typedEmail);
    await this.limits.consume(`reset-address:${actor.ip}`, ADDRESS_ATTEMPTS);
    await this.limits.consume(`reset-account:${email}`, MAILS);
    await this.dataSource.transaction(async (tx) => {
      const user = await this.accounts.findCredentials(tx, email);
      if (user) await this.links.sendReset(tx, user);
    });
  }

  /** Whoever holds the token may, once. Ends all sessions of the account and all other links to set a password. */
  async reset(input: { token: string; password: string }, actor: Actor): Promise<void> {
    await this.limits.consume(`reset-token:${actor.ip}`, ADDRESS_ATTEMPTS);
    const holder = await this.getHolder(this.dataSource.manager, input.token);
    assertPasswordAllowed(input.password, [holder.email, holder.firstName, holder.lastName]);
    const passwordHash = await hashPassword(input.password);
    await this.dataSource.transaction(async (tx) => {
      await this.accounts.lock(tx, holder.id);
      // Again, under the account's lock: another link of the account may have won meanwhile.
      await this.passwords.setByMailedLink(tx, await this.getHolder(tx, input.token), passwordHash);
    });
  }

  private async getHolder(tx: EntityManager, token: string): Promise<User> {
    const user = await this.links.findResetHolder(tx, token);
    if (user) return user;
    throw new DomainError(
      'invalid_token',
      'This link has expired or was used already. Please ask for a new one.',
      'token',
    );
  }
}
