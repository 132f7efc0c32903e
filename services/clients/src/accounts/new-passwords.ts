import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';
import { ConfirmedEmails } from './confirmed-emails.js';
import { Sessions } from './sessions.js';
import type { User } from './user.entity.js';

/** Another password for an account: whatever the old one opened is closed. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly confirmed: ConfirmedEmails,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the password by a link that came by mail, which shows that the address is the account's own, and ends every
   * session and every other such link. The account's row is locked before. Sessions end before the transaction does:
   * were we to die between the two, old sessions would live on, while sessions ended for nothing only have somebody
   * log in again.
   */
  async setByMail(tx: EntityManager, user: User, passwordHash: string): Promise<void> {
    await this.accounts.setPassword(tx, user.id, passwordHash);
    await this.accounts.useUpResets(tx, user.id, this.clock.now());
    await this.confirmed.mark(tx, user.id);
    await this.sessions.endAll(user.id);
  }
}
