import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { isPasswordOf } from './password-rules.js';
import { SessionsService, type Browser, type BrowserSession } from './sessions.service.js';
import type { User } from './user.entity.js';

@Injectable()
export class LoginsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttemptsService,
  ) {}

  /**
   * Anybody may, within limits. One answer and one duration for an unknown account and a wrong password.
   * @throws RateLimitedError where this address has failed too often at the account
   */
  async login(
    input: { email: string; password: string },
    browser: Browser,
  ): Promise<{ user: User; session: BrowserSession }> {
    const email = input.email.trim().toLowerCase().slice(0, 254);
    await this.attempts.start(email, browser.ip);
    const user = await this.accounts.findCredentials(this.dataSource.manager, email);
    if (!(await isPasswordOf(user?.passwordHash ?? null, input.password)) || !user) throw wrongCredentials();
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
