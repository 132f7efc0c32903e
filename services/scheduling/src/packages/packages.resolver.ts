import { Args, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { PACKAGE_MISSES, PackageViewsService } from './package-views.service.js';

@Resolver('ClientPackage')
export class PackagesResolver implements Pick<contract.QueryMethods, 'openPackage' | 'openPackages'> {
  constructor(private readonly packages: PackageViewsService) {}

  @Query('openPackage')
  @Access('link')
  @RateLimit.inService(PACKAGE_MISSES, 'tokens that open nothing, by address')
  openPackage(@Args() { packageToken }: contract.QueryOpenPackageArgs, @CurrentActor() actor: Actor) {
    return this.packages.findByToken(actor, packageToken);
  }

  @Query('openPackages')
  @Access('client')
  openPackages(@Args() { practiceId }: contract.QueryOpenPackagesArgs, @CurrentActor() actor: Actor) {
    return this.packages.listOwn(actor, practiceId);
  }

  /** An id alone opens nothing for strangers. */
  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: { id: string }, context: GraphqlContext) {
    const load = (ids: readonly string[]) => this.packages.listByIds(context.actor, ids);
    return loaderOf(context, PackagesResolver, load).load(id);
  }
}
