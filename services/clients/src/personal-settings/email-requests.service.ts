import { Injectable } from '@nestjs/common';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import type { EntityManager } from 'typeorm';
import { EmailChangesService } from '../accounts/email-changes.service.js';
import { MailedLinksService } from '../accounts/mailed-links.service.js';
import type { User } from '../accounts/user.entity.js';

/** Mails to unconfirmed addresses, by account. */
export const EMAIL_CHANGES = { name: 'email-change', points: 5, perSeconds: 3600 };

/** Asks whether a new address is the account's own. */
@Injectable()
export class EmailRequestsService {
  constructor(
    private readonly changes: EmailChangesService,
    private readonly links: MailedLinksService,
    private readonly limits: RateLimitsService,
  ) {}

  /** @throws DomainError `rate_limited` */
  async count(userId: string): Promise<void> {
    await this.limits.consume(EMAIL_CHANGES, userId);
  }

  /**
   * The present address stays until the link that goes to the new one is opened.
   * @throws DomainError `email_taken`
   */
  async request(tx: EntityManager, user: User, email: string): Promise<void> {
    await this.changes.requireFree(tx, email);
    await this.links.sendEmailChange(tx, user, email);
  }
}
