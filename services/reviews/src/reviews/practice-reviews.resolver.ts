import { Args, Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { encodeCursor } from './review-cursor.js';
import { ReviewsLoader } from './reviews.loader.js';

interface PracticeReference {
  id: string;
}

@Resolver('Practice')
export class PracticeReviewsResolver {
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
    const { reviews, hasNextPage } = await this.loaders.page(context, first ?? 10, after ?? null).load(id);
    const edges = reviews.map((node) => ({ node, cursor: encodeCursor(node.place) }));
    return { practiceId: id, edges, hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  }

  @ResolveField('referralCode')
  async referralCode(@Parent() { id }: PracticeReference, @CurrentActor() actor: Actor) {
    return this.invitations.findOwnCode(actor, id);
  }
}

@Resolver('ReviewConnection')
export class ReviewConnectionResolver {
  constructor(private readonly loaders: ReviewsLoader) {}

  @ResolveField('totalCount')
  async totalCount(@Parent() { practiceId }: { practiceId: string }, @Context() context: GraphqlContext) {
    return this.loaders.listedCount(context).load(practiceId);
  }
}
