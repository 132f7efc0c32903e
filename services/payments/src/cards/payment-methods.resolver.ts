import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { CardView } from '../views/appointment.mapper.js';
import type { MutationDeletePaymentMethodArgs, MutationMethods, PaymentMethodMethods } from '../generated/graphql.js';
import { CardDeletionService } from './card-deletion.service.js';
import { UnpaidVisitsService } from './unpaid-visits.service.js';

/** More than any practice deletes. */
const DELETIONS = { name: 'card-deletion', points: 60, perSeconds: 600 };

/** Cards on file, as they are looked at and deleted. */
@Resolver('PaymentMethod')
export class PaymentMethodsResolver implements Pick<MutationMethods, 'deletePaymentMethod'>, PaymentMethodMethods {
  constructor(
    private readonly deletion: CardDeletionService,
    private readonly visits: UnpaidVisitsService,
  ) {}

  @Mutation('deletePaymentMethod')
  @Access('client', 'practice')
  @RateLimit({ ...DELETIONS, by: byAddress })
  async deletePaymentMethod(@Args() { input }: MutationDeletePaymentMethodArgs, @CurrentActor() actor: Actor) {
    const { holderId, userId } = await this.deletion.delete(actor, input);
    return { client: holderId === userId ? null : { id: holderId } };
  }

  /** Needs no further authorization: the caller may already see the card. */
  @ResolveField('visitsToCharge')
  async visitsToCharge(@Parent() { id }: CardView, @Context() context: GraphqlContext): Promise<number> {
    return loaderOf(context, PaymentMethodsResolver, async (ids: readonly string[]) => {
      const counts = await this.visits.listCounts(ids);
      return ids.map((cardId) => counts.get(cardId) ?? 0);
    }).load(id);
  }
}
