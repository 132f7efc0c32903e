import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { clientLoader } from '../directory/client.loader.js';
import type { Client } from '../directory/client.entity.js';
import { DirectoryService } from '../directory/directory.service.js';
import type * as contract from '../generated/graphql.js';
import { ClientMergesService } from './client-merges.service.js';
import { DuplicatesService } from './duplicates.service.js';

/** What became of a contact, became part of it, or may be the same person. */
@Resolver('Client')
@Access('practice')
export class ClientMergingResolver implements Pick<
  contract.ClientMethods,
  'mergedInto' | 'merges' | 'possibleDuplicates'
> {
  constructor(
    private readonly merging: ClientMergesService,
    private readonly duplicates: DuplicatesService,
    private readonly directory: DirectoryService,
  ) {}

  @ResolveField('mergedInto')
  async mergedInto(@Parent() { mergedInto }: Client, @Context() context: GraphqlContext) {
    return mergedInto ? clientLoader(context, this.directory).load(mergedInto) : null;
  }

  @ResolveField('merges')
  async merges(@Parent() { id }: Client, @Context() context: GraphqlContext) {
    return loaderOf(context, ClientMergesService, async (ids: readonly string[]) => {
      const merges = await this.merging.listUndoable(context.actor, ids);
      return ids.map((into) => merges.filter(({ intoClientId }) => intoClientId === into));
    }).load(id);
  }

  @ResolveField('possibleDuplicates')
  async possibleDuplicates(@Parent() { id }: Client, @Context() context: GraphqlContext) {
    return loaderOf(context, DuplicatesService, async (ids: readonly string[]) => {
      const pairs = await this.duplicates.listOf(context.actor, ids);
      return ids.map((one) => pairs.filter(({ clientId }) => clientId === one));
    }).load(id);
  }
}
