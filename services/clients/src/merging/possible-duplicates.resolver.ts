import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import { clientLoader } from '../directory/client.loader.js';
import { DirectoryService } from '../directory/directory.service.js';
import type * as contract from '../generated/graphql.js';
import type { PossiblePair } from './duplicates.repository.js';

@Resolver('PossibleDuplicate')
@Access('practice')
export class PossibleDuplicatesResolver implements Pick<contract.PossibleDuplicateMethods, 'client' | 'id' | 'other'> {
  constructor(private readonly directory: DirectoryService) {}

  @ResolveField('id')
  id(@Parent() { clientId, otherId }: PossiblePair) {
    return `${clientId} ${otherId}`;
  }

  @ResolveField('client')
  async client(@Parent() { clientId }: PossiblePair, @Context() context: GraphqlContext) {
    return (await clientLoader(context, this.directory).load(clientId))!;
  }

  @ResolveField('other')
  async other(@Parent() { otherId }: PossiblePair, @Context() context: GraphqlContext) {
    return (await clientLoader(context, this.directory).load(otherId))!;
  }
}
