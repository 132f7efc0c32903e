import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { ReferralsRepository } from '../referrals/referrals.repository.js';
import { ReferralViewService } from './referral-view.service.js';

/** Flags practitioners who pay no subscription for life. Only operators can do it. */
@Injectable()
export class LifetimeMembersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly referrals: ReferralsRepository,
    private readonly view: ReferralViewService,
  ) {}

  /**
   * Credit of uses before stays what it was: paid to the subscription, or to be withdrawn.
   * @param account e-mail address or id
   * @returns the account's id
   * @throws DomainError `not_found`, `forbidden` for an account without a practice
   */
  async set(account: string, isLifer: boolean): Promise<string> {
    return this.dataSource.transaction(async (tx) => {
      const user = isUuid(account)
        ? await this.accounts.findById(tx, account)
        : await this.accounts.findByEmail(tx, account.trim().toLowerCase());
      if (!user) throw new DomainError('not_found', 'There is no such account.');
      const { id: userId, practiceId } = user;
      if (!practiceId) throw new DomainError('forbidden', 'The account has no practice.');
      await this.view.ensureReferrer(tx, { userId, practiceId });
      await this.referrals.lock(tx, userId);
      await this.referrals.setLifer(tx, userId, isLifer);
      return userId;
    });
  }
}
