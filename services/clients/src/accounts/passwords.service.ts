import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';
import { ConfirmedEmailsService } from './confirmed-emails.service.js';
import { SessionsService } from './sessions.service.js';
import type { User } from './user.entity.js';

/** Replaces passwords; what the old one opened is closed. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly confirmed: ConfirmedEmailsService,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the password by a link that came by mail, which shows that the address is the account's own, and ends every
   * session and every other such link. The account's row is locked before. SessionsService end before the transaction does:
   * were we to die between the two, old sessions would live on, while sessions ended for nothing only have somebody
   * log in again.
   */
  async setByMailedLink(tx: EntityManager, user: User, passwordHash: string): Promise<void> {
    await this.replace(tx, user, passwordHash);
    await this.confirmed.mark(tx, user.id);
    await this.sessions.endAll(user.id);
  }

  /**
   * Sets it for somebody who knew the one before; the session in which they do stays. The account's row is locked before.
   * @param sessionHash of that session
   */
  async setKnowingly(tx: EntityManager, user: User, passwordHash: string, sessionHash?: string): Promise<void> {
    await this.replace(tx, user, passwordHash);
    await this.sessions.endAll(user.id, sessionHash);
  }

  /** With it ends what waits for somebody who knew the old one: links to set a password, or to change the address. */
  private async replace(tx: EntityManager, { id }: User, passwordHash: string): Promise<void> {
    await this.accounts.setPassword(tx, id, passwordHash);
    await this.accounts.useUpResets(tx, id, this.clock.now());
    await this.accounts.deleteEmailChanges(tx, id);
  }
}
