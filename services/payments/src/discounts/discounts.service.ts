import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { DiscountCodeInput } from '../generated/graphql.js';
import { OfferProjectionService } from '../offer-projection/offer-projection.service.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { CouponsRepository } from '../records/coupons/coupons.repository.js';
import { DiscountCode, type DiscountForm } from '../records/coupons/discount-code.entity.js';
import { discountForm, servicesOf } from './discount-form.js';

const UNIQUE_VIOLATION = '23505';

export interface CountedCoupon {
  coupon: DiscountCode;
  /** That were not released. */
  uses: number;
}

/** Coupons as the practice keeps them. */
@Injectable()
export class DiscountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly coupons: CouponsRepository,
    @Inject(OfferProjectionService) private readonly offers: Pick<OfferProjectionService, 'areOf'>,
    private readonly clock: Clock,
  ) {}

  /** Requires the owner. */
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

  /** Requires the owner. A coupon that is being redeemed at the same moment counts: both wait for its row. */
  async upsert(actor: Actor, input: DiscountCodeInput): Promise<CountedCoupon> {
    requirePro(actor);
    const { practiceId } = actor;
    const requestId = idOfRequest(input.idempotencyKey, { of: practiceId, kind: 'discount_code' });
    await this.requireOwnServices(practiceId, input);
    try {
      return await this.dataSource.transaction(async (tx) => {
        const made = !input.id && requestId ? await this.coupons.findForUpdate(tx, practiceId, requestId) : null;
        if (made) return { coupon: made, uses: await this.usesOf(tx, made) };
        const coupon = input.id ? await this.require(tx, practiceId, input.id) : this.newCoupon(practiceId, requestId);
        const uses = await this.usesOf(tx, coupon);
        const form = formFor(input, coupon);
        coupon.requireComing(form.expiresAt, this.clock.now());
        coupon.change(form, uses, await this.currencyOf(tx, practiceId));
        await (input.id ? this.coupons.save(tx, coupon) : this.coupons.add(tx, coupon));
        return { coupon, uses };
      });
    } catch (error) {
      if (!(error instanceof QueryFailedError) || error.driverError.code !== UNIQUE_VIOLATION) throw error;
      // The same request came twice at once: the other one has made it.
      const other = requestId && (await this.coupons.find(this.dataSource.manager, practiceId, requestId));
      if (other) return { coupon: other, uses: await this.usesOf(this.dataSource.manager, other) };
      throw new DomainError('code_taken', 'You already have a coupon with this code.', 'code');
    }
  }

  /** Requires the owner. What was redeemed with it stays. */
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

  private newCoupon(practiceId: string, id = newId()): DiscountCode {
    return Object.assign(new DiscountCode(), { id, practiceId, createdAt: this.clock.now(), deletedAt: null });
  }

  private async usesOf(tx: EntityManager, { id }: DiscountCode): Promise<number> {
    return (await this.coupons.countUses(tx, [id])).get(id) ?? 0;
  }

  private async currencyOf(tx: EntityManager, practiceId: string): Promise<string | null> {
    return (await tx.findOneBy(PracticeProjection, { practiceId }))?.currency ?? null;
  }

  /** @throws DomainError `invalid_services` for services that do not exist or belong to another practice */
  private async requireOwnServices(practiceId: string, input: DiscountCodeInput): Promise<void> {
    const ids = servicesOf(input);
    if (!ids || (await this.offers.areOf(practiceId, ids))) return;
    throw new DomainError('invalid_services', 'Please choose among the services of your practice.', 'serviceIds');
  }
}

/** A blank code asks for a random one, of a coupon that has none yet. */
function formFor(input: DiscountCodeInput, { code }: DiscountCode): DiscountForm {
  return discountForm({ ...input, code: input.code.trim() || code || '' });
}
