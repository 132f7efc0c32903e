import { ResolveReference, Resolver } from '@nestjs/graphql';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type { ClientPackage } from '../generated/graphql.js';
import { PackagesService } from './packages.service.js';

@Resolver('ClientPackage')
export class PackagesResolver {
  constructor(private readonly packages: PackagesService) {}

  @ResolveReference()
  resolveReference({ id }: { id: string }, context: GraphqlContext): Promise<ClientPackage | null> {
    const load = (ids: readonly string[]) => this.packages.listByIds(context.actor, ids);
    return loaderOf(context, PackagesResolver, load).load(id);
  }
}
