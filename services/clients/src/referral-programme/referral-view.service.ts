import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { DataSource, type EntityManager } from 'typeorm';
import type { ClientsConfig } from '../config.js';
import { newReferralCode, shownReferralCode } from '../referrals/referral-codes.js';
import type { ReferralUse } from '../referrals/referral-use.entity.js';
import type { ReferralWithdrawal } from '../referrals/referral-withdrawal.entity.js';
import { ReferralsRepository, type ReferralSums } from '../referrals/referrals.repository.js';
import { Referrer } from '../referrals/referrer.entity.js';

const LIST_LENGTH = 200;
/** Two codes in a row that exist already are not to be expected: there are 10^12. */
const TRIES = 5;

/** All about one practitioner's referrals; amounts in cents, USD. */
export interface ReferralView {
  discountCode: string;
  creditCents: number;
  amountCents: number;
  isLifer: boolean;
  uses: ReferralUse[];
  usesCount: number;
  withdrawals: ReferralWithdrawal[];
}

/** What a practitioner sees of the referral programme. */
@Injectable()
export class ReferralViewService {
  constructor(
    @Inject(CONFIG) private readonly config: ClientsConfig,
    private readonly dataSource: DataSource,
    private readonly referrals: ReferralsRepository,
  ) {}

  /** The first call makes the code. @throws DomainError `forbidden` */
  async find(actor: Actor): Promise<ReferralView> {
    requirePro(actor);
    const { manager: tx } = this.dataSource;
    const { userId, code, isLifer } = await this.ensureReferrer(tx, actor);
    const [sums, uses, usesCount, withdrawals] = await Promise.all([
      this.referrals.sums(tx, userId),
      this.referrals.listUses(tx, userId, LIST_LENGTH),
      this.referrals.countUses(tx, userId),
      isLifer ? this.referrals.listWithdrawals(tx, userId, LIST_LENGTH) : [],
    ]);
    return {
      discountCode: shownReferralCode(code),
      creditCents: this.config.REFERRAL_CREDIT_CENTS,
      amountCents: isLifer ? creditOf(sums) : sums.withdrawableCents + sums.subscriptionCents,
      ...{ isLifer, uses, usesCount, withdrawals },
    };
  }

  /** A practitioner who is flagged, or looks at the page, for the first time gets a code. */
  async ensureReferrer(tx: EntityManager, { userId, practiceId }: { userId: string; practiceId: string }) {
    for (let tries = 0; tries < TRIES; tries++) {
      const known = await this.referrals.find(tx, userId);
      if (known) return known;
      const referrer = { userId, practiceId, code: newReferralCode(), isLifer: false };
      await this.referrals.add(tx, Object.assign(new Referrer(), referrer));
    }
    throw new Error('No referral code was found that is free.');
  }
}

/** What can be withdrawn. */
export const creditOf = ({ withdrawableCents, withdrawnCents }: ReferralSums): number =>
  Math.max(0, withdrawableCents - withdrawnCents);
