import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { parseEmail } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';
import { MailedLinksService } from './mailed-links.service.js';
import { PasswordsService } from './passwords.service.js';
import { assertPasswordAllowed, hashPassword } from './password-rules.js';
import type { User } from './user.entity.js';

/** A forgotten password is replaced by the link of a mail. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinksService,
    private readonly passwords: PasswordsService,
  ) {}

  /** Public. The answer does not reveal whether the account exists. */
  async request(typedEmail: string): Promise<void> {
    const email = parseEmail(typedEmail);
    await this.dataSource.transaction(async (tx) => {
      const user = await this.accounts.findCredentials(tx, email);
      if (user) await this.links.sendReset(tx, user);
    });
  }

  /** Requires the token, which works once. Ends all sessions of the account and all other links to set a password. */
  async reset(input: { token: string; password: string }): Promise<void> {
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
