import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { CurrentPasswordService } from '../accounts/current-password.service.js';
import { assertPasswordAllowed, hashPassword } from '../accounts/password-rules.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import type { User } from '../accounts/user.entity.js';
import { isGiven, type PersonalSettingsForm } from './personal-settings.js';

/** A password that is known is replaced by another one. */
@Injectable()
export class PasswordChangesService {
  constructor(
    private readonly current: CurrentPasswordService,
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

  /** @throws DomainError `wrong_password`; RateLimitedError */
  async confirmCurrent(user: User, typed: string | null | undefined, ip: string): Promise<void> {
    await this.current.confirm(user, typed, ip);
  }

  /** @throws DomainError `wrong_password` */
  async lockUnchanged(tx: EntityManager, user: User): Promise<User> {
    return this.current.lockUnchanged(tx, user);
  }

  async hash(password: string): Promise<string> {
    return hashPassword(password);
  }

  async change(tx: EntityManager, user: User, passwordHash: string, sessionHash: string | undefined): Promise<void> {
    await this.passwords.setKnowingly(tx, user, passwordHash, sessionHash);
  }
}
