import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { ReviewsLoader } from '../reviews/reviews.loader.js';
import type { ReviewView } from '../reviews/review-view.js';
import { VideosLoader } from './videos.loader.js';
import { VideosMapper } from './videos.mapper.js';

/** What a review shows of its video. */
@Resolver('Review')
export class ReviewVideosResolver implements Pick<
  contract.ReviewMethods,
  'videoReviewsEnabled' | 'hasCompletedVideoReview' | 'videoReviews' | 'video' | 'videoUrl'
> {
  constructor(
    private readonly reviewsLoader: ReviewsLoader,
    private readonly loader: VideosLoader,
    private readonly mapper: VideosMapper,
  ) {}

  @ResolveField('videoReviewsEnabled')
  async videoReviewsEnabled(@Parent() { practiceId }: ReviewView, @Context() context: GraphqlContext) {
    return (await this.reviewsLoader.practices(context).load(practiceId))?.videoReviewsEnabled ?? false;
  }

  @ResolveField('hasCompletedVideoReview')
  async hasCompletedVideoReview(@Parent() review: ReviewView, @Context() context: GraphqlContext) {
    if (!isOwn(review)) return (await this.loader.shownOfReview(context).load(review.key)) !== null;
    return (await this.loader.ofReview(context).load(review.key))?.isFinished ?? false;
  }

  @ResolveField('videoReviews')
  async videoReviews(@Parent() review: ReviewView, @Context() context: GraphqlContext) {
    const video = isOwn(review) ? await this.loader.ofReview(context).load(review.key) : null;
    return video ? [this.mapper.own(video)] : [];
  }

  @ResolveField('video')
  async video(@Parent() { key }: ReviewView, @Context() context: GraphqlContext) {
    const shown = await this.loader.shownOfReview(context).load(key);
    return shown && this.mapper.public(shown);
  }

  @ResolveField('videoUrl')
  async videoUrl(@Parent() review: ReviewView, @Context() context: GraphqlContext) {
    return (await this.video(review, context))?.videoUrl ?? null;
  }
}

/** Only an author's view of a review holds its secret. */
const isOwn = (review: ReviewView) => review.token !== null;
