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
    await this.accounts.setPassword(tx, user.id, passwordHash);
    await this.accounts.useUpResets(tx, user.id, this.clock.now());
    await this.confirmed.mark(tx, user.id);
    await this.sessions.endAll(user.id);
  }
}
