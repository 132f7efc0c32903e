import { ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type { ClientPackage } from '../generated/graphql.js';
import { PackagesService } from './packages.service.js';

@Resolver('ClientPackage')
export class PackagesResolver {
  constructor(private readonly packages: PackagesService) {}

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id }: { id: string }, context: GraphqlContext): Promise<ClientPackage> {
    const load = (ids: readonly string[]) => this.packages.listByIds(context.actor, ids);
    // Scheduling has decided who may see the package; only what it is worth is ours to keep back.
    return { id, ...(await loaderOf(context, PackagesResolver, load).load(id)) };
  }
}
