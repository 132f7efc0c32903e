import { Injectable } from '@nestjs/common';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { PasswordResetRequestedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newSecretToken } from '@yarrow/kit/ids';
import { parseEmail } from '@yarrow/kit/input-rules';
import { emit } from '@yarrow/kit/outbox';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';
import { NewPasswords } from './new-passwords.js';
import { PasswordReset, RESET_LIFETIME_MINUTES } from './password-reset.entity.js';
import { assertPasswordAllowed, hashPassword } from './passwords.js';
import { secretHash } from './secret-hash.js';
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
    private readonly newPasswords: NewPasswords,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Anybody may. Tells nobody whether the account exists. */
  async request(typedEmail: string, actor: Actor): Promise<void> {
    const email = parseEmail(typedEmail);
    await this.limits.consume(`reset-address:${actor.ip}`, ADDRESS_ATTEMPTS);
    await this.limits.consume(`reset-account:${email}`, MAILS);
    const token = newSecretToken(32);
    await this.dataSource.transaction(async (tx) => {
      const user = await this.accounts.findCredentials(tx, email);
      if (user) await this.offer(tx, user, token);
    });
  }

  /** Whoever holds the token may, once. Ends all sessions of the account and all other links to set a password. */
  async reset(input: { token: string; password: string }, actor: Actor): Promise<void> {
    await this.limits.consume(`reset-token:${actor.ip}`, ADDRESS_ATTEMPTS);
    const tokenHash = secretHash(input.token);
    const holder = await this.holderOf(this.dataSource.manager, tokenHash);
    assertPasswordAllowed(input.password, [holder.email, holder.firstName, holder.lastName]);
    const passwordHash = await hashPassword(input.password);
    await this.dataSource.transaction(async (tx) => {
      await this.accounts.lock(tx, holder.id);
      // Again, under the account's lock: another link of the account may have won meanwhile.
      await this.newPasswords.setByMail(tx, await this.holderOf(tx, tokenHash), passwordHash);
    });
  }

  /** Whose password a mailed link may set now. */
  private async holderOf(tx: EntityManager, tokenHash: string): Promise<User> {
    const reset = await this.accounts.findReset(tx, tokenHash);
    const user = reset?.isUsable(this.clock.now()) ? await this.accounts.findById(tx, reset.userId) : null;
    if (user) return user;
    throw new DomainError(
      'invalid_token',
      'This link has expired or was used already. Please ask for a new one.',
      'token',
    );
  }

  private async offer(tx: EntityManager, user: User, token: string): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + RESET_LIFETIME_MINUTES * 60_000);
    const reset = { tokenHash: secretHash(token), userId: user.id, expiresAt, usedAt: null };
    await this.accounts.addReset(tx, Object.assign(new PasswordReset(), reset));
    const { id: userId, email, firstName } = user;
    const event = { userId, email, firstName, token, expiresAt: timestampFromDate(expiresAt) };
    await emit(tx, PasswordResetRequestedSchema, event, { aggregateId: user.id });
  }
}
