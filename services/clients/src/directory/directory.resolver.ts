import { Args, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import type { Client } from './client.entity.js';
import { cursorOf, DirectoryService } from './directory.service.js';

@Resolver('Client')
export class DirectoryResolver
  implements Pick<contract.QueryMethods, 'client' | 'clients'>, Pick<contract.ClientMethods, 'createdAt' | 'deletedAt'>
{
  constructor(private readonly directory: DirectoryService) {}

  @Query('client')
  @Access('practice')
  async client(@Args() { clientId }: contract.QueryClientArgs, @CurrentActor() actor: Actor) {
    return this.directory.find(actor, clientId);
  }

  @Query('clients')
  @Access('practice')
  async clients(@Args() page: contract.QueryClientsArgs, @CurrentActor() actor: Actor) {
    const { clients, hasNextPage, totalCount } = await this.directory.listPage(actor, page);
    const edges = clients.map((node) => ({ node, cursor: cursorOf(node) }));
    return { edges, totalCount, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }

  @ResolveReference()
  @Access('gateway')
  async resolveReference(reference: { id: string }, context: GraphqlContext) {
    return loaderOf(context, DirectoryResolver, async (ids: readonly string[]) => {
      const byId = new Map((await this.directory.listByIds(context.actor, ids)).map((client) => [client.id, client]));
      return ids.map((id) => byId.get(id) ?? null);
    }).load(reference.id);
  }

  @ResolveField('createdAt')
  createdAt(@Parent() client: Client) {
    return client.createdAt.toISOString();
  }

  @ResolveField('deletedAt')
  deletedAt(@Parent() client: Client) {
    return client.deletedAt?.toISOString() ?? null;
  }
}
