import { Injectable } from '@nestjs/common';
import { requireUser, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { LoginAttemptsService } from '../accounts/login-attempts.service.js';
import { isPasswordOf } from '../accounts/password-rules.js';
import type { User } from '../accounts/user.entity.js';
import { ErasureStartService } from './erasure-start.service.js';
import { ErasureSubjectsService, requireNothingOpen } from './erasure-subjects.service.js';

/** What has to be done before an account can be deleted. */
export interface OpenMatters {
  readonly emailConfirmed: boolean;
  readonly visitsAhead: number;
  readonly unsettledVisits: number;
}

/** People who delete their own accounts. */
@Injectable()
export class AccountErasuresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly attempts: LoginAttemptsService,
    private readonly subjects: ErasureSubjectsService,
    private readonly erasures: ErasureStartService,
  ) {}

  /** Everybody their own. @throws DomainError `practitioner_account` */
  async getOpenMatters(actor: Actor): Promise<OpenMatters> {
    const user = await this.getOwn(actor);
    const { records } = await this.subjects.ofAccount(this.dataSource.manager, user);
    const { visitsAhead, unsettledVisits } = records;
    return { emailConfirmed: user.emailConfirmedAt !== null, visitsAhead, unsettledVisits };
  }

  /**
   * Everybody their own, with the password: a session alone is not enough to end everything.
   * @throws DomainError `practitioner_account`, `wrong_credentials`, `email_not_confirmed`, `visits_ahead`,
   *   `visits_unsettled`, `client_changed`
   * @throws RateLimitedError where the password was guessed too often from this address
   */
  async erase(actor: Actor, password: string): Promise<void> {
    const user = await this.getOwn(actor);
    await this.checkPassword(user, actor.ip, password);
    if (!user.emailConfirmedAt) {
      throw new DomainError(
        'email_not_confirmed',
        'Please confirm your email address first, by the link that we mail you.',
      );
    }
    const { manager } = this.dataSource;
    requireNothingOpen((await this.subjects.ofAccount(manager, user)).records);
    // Asked again while the account can book nothing: a visit that was booked meanwhile would lose its client.
    const { person, records, check } = await this.subjects.ofAccount(manager, user, true);
    requireNothingOpen(records);
    await this.erasures.start('account', person, check);
  }

  private async checkPassword({ email }: User, ip: string, password: string): Promise<void> {
    await this.attempts.start(email, ip);
    const credentials = await this.accounts.findCredentials(this.dataSource.manager, email);
    if (!(await isPasswordOf(credentials?.passwordHash ?? null, password))) {
      throw new DomainError('wrong_credentials', 'This is not the password of your account.', 'password');
    }
    await this.attempts.succeed(email, ip);
  }

  private async getOwn(actor: Actor): Promise<User> {
    requireUser(actor);
    const user = await this.accounts.findById(this.dataSource.manager, actor.userId);
    if (!user) throw new DomainError('not_found', 'This account does not exist any more.');
    requireNoPractitioner(user);
    return user;
  }
}

/** A practice has clients, visits and money of others behind it: closing one is another matter. */
export function requireNoPractitioner({ kind }: User): void {
  if (kind !== 'pro') return;
  throw new DomainError(
    'practitioner_account',
    'An account with a practice cannot be deleted here. Please write to us, and we will close it with you.',
  );
}
