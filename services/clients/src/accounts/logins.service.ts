import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { type PendingLogin, SecondFactorLoginsService } from '../second-factor/second-factor-logins.service.js';
import type { SecondFactorAnswer } from '../second-factor/second-factors.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { isPasswordOf } from './password-rules.js';
import { SessionsService, type Browser, type BrowserSession } from './sessions.service.js';
import type { User } from './user.entity.js';

export interface StartedSession {
  user: User;
  session: BrowserSession;
}

@Injectable()
export class LoginsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttemptsService,
    private readonly secondFactor: SecondFactorLoginsService,
  ) {}

  /**
   * Public, within limits. One answer and one duration for an unknown account and a wrong password.
   * @throws RateLimitedError where this address has failed too often at the account
   */
  async login(
    input: { email: string; password: string },
    browser: Browser,
  ): Promise<StartedSession | { pending: PendingLogin }> {
    const email = input.email.trim().toLowerCase().slice(0, 254);
    await this.attempts.start(email, browser.ip);
    const user = await this.accounts.findCredentials(this.dataSource.manager, email);
    if (!(await isPasswordOf(user?.passwordHash ?? null, input.password)) || !user) throw wrongCredentials();
    // Until the second factor was shown the attempt counts as failed, so that guessing it is slowed down too.
    const pending = await this.secondFactor.ask(user);
    if (pending) return { pending };
    const session = await this.startSession(user, browser);
    await this.attempts.succeed(email, browser.ip);
    return { user, session };
  }

  /**
   * Anybody may who was asked for a second factor after the right password.
   * @throws DomainError `challenge_expired`, `wrong_code`, `wrong_credentials` where the password was replaced meanwhile
   */
  async confirm(token: string, answer: SecondFactorAnswer, browser: Browser): Promise<StartedSession> {
    const { userId, email, passwordHash } = await this.secondFactor.confirm(token, answer);
    const user = await this.accounts.findCredentialsById(this.dataSource.manager, userId);
    if (user?.passwordHash !== passwordHash) throw wrongCredentials();
    const session = await this.startSession(user, browser);
    await this.attempts.succeed(email, browser.ip);
    return { user, session };
  }

  /** No session starts with a password or a right that was taken away while it was checked: such a session would outlive it. */
  private async startSession(user: User, browser: Browser): Promise<BrowserSession> {
    return this.dataSource.transaction(async (tx) => {
      const current = await this.accounts.findCredentialsShared(tx, user.id);
      if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
      return this.sessions.start(current, browser);
    });
  }
}

function wrongCredentials(): DomainError {
  return new DomainError('wrong_credentials', 'The email or password is not right. Please try again.');
}
