import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import { clientLoader } from '../directory/client.loader.js';
import { DirectoryService } from '../directory/directory.service.js';
import type * as contract from '../generated/graphql.js';
import type { ClientMerge } from './client-merge.entity.js';

@Resolver('ClientMerge')
@Access('practice')
export class MergedRecordsResolver implements Pick<
  contract.ClientMergeMethods,
  'client' | 'into' | 'mergedAt' | 'undoableUntil' | 'undoneAt'
> {
  constructor(private readonly directory: DirectoryService) {}

  @ResolveField('client')
  async client(@Parent() { clientId }: ClientMerge, @Context() context: GraphqlContext) {
    return (await clientLoader(context, this.directory).load(clientId))!;
  }

  @ResolveField('into')
  async into(@Parent() { intoClientId }: ClientMerge, @Context() context: GraphqlContext) {
    return (await clientLoader(context, this.directory).load(intoClientId))!;
  }

  @ResolveField('mergedAt')
  mergedAt(@Parent() { mergedAt }: ClientMerge) {
    return mergedAt.toISOString();
  }

  @ResolveField('undoableUntil')
  undoableUntil(@Parent() { undoableUntil }: ClientMerge) {
    return undoableUntil.toISOString();
  }

  @ResolveField('undoneAt')
  undoneAt(@Parent() { undoneAt }: ClientMerge) {
    return undoneAt?.toISOString() ?? null;
  }
}
