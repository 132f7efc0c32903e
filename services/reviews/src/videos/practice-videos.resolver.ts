import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { VideosLoader } from './videos.loader.js';
import { VideosMapper } from './videos.mapper.js';

@Resolver('Practice')
export class PracticeVideosResolver implements Pick<contract.PracticeMethods, 'videoReviews'> {
  constructor(
    private readonly loader: VideosLoader,
    private readonly mapper: VideosMapper,
  ) {}

  @ResolveField('videoReviews')
  async videoReviews(
    @Parent() { id }: { id: string },
    @Args() { first }: contract.PracticeVideoReviewsArgs,
    @Context() context: GraphqlContext,
  ) {
    const shown = await this.loader.shown(context, first ?? 12).load(id);
    return shown.map((video) => this.mapper.public(video));
  }
}
