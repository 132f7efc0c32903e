import { Args, Context, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { clientLoader } from './client.loader.js';
import type { Client } from './client.entity.js';
import { DirectoryPagesService } from './directory-pages.service.js';
import { DirectoryService } from './directory.service.js';
import { sharingLoader } from './sharing.loader.js';

@Resolver('Client')
export class DirectoryResolver
  implements
    Pick<contract.QueryMethods, 'client' | 'clients'>,
    Pick<contract.ClientMethods, 'createdAt' | 'deletedAt' | 'lastAppointmentDate' | 'sharesAddressWith'>
{
  constructor(
    private readonly directory: DirectoryService,
    private readonly pages: DirectoryPagesService,
  ) {}

  @Query('client')
  @Access('practice')
  async client(@Args() { clientId }: contract.QueryClientArgs, @CurrentActor() actor: Actor) {
    return this.directory.find(actor, clientId);
  }

  @Query('clients')
  @Access('practice')
  async clients(@Args() page: contract.QueryClientsArgs, @CurrentActor() actor: Actor) {
    const { entries, hasNextPage, totalCount } = await this.pages.getPage(actor, page);
    const edges = entries.map(({ client: node, cursor }) => ({ node, cursor }));
    return { edges, totalCount, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }

  @ResolveReference()
  @Access('gateway')
  async resolveReference(reference: { id: string }, context: GraphqlContext) {
    return clientLoader(context, this.directory).load(reference.id);
  }

  @ResolveField('sharesAddressWith')
  sharesAddressWith(@Parent() { id }: Client, @Context() context: GraphqlContext) {
    return sharingLoader(context, this.directory).load(id);
  }

  @ResolveField('createdAt')
  createdAt(@Parent() client: Client) {
    return client.createdAt.toISOString();
  }

  @ResolveField('lastAppointmentDate')
  lastAppointmentDate(@Parent() client: Client) {
    return client.lastAppointmentAt?.toISOString() ?? null;
  }

  @ResolveField('deletedAt')
  deletedAt(@Parent() client: Client) {
    return client.deletedAt?.toISOString() ?? null;
  }
}
