import { Inject, Injectable } from '@nestjs/common';
import { ReferralCreditedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { ClientsConfig } from '../config.js';
import { parseReferralCode } from './referral-codes.js';
import { ReferralUse } from './referral-use.entity.js';
import { ReferralsRepository } from './referrals.repository.js';
import type { Referrer } from './referrer.entity.js';

/** Records who registered with whose code, and credits the referrer once the new account has confirmed its address. */
@Injectable()
export class ReferralUsesService {
  constructor(
    @Inject(CONFIG) private readonly config: ClientsConfig,
    private readonly referrals: ReferralsRepository,
  ) {}

  /** @throws DomainError `invalid_referral_code` */
  async findReferrer(tx: EntityManager, typed: string): Promise<Referrer> {
    const code = parseReferralCode(typed);
    const referrer = code && (await this.referrals.findByCode(tx, code));
    if (referrer) return referrer;
    const message = 'There is no such referral code. Please check it, or leave it empty.';
    throw new DomainError('invalid_referral_code', message, 'referralCode');
  }

  /** It counts from the confirmation on: anyone can register with addresses that are not theirs. */
  async record(tx: EntityManager, { userId: referrerId }: Referrer, referredId: string): Promise<void> {
    const use = { id: newId(), referrerId, referredId, usedAt: null, creditCents: 0, isWithdrawable: false };
    await this.referrals.addUse(tx, Object.assign(new ReferralUse(), use));
  }

  /** The account has confirmed its address. An account without a referrer is left alone. */
  async count(tx: EntityManager, referredId: string, at: Date): Promise<void> {
    const use = await this.referrals.findUncounted(tx, referredId);
    const referrer = use && (await this.referrals.lock(tx, use.referrerId));
    if (!use || !referrer) return;
    const { practiceId, isLifer } = referrer;
    const { REFERRAL_CREDIT_CENTS: creditCents } = this.config;
    await this.referrals.saveUse(tx, Object.assign(use, { usedAt: at, creditCents, isWithdrawable: isLifer }));
    if (creditCents === 0 || isLifer) return;
    const credit = { referralUseId: use.id, practiceId, amountCents: creditCents, currency: 'USD' };
    await emit(tx, ReferralCreditedSchema, credit, { aggregateId: use.id });
  }
}
