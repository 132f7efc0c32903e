import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byAddress, byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import type { ReviewView } from '../reviews/review-view.js';
import { CompletedReviewsService } from './completed-reviews.service.js';
import { ReviewProofsService } from './review-proofs.service.js';

/** Replies of one practice. */
const REPLIES = { name: 'review-replies', points: 120, perSeconds: 3600 };
/** Proofs that one address has looked at. */
const PROOFS = { name: 'review-proofs', points: 120, perSeconds: 600 };

@Resolver('Review')
export class CompletedResolver
  implements
    Pick<contract.MutationMethods, 'addEditReviewReply'>,
    Pick<contract.QueryMethods, 'verifyReviewProof'>,
    Pick<contract.ReviewMethods, 'reviewReply'>
{
  constructor(
    private readonly completed: CompletedReviewsService,
    private readonly proofs: ReviewProofsService,
  ) {}

  @Mutation('addEditReviewReply')
  @Access('practice')
  @RateLimit({ ...REPLIES, by: byPractice })
  async addEditReviewReply(
    @Args() { reviewId, message }: contract.MutationAddEditReviewReplyArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { review: await this.completed.reply(actor, reviewId, message) };
  }

  @Query('verifyReviewProof')
  @Access('public')
  @RateLimit({ ...PROOFS, by: byAddress })
  async verifyReviewProof(@Args() { reviewId, proof }: contract.QueryVerifyReviewProofArgs) {
    return this.proofs.verify(reviewId, proof);
  }

  @ResolveField('reviewReply')
  reviewReply(@Parent() { reply }: ReviewView) {
    return reply && { message: reply.message, updatedAt: reply.updatedAt.toISOString() };
  }
}

@Resolver('Practice')
export class PracticeCompletedResolver implements Pick<
  contract.PracticeMethods,
  'completedReviews' | 'completedReviewsCount'
> {
  constructor(private readonly completed: CompletedReviewsService) {}

  @ResolveField('completedReviews')
  async completedReviews(
    @Parent() { id }: { id: string },
    @Args() args: contract.PracticeCompletedReviewsArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.completed.list(actor, id, args);
  }

  @ResolveField('completedReviewsCount')
  async completedReviewsCount(
    @Parent() { id }: { id: string },
    @Args() args: contract.PracticeCompletedReviewsCountArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.completed.count(actor, id, args);
  }
}
