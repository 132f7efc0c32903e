import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { ManagedVideosService } from './managed-videos.service.js';
import { VideosMapper } from './videos.mapper.js';

@Resolver('Practice')
export class ManagedVideosResolver implements Pick<
  contract.PracticeMethods,
  'managedVideoReviews' | 'managedVideoReviewsCount'
> {
  constructor(
    private readonly managed: ManagedVideosService,
    private readonly mapper: VideosMapper,
  ) {}

  @ResolveField('managedVideoReviews')
  async managedVideoReviews(
    @Parent() { id }: { id: string },
    @Args() page: contract.PracticeManagedVideoReviewsArgs,
    @CurrentActor() actor: Actor,
  ) {
    const videos = await this.managed.list(actor, id, page);
    return videos?.map((one) => this.mapper.managed(one)) ?? null;
  }

  @ResolveField('managedVideoReviewsCount')
  async managedVideoReviewsCount(
    @Parent() { id }: { id: string },
    @Args() { activeLinks }: contract.PracticeManagedVideoReviewsCountArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.managed.count(actor, id, activeLinks);
  }
}

@Resolver('PendingReviewRequest')
export class PendingRequestVideosResolver implements Pick<contract.PendingReviewRequestMethods, 'videoReviews'> {
  constructor(
    private readonly managed: ManagedVideosService,
    private readonly mapper: VideosMapper,
  ) {}

  @ResolveField('videoReviews')
  async videoReviews(
    @Parent() { clientId }: { clientId: string },
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const loader = loaderOf(context, PendingRequestVideosResolver, async (clientIds: readonly string[]) => {
      const videos = await this.managed.listOfClients(actor, clientIds);
      return clientIds.map((id) => videos.get(id) ?? []);
    });
    return (await loader.load(clientId)).map((one) => this.mapper.managed(one));
  }
}
