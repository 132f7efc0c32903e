import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { ReferralUse } from './referral-use.entity.js';
import { ReferralWithdrawal } from './referral-withdrawal.entity.js';
import { Referrer } from './referrer.entity.js';

/** Sums that decide what can be withdrawn, USD. */
export interface ReferralSums {
  /** Of uses whose credit can be withdrawn. */
  withdrawableCents: number;
  /** Of uses whose credit pays for the subscription. */
  subscriptionCents: number;
  /** Paid and requested. */
  withdrawnCents: number;
}

@Injectable()
export class ReferralsRepository {
  find(tx: EntityManager, userId: string): Promise<Referrer | null> {
    return tx.findOneBy(Referrer, { userId });
  }

  findByCode(tx: EntityManager, code: string): Promise<Referrer | null> {
    return tx.findOneBy(Referrer, { code });
  }

  /** Until the end of the transaction no one else changes what the referrer is owed. */
  lock(tx: EntityManager, userId: string): Promise<Referrer | null> {
    return tx.findOne(Referrer, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** A referrer that exists keeps the code. @returns false if the code, or the referrer, exists */
  async add(tx: EntityManager, referrer: Referrer): Promise<boolean> {
    const query = tx.createQueryBuilder().insert().into(Referrer).values(referrer).orIgnore().returning('user_id');
    return ((await query.execute()).raw as unknown[]).length === 1;
  }

  async setLifer(tx: EntityManager, userId: string, isLifer: boolean): Promise<void> {
    await tx.update(Referrer, { userId }, { isLifer });
  }

  async addUse(tx: EntityManager, use: ReferralUse): Promise<void> {
    await tx.insert(ReferralUse, use);
  }

  findUncounted(tx: EntityManager, referredId: string): Promise<ReferralUse | null> {
    return tx.findOneBy(ReferralUse, { referredId, usedAt: IsNull() });
  }

  async saveUse(tx: EntityManager, use: ReferralUse): Promise<void> {
    await tx.save(ReferralUse, use);
  }

  /** Those that count, the newest first. */
  listUses(tx: EntityManager, referrerId: string, limit: number): Promise<ReferralUse[]> {
    const where = { referrerId, usedAt: Not(IsNull()) };
    return tx.find(ReferralUse, { where, order: { usedAt: 'DESC', id: 'DESC' }, take: limit });
  }

  countUses(tx: EntityManager, referrerId: string): Promise<number> {
    return tx.countBy(ReferralUse, { referrerId, usedAt: Not(IsNull()) });
  }

  async sums(tx: EntityManager, referrerId: string): Promise<ReferralSums> {
    const [row] = await tx.query<[Record<keyof ReferralSums, string>]>(
      `SELECT
         coalesce(sum(credit_cents) FILTER (WHERE is_withdrawable), 0) AS "withdrawableCents",
         coalesce(sum(credit_cents) FILTER (WHERE NOT is_withdrawable), 0) AS "subscriptionCents",
         (SELECT coalesce(sum(amount_cents), 0) FROM referral_withdrawals
          WHERE referrer_id = $1 AND status <> 'declined') AS "withdrawnCents"
       FROM referral_uses WHERE referrer_id = $1 AND used_at IS NOT NULL`,
      [referrerId],
    );
    return {
      withdrawableCents: Number(row.withdrawableCents),
      subscriptionCents: Number(row.subscriptionCents),
      withdrawnCents: Number(row.withdrawnCents),
    };
  }

  /** The newest first. */
  listWithdrawals(tx: EntityManager, referrerId: string, limit: number): Promise<ReferralWithdrawal[]> {
    return tx.find(ReferralWithdrawal, {
      where: { referrerId },
      order: { requestedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** Of all referrers, the oldest first. */
  listPendingWithdrawals(tx: EntityManager): Promise<ReferralWithdrawal[]> {
    return tx.find(ReferralWithdrawal, {
      where: { status: 'pending' },
      order: { requestedAt: 'ASC', id: 'ASC' },
      take: 500,
    });
  }

  findPending(tx: EntityManager, referrerId: string): Promise<ReferralWithdrawal | null> {
    return tx.findOneBy(ReferralWithdrawal, { referrerId, status: 'pending' });
  }

  findWithdrawalForUpdate(tx: EntityManager, id: string): Promise<ReferralWithdrawal | null> {
    return tx.findOne(ReferralWithdrawal, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async saveWithdrawal(tx: EntityManager, withdrawal: ReferralWithdrawal): Promise<void> {
    await tx.save(ReferralWithdrawal, withdrawal);
  }
}
