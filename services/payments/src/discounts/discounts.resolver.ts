import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type {
  DiscountCode,
  MutationDeleteDiscountCodeArgs,
  MutationMethods,
  MutationUpsertDiscountCodeArgs,
  QueryMethods,
} from '../generated/graphql.js';
import { type CountedCoupon, DiscountsService } from './discounts.service.js';

@Resolver()
@Access('practice')
export class DiscountsResolver
  implements Pick<QueryMethods, 'discountCodes'>, Pick<MutationMethods, 'upsertDiscountCode' | 'deleteDiscountCode'>
{
  constructor(private readonly discounts: DiscountsService) {}

  @Query()
  async discountCodes(@CurrentActor() actor: Actor) {
    return (await this.discounts.list(actor)).map(toDiscountCode);
  }

  @Mutation()
  @RateLimit.none('A practice keeps its own coupons.')
  async upsertDiscountCode(@Args() { input }: MutationUpsertDiscountCodeArgs, @CurrentActor() actor: Actor) {
    return { discountCode: toDiscountCode(await this.discounts.upsert(actor, input)) };
  }

  @Mutation()
  @RateLimit.none('A practice keeps its own coupons.')
  async deleteDiscountCode(@Args() { id }: MutationDeleteDiscountCodeArgs, @CurrentActor() actor: Actor) {
    await this.discounts.remove(actor, id);
  }
}

function toDiscountCode({ coupon, uses }: CountedCoupon): DiscountCode {
  const { id, code, kind, amountCents, percent, maxRedemptions, combinationLimit, serviceIds } = coupon;
  return {
    ...{ id, code, kind, amountCents, percent, maxRedemptions, combinationLimit },
    expiresAt: coupon.expiresAt?.toISOString() ?? null,
    redemptionCount: uses,
    applyToSpecificServices: serviceIds !== null,
    serviceIds: serviceIds ?? [],
    editable: uses === 0,
  };
}
