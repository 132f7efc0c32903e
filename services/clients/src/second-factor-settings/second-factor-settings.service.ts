import { Injectable } from '@nestjs/common';
import { type Actor, requireUser } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { CurrentPasswordService } from '../accounts/current-password.service.js';
import type { User } from '../accounts/user.entity.js';
import { hashOfRecoveryCode, newRecoveryCodes } from '../second-factor/recovery-codes.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { type FactorChange, SecondFactorNoticesService } from './second-factor-notices.service.js';

/** What came of a change. */
export interface ChangedFactors {
  user: User;
  /** Shown this once; null where those from before stay. */
  recoveryCodes: string[] | null;
}

/** What every change of a second factor has in common; the account itself may, and only with its password. */
@Injectable()
export class SecondFactorSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly current: CurrentPasswordService,
    private readonly factors: SecondFactorsRepository,
    private readonly notices: SecondFactorNoticesService,
  ) {}

  /** @throws DomainError `wrong_password`; RateLimitedError */
  async requirePassword(actor: Actor, password: string): Promise<User> {
    requireUser(actor);
    const user = await this.accounts.findCredentialsById(this.dataSource.manager, actor.userId);
    if (!user) throw notFound();
    await this.current.confirm(user, password, actor.ip);
    return user;
  }

  /**
   * Changes what the account asks for, under its lock. The first factor brings recovery codes, and with the last one they go.
   * @param change null where nothing came of it
   */
  async change(userId: string, change: (tx: EntityManager, user: User) => Promise<FactorChange | null>) {
    return this.dataSource.transaction(async (tx): Promise<ChangedFactors> => {
      await this.accounts.lock(tx, userId);
      const user = await this.accounts.findById(tx, userId);
      if (!user) throw notFound();
      const before = await this.hasAny(tx, userId);
      const done = await change(tx, user);
      const after = await this.hasAny(tx, userId);
      if (done) await this.notices.send(tx, user, done);
      if (before && !after) await this.factors.deleteAll(tx, userId);
      return { user, recoveryCodes: !before && after ? await this.renewCodes(tx, userId) : null };
    });
  }

  /** @throws DomainError `wrong_password`, `second_factor_missing`; RateLimitedError */
  async renewRecoveryCodes(actor: Actor, password: string): Promise<ChangedFactors> {
    const { id } = await this.requirePassword(actor, password);
    return this.dataSource.transaction(async (tx) => {
      await this.accounts.lock(tx, id);
      const user = await this.accounts.findById(tx, id);
      if (!user || !(await this.hasAny(tx, id))) {
        throw new DomainError('second_factor_missing', 'Set up an app or a passkey first.');
      }
      await this.notices.send(tx, user, 'recovery_codes_renewed');
      return { user, recoveryCodes: await this.renewCodes(tx, id) };
    });
  }

  private async renewCodes(tx: EntityManager, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.factors.replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashOfRecoveryCode(code)!),
    );
    return codes;
  }

  private async hasAny(tx: EntityManager, userId: string): Promise<boolean> {
    return (await this.factors.hasApp(tx, userId)) || (await this.factors.listPasskeys(tx, userId)).length > 0;
  }
}

const notFound = (): DomainError => new DomainError('not_found', 'The account was not found.');
