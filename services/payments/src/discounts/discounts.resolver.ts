import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type {
  DeleteDiscountCodePayload,
  DiscountCode,
  MutationDeleteDiscountCodeArgs,
  MutationUpsertDiscountCodeArgs,
  UpsertDiscountCodePayload,
} from '../generated/graphql.js';
import { type CountedCoupon, DiscountsService } from './discounts.service.js';

@Resolver()
@Access('practice')
export class DiscountsResolver {
  constructor(private readonly discounts: DiscountsService) {}

  @Query()
  async discountCodes(@CurrentActor() actor: Actor): Promise<DiscountCode[]> {
    return (await this.discounts.list(actor)).map(toDiscountCode);
  }

  @Mutation()
  async upsertDiscountCode(
    @Args() { input }: MutationUpsertDiscountCodeArgs,
    @CurrentActor() actor: Actor,
  ): Promise<UpsertDiscountCodePayload> {
    return mutationResult(async () => ({ discountCode: toDiscountCode(await this.discounts.upsert(actor, input)) }));
  }

  @Mutation()
  async deleteDiscountCode(
    @Args() { id }: MutationDeleteDiscountCodeArgs,
    @CurrentActor() actor: Actor,
  ): Promise<DeleteDiscountCodePayload> {
    return mutationResult(async () => {
      await this.discounts.remove(actor, id);
      return {};
    });
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
