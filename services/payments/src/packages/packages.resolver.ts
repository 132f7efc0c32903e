import { ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type { ClientPackageMethods } from '../generated/graphql.js';
import { PackagesService, type PackageWorth } from './packages.service.js';

/** A package, which scheduling owns, and what its price still stands for, where the caller may know. */
export type PackageView = Pick<PackageWorth, 'id'> & Partial<PackageWorth>;

@Resolver('ClientPackage')
export class PackagesResolver implements ClientPackageMethods {
  constructor(private readonly packages: PackagesService) {}

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id }: { id: string }, context: GraphqlContext): Promise<PackageView> {
    const load = (ids: readonly string[]) => this.packages.listByIds(context.actor, ids);
    // Scheduling has decided who may see the package; only what it is worth is ours to keep back.
    return { id, ...(await loaderOf(context, PackagesResolver, load).load(id)) };
  }
}
