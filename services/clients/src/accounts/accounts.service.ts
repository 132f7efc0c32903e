import { Injectable } from '@nestjs/common';
import { PasswordResetRequestedSchema, UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import { parseEmail } from '@yarrow/kit/input-rules';
import { emit } from '@yarrow/kit/outbox';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { DataSource, type EntityManager } from 'typeorm';
import { parseRegistration, type Registration, type RegistrationForm } from './account-rules.js';
import { AccountsRepository } from './accounts.repository.js';
import { EmailConfirmationsService } from './email-confirmations.service.js';
import { PasswordReset, RESET_LIFETIME_MINUTES } from './password-reset.entity.js';
import { assertPasswordAllowed, hashPassword, isPasswordOf } from './passwords.js';
import { secretHash } from './secret-hash.js';
import { userMessage } from './user-message.js';
import { User } from './user.entity.js';

/** Attempts of one account or one address in a quarter of an hour. */
const LOGIN_ATTEMPTS = { points: 10, perSeconds: 900 };
const ADDRESS_ATTEMPTS = { points: 60, perSeconds: 900 };
const RESETS = { points: 3, perSeconds: 3600 };

@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly confirmations: EmailConfirmationsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Anybody may. */
  async register(form: RegistrationForm, actor: Actor): Promise<User> {
    await this.limits.consume(`register:${actor.ip}`, ADDRESS_ATTEMPTS);
    const registration = parseRegistration(form);
    const user = this.newUser(registration, await hashPassword(registration.password));
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.accounts.insert(tx, user))) {
        throw new DomainError(
          'email_taken',
          'There is already an account with this email. Please log in instead.',
          'email',
        );
      }
      const { practiceName, country, timeZone } = registration;
      const practice = user.kind === 'pro' ? { practiceName, country, timeZone } : {};
      await emit(tx, UserRegisteredSchema, { user: userMessage(user), ...practice }, { aggregateId: user.id });
      await this.confirmations.offer(tx, user);
    });
    return user;
  }

  /** Anybody may, within limits. One answer and one duration for an unknown account and a wrong password. */
  async login(input: { email: string; password: string }, actor: Actor): Promise<User> {
    const email = input.email.trim().toLowerCase().slice(0, 254);
    await this.limits.consume(`login-address:${actor.ip}`, ADDRESS_ATTEMPTS);
    await this.limits.consume(`login-account:${email}`, LOGIN_ATTEMPTS);
    const user = await this.accounts.findCredentials(this.dataSource.manager, email);
    if (!(await isPasswordOf(user?.passwordHash ?? null, input.password)) || !user) {
      throw new DomainError('wrong_credentials', 'The email or password is not right. Please try again.');
    }
    return user;
  }

  /** Anybody may. Tells nobody whether the account exists. */
  async requestPasswordReset(typedEmail: string, actor: Actor): Promise<void> {
    const email = parseEmail(typedEmail);
    await this.limits.consume(`reset-address:${actor.ip}`, ADDRESS_ATTEMPTS);
    await this.limits.consume(`reset-account:${email}`, RESETS);
    const token = newSecretToken(32);
    await this.dataSource.transaction(async (tx) => {
      const user = await this.accounts.findCredentials(tx, email);
      if (user) await this.offerReset(tx, user, token);
    });
  }

  /** Whoever holds the token may, once. @returns the account whose sessions have to end */
  async resetPassword(input: { token: string; password: string }, actor: Actor): Promise<User> {
    await this.limits.consume(`reset-token:${actor.ip}`, ADDRESS_ATTEMPTS);
    assertPasswordAllowed(input.password);
    const passwordHash = await hashPassword(input.password);
    return this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const reset = await this.accounts.findResetForUpdate(tx, secretHash(input.token));
      const user = reset?.isUsable(now) ? await this.accounts.findById(tx, reset.userId) : null;
      if (!reset || !user) {
        throw new DomainError(
          'invalid_token',
          'This link has expired or was used already. Please ask for a new one.',
          'token',
        );
      }
      reset.usedAt = now;
      await this.accounts.saveReset(tx, reset);
      await this.accounts.setPassword(tx, user.id, passwordHash);
      return this.confirmations.markConfirmed(tx, user.id);
    });
  }

  /** The account of the session. */
  async findCurrent(actor: Actor): Promise<User | null> {
    return actor.userId ? this.accounts.findById(this.dataSource.manager, actor.userId) : null;
  }

  /** Names are public through what refers to them; the resolver shows the rest to the account itself only. */
  async listByIds(ids: readonly string[]): Promise<User[]> {
    return this.accounts.listByIds(this.dataSource.manager, ids);
  }

  private newUser(registration: Registration, passwordHash: string): User {
    const { kind, email, firstName, lastName, phone } = registration;
    const practiceId = kind === 'pro' ? newId() : null;
    const createdAt = this.clock.now();
    return Object.assign(new User(), {
      id: newId(),
      kind,
      email,
      firstName,
      lastName,
      phone,
      practiceId,
      emailConfirmedAt: null,
      passwordHash,
      version: 1,
      createdAt,
    });
  }

  private async offerReset(tx: EntityManager, user: User, token: string): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + RESET_LIFETIME_MINUTES * 60_000);
    const reset = Object.assign(new PasswordReset(), {
      tokenHash: secretHash(token),
      userId: user.id,
      expiresAt,
      usedAt: null,
    });
    await this.accounts.saveReset(tx, reset);
    const { id: userId, email, firstName } = user;
    const event = { userId, email, firstName, token, expiresAt: timestampFromDate(expiresAt) };
    await emit(tx, PasswordResetRequestedSchema, event, { aggregateId: user.id });
  }
}
