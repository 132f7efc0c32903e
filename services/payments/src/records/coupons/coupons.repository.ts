import { Injectable } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import { type EntityManager, In, IsNull } from 'typeorm';
import { CouponRedemption } from './coupon-redemption.entity.js';
import { DiscountCode } from './discount-code.entity.js';

/** Coupons and their uses. */
@Injectable()
export class CouponsRepository {
  /** Newest first, without those that were removed. */
  async listOfPractice(tx: EntityManager, practiceId: string): Promise<DiscountCode[]> {
    const where = { practiceId, deletedAt: IsNull() };
    return tx.find(DiscountCode, { where, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async find(tx: EntityManager, practiceId: string, id: string): Promise<DiscountCode | null> {
    return tx.findOneBy(DiscountCode, { id, practiceId, deletedAt: IsNull() });
  }

  async findForUpdate(tx: EntityManager, practiceId: string, id: string): Promise<DiscountCode | null> {
    const where = { id, practiceId, deletedAt: IsNull() };
    return tx.findOne(DiscountCode, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Locks a coupon: uses are counted against its limit under this lock. */
  async findByCodeForUpdate(tx: EntityManager, practiceId: string, code: string): Promise<DiscountCode | null> {
    const where = { practiceId, code, deletedAt: IsNull() };
    return tx.findOne(DiscountCode, { where, lock: { mode: 'pessimistic_write' } });
  }

  async findByCode(tx: EntityManager, practiceId: string, code: string): Promise<DiscountCode | null> {
    return tx.findOneBy(DiscountCode, { practiceId, code, deletedAt: IsNull() });
  }

  /** A new one: that it is new is what the database says. */
  async add(tx: EntityManager, coupon: DiscountCode): Promise<void> {
    await tx.insert(DiscountCode, coupon);
  }

  async save(tx: EntityManager, coupon: DiscountCode): Promise<void> {
    await tx.save(coupon);
  }

  /** Uses that were not released, of each coupon. */
  async countUses(tx: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await tx.query<{ id: string; uses: number }[]>(
      `SELECT discount_code_id AS id, count(*)::int AS uses FROM coupon_redemptions
       WHERE discount_code_id = ANY($1::uuid[]) AND given_back_at IS NULL GROUP BY discount_code_id`,
      [ids],
    );
    return new Map(rows.map(({ id, uses }) => [id, uses]));
  }

  /** The coupons of visits in the order of use, without those that were taken off. */
  async listRedemptions(tx: EntityManager, appointmentIds: readonly string[]): Promise<CouponRedemption[]> {
    return tx.find(CouponRedemption, {
      where: { appointmentId: In([...appointmentIds]), removedAt: IsNull() },
      order: { redeemedAt: 'ASC', id: 'ASC' },
    });
  }

  async wasRemoved(tx: EntityManager, appointmentId: string, code: string): Promise<boolean> {
    return tx.existsBy(CouponRedemption, { appointmentId, code });
  }

  newRedemption(coupon: DiscountCode, appointmentId: string, now: Date): CouponRedemption {
    const { id: discountCodeId, practiceId, code, kind, amountCents, percent, serviceIds, combinationLimit } = coupon;
    return Object.assign(new CouponRedemption(), {
      id: newId(),
      ...{ discountCodeId, practiceId, appointmentId, code, kind, amountCents, percent, serviceIds, combinationLimit },
      discountCents: 0,
      redeemedAt: now,
      removedAt: null,
      givenBackAt: null,
    } satisfies CouponRedemption);
  }

  async saveRedemption(tx: EntityManager, redemption: CouponRedemption): Promise<void> {
    await tx.save(redemption);
  }
}
