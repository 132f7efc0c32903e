import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { DataSource } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';
import { isPasswordOf } from './passwords.js';
import { Sessions, type Browser, type BrowserSession } from './sessions.js';
import type { User } from './user.entity.js';

/** Attempts of one account or one address in a quarter of an hour. */
const LOGIN_ATTEMPTS = { points: 10, perSeconds: 900 };
const ADDRESS_ATTEMPTS = { points: 60, perSeconds: 900 };

@Injectable()
export class LoginsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
  ) {}

  /** Anybody may, within limits. One answer and one duration for an unknown account and a wrong password. */
  async login(
    input: { email: string; password: string },
    browser: Browser,
  ): Promise<{ user: User; session: BrowserSession }> {
    const email = input.email.trim().toLowerCase().slice(0, 254);
    await this.limits.consume(`login-address:${browser.ip}`, ADDRESS_ATTEMPTS);
    await this.limits.consume(`login-account:${email}`, LOGIN_ATTEMPTS);
    const user = await this.accounts.findCredentials(this.dataSource.manager, email);
    if (!(await isPasswordOf(user?.passwordHash ?? null, input.password)) || !user) throw wrongCredentials();
    return { user, session: await this.startSession(user, browser) };
  }

  /** No session begins by a password that was replaced while it was checked: such a session would outlive it. */
  private async startSession(user: User, browser: Browser): Promise<BrowserSession> {
    return this.dataSource.transaction(async (tx) => {
      const passwordHash = await this.accounts.findPasswordHashShared(tx, user.id);
      if (passwordHash !== user.passwordHash) throw wrongCredentials();
      return this.sessions.start(user, browser);
    });
  }
}

function wrongCredentials(): DomainError {
  return new DomainError('wrong_credentials', 'The email or password is not right. Please try again.');
}
