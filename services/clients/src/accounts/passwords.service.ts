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
   * session and every other such link. The account's row is locked before. Sessions end before the transaction commits:
   * after a crash between the two, the user only has to log in again, whereas in the other order old sessions would
   * survive.
   */
  async setByMailedLink(tx: EntityManager, user: User, passwordHash: string): Promise<void> {
    await this.replace(tx, user, passwordHash);
    await this.confirmed.mark(tx, user.id);
    await this.sessions.endAll(user.id);
  }

  /**
   * Sets it for a user who knew the previous one; the session of the request stays. The account's row is locked before.
   * @param sessionHash of that session
   */
  async setKnowingly(tx: EntityManager, user: User, passwordHash: string, sessionHash?: string): Promise<void> {
    await this.replace(tx, user, passwordHash);
    await this.sessions.endAll(user.id, sessionHash);
  }

  /** Ends all that could be used with the old password: links to set a password or to change the address. */
  private async replace(tx: EntityManager, { id }: User, passwordHash: string): Promise<void> {
    await this.accounts.setPassword(tx, id, passwordHash);
    await this.accounts.useUpResets(tx, id, this.clock.now());
    await this.accounts.deleteEmailChanges(tx, id);
  }
}
