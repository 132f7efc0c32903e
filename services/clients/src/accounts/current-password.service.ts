import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from './accounts.repository.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { isPasswordOf } from './password-rules.js';
import type { User } from './user.entity.js';

/** Verifies the password again before a sensitive change, so that an unattended browser is not enough. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly attempts: LoginAttemptsService,
  ) {}

  /**
   * Guesses count as at the log-in.
   * @param user with the hash of the password
   * @throws DomainError `wrong_password`; RateLimitedError
   */
  async confirm(user: User, typed: string | null | undefined, ip: string): Promise<void> {
    if (typed) await this.attempts.start(user.email, ip);
    if (!typed || !(await isPasswordOf(user.passwordHash, typed))) throw wrongPassword();
    await this.attempts.succeed(user.email, ip);
  }

  /** Under the account's lock: what was confirmed with a password that was replaced meanwhile does not count. */
  async lockUnchanged(tx: EntityManager, { id, passwordHash }: User): Promise<User> {
    await this.accounts.lock(tx, id);
    const current = await this.accounts.findCredentialsById(tx, id);
    if (current?.passwordHash !== passwordHash) throw wrongPassword();
    return current;
  }
}

function wrongPassword(): DomainError {
  return new DomainError('wrong_password', 'This is not your current password.', 'currentPassword');
}
