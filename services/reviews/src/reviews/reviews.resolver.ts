import { Args, Context, Mutation, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { PublicReviewsService } from './public-reviews.service.js';
import { ReviewCompletion } from './review-completion.service.js';
import { ReviewLoaders } from './review-loaders.js';
import type { ReviewView } from './review-view.js';
import { ReviewsService } from './reviews.service.js';
import { daysAgo, timeAgo } from './time-ago.js';

@Resolver('Review')
export class ReviewsResolver {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly completion: ReviewCompletion,
    private readonly publicReviews: PublicReviewsService,
    private readonly loaders: ReviewLoaders,
    private readonly clock: Clock,
  ) {}

  @Query('reviewByToken')
  async reviewByToken(@Args('token') token: string, @CurrentActor() actor: Actor) {
    return this.publicReviews.findOwn(actor, token);
  }

  @Query('recentReviews')
  async recentReviews(@Args('first') first: number | null) {
    return this.publicReviews.listRecent(first ?? 9);
  }

  @Mutation('reviewAddRating')
  async reviewAddRating(@Args() args: contract.MutationReviewAddRatingArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      const review = await this.reviews.addRating(actor, args);
      return { review, token: review.token };
    });
  }

  @Mutation('reviewAddEndorsements')
  async reviewAddEndorsements(@Args() args: contract.MutationReviewAddEndorsementsArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => ({
      review: await this.reviews.addEndorsements(actor, args, args.endorsements),
    }));
  }

  @Mutation('reviewAddTextReview')
  async reviewAddTextReview(@Args() args: contract.MutationReviewAddTextReviewArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => ({ review: await this.completion.complete(actor, args, args) }));
  }

  @Mutation('toggleReviewAnon')
  async toggleReviewAnon(@Args() args: contract.MutationToggleReviewAnonArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => ({ review: await this.reviews.setAnonymous(actor, args, args.isAnon) }));
  }

  @Mutation('confirmReview')
  async confirmReview(@Args() args: contract.MutationConfirmReviewArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => ({ review: await this.reviews.confirm(actor, args) }));
  }

  /** What another subgraph asks for is what everybody may see. */
  @ResolveReference()
  async resolveReference({ id }: { id: string }, context: GraphqlContext) {
    return loaderOf(context, ReviewsResolver, async (ids: readonly string[]) => {
      const byId = new Map((await this.publicReviews.listByIds(ids)).map((review) => [review.id, review]));
      return ids.map((reviewId) => byId.get(reviewId) ?? null);
    }).load(id);
  }

  @ResolveField('practice')
  practice(@Parent() review: ReviewView) {
    return { id: review.practiceId };
  }

  @ResolveField('createdAt')
  createdAt(@Parent() review: ReviewView) {
    return review.createdAt.toISOString();
  }

  @ResolveField('createdAtAgoInWords')
  createdAtAgoInWords(@Parent() review: ReviewView) {
    const words = review.isAnonymous && !review.token ? daysAgo : timeAgo;
    return words(review.createdAt, this.clock.now());
  }

  @ResolveField('skills')
  async skills(@Parent() review: ReviewView, @Context() context: GraphqlContext) {
    const endorsed = review.endorsements ?? (await this.loaders.endorsed(context).load(review.key));
    return endorsed.map((id) => ({ id }));
  }

  @ResolveField('bookNextUrl')
  async bookNextUrl(@Parent() review: ReviewView, @Context() context: GraphqlContext) {
    const practice = await this.loaders.practices(context).load(review.practiceId);
    return practice ? `/p/${practice.slug}/book` : '/practitioner-search';
  }
}
