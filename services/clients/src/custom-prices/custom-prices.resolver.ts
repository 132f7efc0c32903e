import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type { Client } from '../directory/client.entity.js';
import type { MutationRemoveCustomPriceArgs, MutationUpsertCustomPriceArgs } from '../generated/graphql.js';
import { CustomPricesService } from './custom-prices.service.js';

@Resolver('Client')
@Access('practice')
export class CustomPricesResolver {
  constructor(private readonly prices: CustomPricesService) {}

  @Mutation('upsertCustomPrice')
  upsertCustomPrice(@Args() args: MutationUpsertCustomPriceArgs, @CurrentActor() actor: Actor) {
    const { clientId, serviceId, amountCents } = args;
    return mutationResult(async () => ({ client: await this.prices.upsert(actor, clientId, serviceId, amountCents) }));
  }

  @Mutation('removeCustomPrice')
  removeCustomPrice(@Args() { clientId, serviceId }: MutationRemoveCustomPriceArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => ({ client: await this.prices.remove(actor, clientId, serviceId) }));
  }

  @ResolveField('customPrices')
  customPrices(@Parent() { id, customPrices }: Client) {
    return customPrices.map((price) => ({ id: `${id}:${price.serviceId}`, ...price }));
  }
}
