import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid, newId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { DiscountCodeInput } from '../generated/graphql.js';
import { CouponsRepository } from './coupons.repository.js';
import { DiscountCode, type DiscountForm } from './discount-code.entity.js';
import { discountForm } from './discount-form.js';

const UNIQUE_VIOLATION = '23505';

export interface CountedCoupon {
  coupon: DiscountCode;
  /** That were not given back. */
  uses: number;
}

/** Coupons as the practice keeps them. */
@Injectable()
export class DiscountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly coupons: CouponsRepository,
    private readonly clock: Clock,
  ) {}

  /** The owner may. */
  async list(actor: Actor): Promise<CountedCoupon[]> {
    requirePro(actor);
    const { manager } = this.dataSource;
    const coupons = await this.coupons.listOfPractice(manager, actor.practiceId);
    const uses = await this.coupons.countUses(
      manager,
      coupons.map(({ id }) => id),
    );
    return coupons.map((coupon) => ({ coupon, uses: uses.get(coupon.id) ?? 0 }));
  }

  /** The owner may. A coupon that is being redeemed at the same moment counts: both wait for its row. */
  async upsert(actor: Actor, input: DiscountCodeInput): Promise<CountedCoupon> {
    requirePro(actor);
    const { practiceId } = actor;
    try {
      return await this.dataSource.transaction(async (tx) => {
        const coupon = input.id ? await this.require(tx, practiceId, input.id) : this.newCoupon(practiceId);
        const uses = (await this.coupons.countUses(tx, [coupon.id])).get(coupon.id) ?? 0;
        coupon.change(formFor(input, coupon), uses);
        await this.coupons.save(tx, coupon);
        return { coupon, uses };
      });
    } catch (error) {
      if (!(error instanceof QueryFailedError) || error.driverError.code !== UNIQUE_VIOLATION) throw error;
      throw new DomainError('code_taken', 'You already have a coupon with this code.', 'code');
    }
  }

  /** The owner may. What was redeemed with it stays. */
  async remove(actor: Actor, id: string): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.dataSource.transaction(async (tx) => {
      const coupon = await this.require(tx, practiceId, id);
      coupon.deletedAt = this.clock.now();
      await this.coupons.save(tx, coupon);
    });
  }

  private async require(tx: EntityManager, practiceId: string, id: string): Promise<DiscountCode> {
    const coupon = isUuid(id) ? await this.coupons.findForUpdate(tx, practiceId, id) : null;
    if (!coupon) throw new DomainError('not_found', 'The coupon was not found.', 'id');
    return coupon;
  }

  private newCoupon(practiceId: string): DiscountCode {
    return Object.assign(new DiscountCode(), { id: newId(), practiceId, createdAt: this.clock.now(), deletedAt: null });
  }
}

/** A blank code asks for a random one, of a coupon that has none yet. */
function formFor(input: DiscountCodeInput, { code }: DiscountCode): DiscountForm {
  return discountForm({ ...input, code: input.code.trim() || code || '' });
}
