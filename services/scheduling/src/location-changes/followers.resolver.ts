import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import type { FollowersCount } from './followers.repository.js';
import { FollowersService } from './followers.service.js';

/** What follows a location when it changes: one query each for all locations of a request. */
@Resolver('Location')
export class FollowersResolver implements Pick<
  contract.LocationMethods,
  'upcomingVisitsCount' | 'upcomingRegistrationsCount'
> {
  constructor(private readonly followers: FollowersService) {}

  @ResolveField('upcomingVisitsCount')
  async upcomingVisitsCount(@Parent() { id }: { id: string }, @Context() context: GraphqlContext) {
    return (await this.count(id, context))?.visits ?? null;
  }

  @ResolveField('upcomingRegistrationsCount')
  async upcomingRegistrationsCount(@Parent() { id }: { id: string }, @Context() context: GraphqlContext) {
    return (await this.count(id, context))?.registrations ?? null;
  }

  /** Null for everybody but the practice. */
  private async count(id: string, context: GraphqlContext): Promise<FollowersCount | null> {
    const { kind, practiceId } = context.actor;
    if (kind !== 'pro' || !practiceId) return null;
    return loaderOf(context, FollowersResolver, async (ids: readonly string[]) => {
      const counts = await this.followers.count(practiceId, ids);
      return ids.map((key) => counts.get(key) ?? null);
    }).load(id);
  }
}
