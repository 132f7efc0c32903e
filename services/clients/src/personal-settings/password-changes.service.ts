import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { LoginAttemptsService } from '../accounts/login-attempts.service.js';
import { assertPasswordAllowed, hashPassword, isPasswordOf } from '../accounts/password-rules.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import type { User } from '../accounts/user.entity.js';
import { isGiven, type PersonalSettingsForm } from './personal-settings.js';

/** A password that is known is replaced by another one. */
@Injectable()
export class PasswordChangesService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly attempts: LoginAttemptsService,
    private readonly passwords: PasswordsService,
  ) {}

  /** @throws DomainError `passwords_differ`, `invalid_password`, `guessable_password` */
  parseNew({ password, passwordConfirmation }: PersonalSettingsForm, user: User): string | undefined {
    if (!isGiven(password) && !isGiven(passwordConfirmation)) return undefined;
    if (!password || password !== passwordConfirmation) {
      throw new DomainError(
        'passwords_differ',
        'Your password and password confirmation do not match.',
        'passwordConfirmation',
      );
    }
    assertPasswordAllowed(password, [user.email, user.firstName, user.lastName]);
    return password;
  }

  /**
   * Guesses count as at the log-in.
   * @throws DomainError `wrong_password`; RateLimitedError
   */
  async confirmCurrent(user: User, typed: string | null | undefined, ip: string): Promise<void> {
    if (typed) await this.attempts.start(user.email, ip);
    if (!typed || !(await isPasswordOf(user.passwordHash, typed))) throw wrongPassword();
    await this.attempts.succeed(user.email, ip);
  }

  async hash(password: string): Promise<string> {
    return hashPassword(password);
  }

  /** Under the account's lock: what was confirmed with a password that was replaced meanwhile does not count. */
  async lockUnchanged(tx: EntityManager, { id, passwordHash }: User): Promise<User> {
    await this.accounts.lock(tx, id);
    const current = await this.accounts.findCredentialsById(tx, id);
    if (current?.passwordHash !== passwordHash) throw wrongPassword();
    return current;
  }

  async change(tx: EntityManager, user: User, passwordHash: string, sessionHash: string | undefined): Promise<void> {
    await this.passwords.setKnowingly(tx, user, passwordHash, sessionHash);
  }
}

function wrongPassword(): DomainError {
  return new DomainError('wrong_password', 'This is not your current password.', 'currentPassword');
}
