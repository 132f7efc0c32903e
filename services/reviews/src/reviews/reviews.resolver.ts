import { Args, Context, Mutation, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { OpenedLinksFactory } from '../links/opened-links.factory.js';
import { MISSES, PublicReviewsService } from './public-reviews.service.js';
import { ReviewCompletionService } from './review-completion.service.js';
import { ReviewsService } from './reviews.service.js';

/** Steps of the flow. */
const STEPS = { name: 'review-steps', points: 120, perSeconds: 600 };

@Resolver('Review')
export class ReviewsResolver
  implements
    Pick<contract.QueryMethods, 'reviewByToken' | 'recentReviews'>,
    Pick<
      contract.MutationMethods,
      'reviewAddRating' | 'reviewAddEndorsements' | 'reviewAddTextReview' | 'toggleReviewAnon' | 'confirmReview'
    >
{
  constructor(
    private readonly reviews: ReviewsService,
    private readonly completion: ReviewCompletionService,
    private readonly publicReviews: PublicReviewsService,
    private readonly links: OpenedLinksFactory,
  ) {}

  @Query('reviewByToken')
  @Access('client', 'link')
  @RateLimit.inService(MISSES, 'tokens that open nothing, by address')
  async reviewByToken(
    @Args() { token }: contract.QueryReviewByTokenArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const opened = this.links.of(context);
    const review = await this.publicReviews.findOwn(actor, token, opened.secrets);
    opened.remember(review?.token);
    return review;
  }

  @Query('recentReviews')
  @Access('public')
  async recentReviews(@Args() { first }: contract.QueryRecentReviewsArgs) {
    return this.publicReviews.listRecent(first ?? 9);
  }

  @Mutation('reviewAddRating')
  @Access('client', 'link')
  @RateLimit({ ...STEPS, by: byAddress })
  async reviewAddRating(
    @Args() args: contract.MutationReviewAddRatingArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const opened = this.links.of(context);
    const review = await this.reviews.addRating(actor, { ...args, opened: opened.secrets });
    opened.remember(review.token);
    return { review, token: review.token };
  }

  @Mutation('reviewAddEndorsements')
  @Access('client', 'link')
  @RateLimit({ ...STEPS, by: byAddress })
  async reviewAddEndorsements(
    @Args() args: contract.MutationReviewAddEndorsementsArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const key = this.links.keyOf(context, args);
    return { review: await this.reviews.addEndorsements(actor, key, args.endorsements) };
  }

  @Mutation('reviewAddTextReview')
  @Access('client', 'link')
  @RateLimit({ ...STEPS, by: byAddress })
  async reviewAddTextReview(
    @Args() args: contract.MutationReviewAddTextReviewArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const key = this.links.keyOf(context, args);
    return { review: await this.completion.complete(actor, key, args) };
  }

  @Mutation('toggleReviewAnon')
  @Access('client', 'link')
  @RateLimit({ ...STEPS, by: byAddress })
  async toggleReviewAnon(
    @Args() args: contract.MutationToggleReviewAnonArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const key = this.links.keyOf(context, args);
    return { review: await this.reviews.setAnonymous(actor, key, args.isAnon) };
  }

  @Mutation('confirmReview')
  @Access('client', 'link')
  @RateLimit({ ...STEPS, by: byAddress })
  async confirmReview(
    @Args() args: contract.MutationConfirmReviewArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const key = this.links.keyOf(context, args);
    return { review: await this.reviews.confirm(actor, key) };
  }

  /** What another subgraph asks for is what everybody may see. */
  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id }: { id: string }, context: GraphqlContext) {
    return loaderOf(context, ReviewsResolver, async (ids: readonly string[]) => {
      const byId = new Map((await this.publicReviews.listByIds(ids)).map((review) => [review.id, review]));
      return ids.map((reviewId) => byId.get(reviewId) ?? null);
    }).load(id);
  }
}
