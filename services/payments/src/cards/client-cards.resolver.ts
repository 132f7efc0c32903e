import { Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { type CardView, toPaymentMethod } from '../views/appointment.mapper.js';
import type { ClientMethods } from '../generated/graphql.js';
import { DefaultCardsService } from './default-cards.service.js';

/** A contact of a practice, which clients owns. */
export interface ClientReference {
  id: string;
}

/** What payments adds to the contacts of a practice. */
@Resolver('Client')
export class ClientCardsResolver implements ClientMethods {
  constructor(private readonly cards: DefaultCardsService) {}

  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: ClientReference): ClientReference {
    return { id };
  }

  @ResolveField()
  async defaultPaymentMethod(
    @Parent() { id }: ClientReference,
    @Context() context: GraphqlContext,
  ): Promise<CardView | null> {
    const card = await loaderOf(context, ClientCardsResolver, async (ids: readonly string[]) => {
      const cards = await this.cards.listDefaults(context.actor, ids);
      return ids.map((key) => cards.get(key) ?? null);
    }).load(id);
    return card && toPaymentMethod(card);
  }
}
