import { Injectable } from '@nestjs/common';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { EmailConfirmationRequestedSchema, PasswordResetRequestedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { newSecretToken } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import { hashToken } from '@yarrow/kit/security/hash-token';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';
import { CONFIRMATION_LIFETIME_HOURS, type EmailConfirmation } from './email-confirmation.entity.js';
import { PasswordReset, RESET_LIFETIME_MINUTES } from './password-reset.entity.js';
import type { User } from './user.entity.js';

/**
 * The links that an account gets by mail. Only the hash of a secret is stored; it leaves sealed for notifications, so that
 * neither the outbox nor the broker reveals it.
 */
@Injectable()
export class MailedLinksService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sealer: Sealer,
    private readonly clock: Clock,
  ) {}

  /** Requests a mail with a link to set a password. */
  async sendReset(tx: EntityManager, { id: userId, email, firstName }: User): Promise<void> {
    const token = newSecretToken(32);
    const expiresAt = this.in(RESET_LIFETIME_MINUTES * 60_000);
    const reset = { tokenHash: hashOf(token), userId, expiresAt, usedAt: null };
    await this.accounts.addReset(tx, Object.assign(new PasswordReset(), reset));
    const sealedToken = await this.sealer.seal(token, sealedIn(PasswordResetRequestedSchema, userId));
    const event = { userId, email, firstName, sealedToken, expiresAt: timestampFromDate(expiresAt) };
    await emit(tx, PasswordResetRequestedSchema, event, { aggregateId: userId });
  }

  /** Requests a mail with a link that shows that the address is the account's own. */
  async sendConfirmation(tx: EntityManager, { id, email }: User): Promise<void> {
    await this.mailConfirmation(tx, { userId: id, email, newEmail: null });
  }

  /** Requests a mail to another address, with a link that gives it to the account; earlier such links end. */
  async sendEmailChange(tx: EntityManager, { id }: User, newEmail: string): Promise<void> {
    await this.accounts.deleteEmailChanges(tx, id);
    await this.mailConfirmation(tx, { userId: id, email: newEmail, newEmail });
  }

  private async mailConfirmation(
    tx: EntityManager,
    { userId, email, newEmail }: { userId: string; email: string; newEmail: string | null },
  ): Promise<void> {
    const token = newSecretToken(32);
    const expiresAt = this.in(CONFIRMATION_LIFETIME_HOURS * 3_600_000);
    await this.accounts.addConfirmation(tx, { tokenHash: hashOf(token), userId, newEmail, expiresAt });
    const sealedToken = await this.sealer.seal(token, sealedIn(EmailConfirmationRequestedSchema, userId));
    const changesEmail = newEmail !== null;
    const event = { userId, email, sealedToken, changesEmail, expiresAt: timestampFromDate(expiresAt) };
    await emit(tx, EmailConfirmationRequestedSchema, event, { aggregateId: userId });
  }

  /** The account whose password a link may set now. */
  async findResetHolder(tx: EntityManager, token: string): Promise<User | null> {
    const reset = await this.accounts.findReset(tx, hashOf(token));
    return reset?.isUsable(this.clock.now()) ? this.accounts.findById(tx, reset.userId) : null;
  }

  /** What a link confirms now. */
  async findConfirmation(tx: EntityManager, token: string): Promise<EmailConfirmation | null> {
    const confirmation = await this.accounts.findConfirmation(tx, hashOf(token));
    return confirmation && confirmation.expiresAt > this.clock.now() ? confirmation : null;
  }

  private in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

/** What is kept of the secret of a mailed link. */
const hashOf = (token: string): string => hashToken(token).toString('hex');
