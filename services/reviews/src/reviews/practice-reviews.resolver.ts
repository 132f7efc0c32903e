import { Args, Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import type { ReviewsPage } from './public-reviews.service.js';
import { encodeCursor } from './review-cursor.js';
import { ReviewsLoader } from './reviews.loader.js';

interface PracticeReference {
  id: string;
}

@Resolver('Practice')
export class PracticeReviewsResolver implements Pick<
  contract.PracticeMethods,
  'reviewsAverage' | 'reviewsCount' | 'reviews' | 'referralCode'
> {
  constructor(
    private readonly loaders: ReviewsLoader,
    private readonly invitations: InvitationsService,
  ) {}

  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: PracticeReference): PracticeReference {
    return { id };
  }

  @ResolveField('reviewsAverage')
  async reviewsAverage(@Parent() { id }: PracticeReference, @Context() context: GraphqlContext) {
    return (await this.loaders.ratings(context).load(id))?.average ?? 0;
  }

  @ResolveField('reviewsCount')
  async reviewsCount(@Parent() { id }: PracticeReference, @Context() context: GraphqlContext) {
    return (await this.loaders.ratings(context).load(id))?.reviewsCount ?? 0;
  }

  @ResolveField('reviews')
  async reviews(
    @Parent() { id }: PracticeReference,
    @Args() { first, after }: contract.PracticeReviewsArgs,
    @Context() context: GraphqlContext,
  ) {
    return this.loaders.page(context, first ?? 10, after ?? null).load(id);
  }

  @ResolveField('referralCode')
  async referralCode(@Parent() { id }: PracticeReference, @CurrentActor() actor: Actor) {
    return this.invitations.findOwnCode(actor, id);
  }
}

@Resolver('ReviewConnection')
export class ReviewConnectionResolver implements contract.ReviewConnectionMethods {
  constructor(private readonly loaders: ReviewsLoader) {}

  @ResolveField('edges')
  edges(@Parent() { reviews }: ReviewsPage) {
    return reviews.map((node) => ({ node, cursor: encodeCursor(node.place) }));
  }

  @ResolveField('endCursor')
  endCursor(@Parent() { reviews }: ReviewsPage) {
    const last = reviews.at(-1);
    return last ? encodeCursor(last.place) : null;
  }

  @ResolveField('totalCount')
  async totalCount(@Parent() { practiceId }: ReviewsPage, @Context() context: GraphqlContext) {
    return this.loaders.listedCount(context).load(practiceId);
  }
}
