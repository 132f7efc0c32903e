import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid, newId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { ReferralWithdrawal } from '../referrals/referral-withdrawal.entity.js';
import { ReferralsRepository } from '../referrals/referrals.repository.js';
import { creditOf } from './referral-view.service.js';

/** Lifetime members ask for their credit, and staff settle it. */
@Injectable()
export class ReferralWithdrawalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly referrals: ReferralsRepository,
    private readonly accounts: AccountsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param amountCents the whole credit, as the practitioner saw it
   * @throws DomainError `forbidden`, `email_not_confirmed`, `invalid_amount_cents`, `nothing_to_withdraw`,
   * `withdrawal_pending`
   */
  async request(actor: Actor, amountCents: number): Promise<void> {
    requirePro(actor);
    const { userId } = actor;
    await this.dataSource.transaction(async (tx) => {
      const referrer = await this.referrals.lock(tx, userId);
      if (!referrer?.isLifer) throw new DomainError('forbidden', 'Only lifetime members withdraw their credit.');
      const user = await this.accounts.findById(tx, userId);
      if (!user?.emailConfirmedAt) {
        throw new DomainError('email_not_confirmed', 'Please confirm your email address first.');
      }
      const pending = await this.referrals.findPending(tx, userId);
      if (pending?.amountCents === amountCents) return;
      if (pending) throw new DomainError('withdrawal_pending', 'Your last withdrawal has not been paid yet.');
      requireWhole(amountCents, creditOf(await this.referrals.sums(tx, userId)));
      const withdrawal = { id: newId(), referrerId: userId, amountCents, status: 'pending', settledAt: null } as const;
      const requestedAt = this.clock.now();
      await this.referrals.saveWithdrawal(tx, Object.assign(new ReferralWithdrawal(), { ...withdrawal, requestedAt }));
    });
  }

  listPending(): Promise<ReferralWithdrawal[]> {
    return this.referrals.listPendingWithdrawals(this.dataSource.manager);
  }

  /**
   * Sent twice, it settles once.
   * @throws DomainError `not_found`; `already_settled` if it was settled the other way
   */
  async settle(id: string, status: 'paid' | 'declined'): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const withdrawal = isUuid(id) ? await this.referrals.findWithdrawalForUpdate(tx, id) : null;
      if (!withdrawal) throw new DomainError('not_found', 'There is no such withdrawal.');
      if (withdrawal.status === status) return;
      if (withdrawal.status !== 'pending') {
        throw new DomainError('already_settled', `The withdrawal was ${withdrawal.status} already.`);
      }
      await this.referrals.saveWithdrawal(tx, Object.assign(withdrawal, { status, settledAt: this.clock.now() }));
    });
  }
}

function requireWhole(amountCents: number, creditCents: number): void {
  if (creditCents === 0) throw new DomainError('nothing_to_withdraw', 'There is no credit to withdraw.');
  if (amountCents === creditCents) return;
  throw new DomainError('invalid_amount_cents', 'Your credit has changed. Please look at it again.', 'amountCents');
}
