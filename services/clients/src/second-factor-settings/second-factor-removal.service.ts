import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { SecondFactorSettingsService } from './second-factor-settings.service.js';

/** Removes the second factor of a user who has lost it. Only operators can do it. */
@Injectable()
export class SecondFactorRemovalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly settings: SecondFactorSettingsService,
    private readonly factors: SecondFactorsRepository,
  ) {}

  /**
   * @param account e-mail address or id
   * @returns the account's id
   * @throws DomainError `not_found`
   */
  async remove(account: string): Promise<string> {
    const { manager } = this.dataSource;
    const user = isUuid(account)
      ? await this.accounts.findById(manager, account)
      : await this.accounts.findByEmail(manager, account.trim().toLowerCase());
    if (!user) throw new DomainError('not_found', 'There is no such account.');
    await this.settings.change(user.id, async (tx) => {
      await this.factors.deleteAll(tx, user.id);
      // A thief of the lost device may be logged in.
      await this.sessions.endAll(user.id);
      return 'removed_by_staff';
    });
    return user.id;
  }
}
