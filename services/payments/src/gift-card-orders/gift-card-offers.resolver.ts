import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type { PracticeReference } from '../accounts/practice.resolver.js';
import type { PracticeMethods } from '../generated/graphql.js';
import { type GiftCardOfferView, GiftCardOffersService } from './gift-card-offers.service.js';

@Resolver('Practice')
export class GiftCardOffersResolver implements Pick<PracticeMethods, 'giftCardOffers'> {
  constructor(private readonly offers: GiftCardOffersService) {}

  @ResolveField()
  async giftCardOffers(@Parent() { id }: PracticeReference, @Context() context: GraphqlContext) {
    const loader = loaderOf<string, GiftCardOfferView[]>(context, GiftCardOffersService, (ids) =>
      this.offers.listByPractices(ids),
    );
    return loader.load(id);
  }
}
