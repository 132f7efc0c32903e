import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type { Client } from '../directory/client.entity.js';
import type * as contract from '../generated/graphql.js';
import { CustomPricesService } from './custom-prices.service.js';

@Resolver('Client')
@Access('practice')
export class CustomPricesResolver
  implements
    Pick<contract.MutationMethods, 'upsertCustomPrice' | 'removeCustomPrice'>,
    Pick<contract.ClientMethods, 'customPrices'>
{
  constructor(private readonly prices: CustomPricesService) {}

  @Mutation('upsertCustomPrice')
  async upsertCustomPrice(@Args() args: contract.MutationUpsertCustomPriceArgs, @CurrentActor() actor: Actor) {
    const { clientId, serviceId, amountCents } = args;
    return { client: await this.prices.upsert(actor, clientId, serviceId, amountCents) };
  }

  @Mutation('removeCustomPrice')
  async removeCustomPrice(
    @Args() { clientId, serviceId }: contract.MutationRemoveCustomPriceArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { client: await this.prices.remove(actor, clientId, serviceId) };
  }

  @ResolveField('customPrices')
  customPrices(@Parent() { id, customPrices }: Client) {
    return customPrices.map((price) => ({ id: `${id}:${price.serviceId}`, ...price }));
  }
}
