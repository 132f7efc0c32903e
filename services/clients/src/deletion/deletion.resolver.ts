import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { DeletionService } from './deletion.service.js';

@Resolver()
@Access('practice')
export class DeletionResolver
  implements Pick<contract.QueryMethods, 'clientOpenMatters'>, Pick<contract.MutationMethods, 'deleteClient'>
{
  constructor(private readonly deletion: DeletionService) {}

  @Query('clientOpenMatters')
  async clientOpenMatters(@Args() { clientId }: contract.QueryClientOpenMattersArgs, @CurrentActor() actor: Actor) {
    return this.deletion.findOpenMatters(actor, clientId);
  }

  @Mutation('deleteClient')
  async deleteClient(@Args() { clientId }: contract.MutationDeleteClientArgs, @CurrentActor() actor: Actor) {
    return { client: await this.deletion.delete(actor, clientId) };
  }
}
