import { Args, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type { QueryOpenPackageArgs, QueryOpenPackagesArgs } from '../generated/graphql.js';
import { PackageViewsService } from './package-views.service.js';

@Resolver('ClientPackage')
export class PackagesResolver {
  constructor(private readonly packages: PackageViewsService) {}

  @Query('openPackage')
  @Access('link')
  openPackage(@Args() { packageToken }: QueryOpenPackageArgs, @CurrentActor() actor: Actor) {
    return this.packages.findByToken(actor, packageToken);
  }

  @Query('openPackages')
  @Access('client')
  openPackages(@Args() { practiceId }: QueryOpenPackagesArgs, @CurrentActor() actor: Actor) {
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
