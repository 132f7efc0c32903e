import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock } from '@yarrow/kit/clock';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { ReviewsLoader } from './reviews.loader.js';
import type { ReviewView } from './review-view.js';
import { daysAgo, timeAgo } from './time-ago.js';

/** Resolves fields of a review in addition to its own columns. */
@Resolver('Review')
export class ReviewFieldsResolver implements Pick<
  contract.ReviewMethods,
  | 'client'
  | 'user'
  | 'referralCode'
  | 'practice'
  | 'createdAt'
  | 'updatedAt'
  | 'createdAtAgoInWords'
  | 'skills'
  | 'endorsedSkillIds'
  | 'bookNextUrl'
> {
  constructor(
    private readonly loaders: ReviewsLoader,
    private readonly invitations: InvitationsService,
    private readonly clock: Clock,
  ) {}

  @ResolveField('client')
  async client(@Parent() review: ReviewView, @Context() context: GraphqlContext) {
    return this.authorOf(review, context);
  }

  @ResolveField('user')
  async user(@Parent() review: ReviewView, @Context() context: GraphqlContext) {
    return review.hasAccount ? this.authorOf(review, context) : null;
  }

  @ResolveField('referralCode')
  async referralCode(@Parent() { token, practiceId, appointmentId }: ReviewView) {
    return token === null ? null : this.invitations.findCodeOf(practiceId, appointmentId);
  }

  @ResolveField('practice')
  practice(@Parent() review: ReviewView) {
    return { id: review.practiceId };
  }

  @ResolveField('createdAt')
  createdAt(@Parent() review: ReviewView) {
    return review.createdAt.toISOString();
  }

  @ResolveField('updatedAt')
  updatedAt(@Parent() review: ReviewView) {
    return review.updatedAt.toISOString();
  }

  @ResolveField('createdAtAgoInWords')
  createdAtAgoInWords(@Parent() review: ReviewView) {
    const ago = review.isAnonymous && !review.token ? daysAgo : timeAgo;
    return ago(review.createdAt, this.clock.now());
  }

  @ResolveField('skills')
  async skills(@Parent() review: ReviewView, @Context() context: GraphqlContext) {
    return (await this.endorsedSkillIds(review, context)).map((id) => ({ id }));
  }

  @ResolveField('endorsedSkillIds')
  async endorsedSkillIds(@Parent() review: ReviewView, @Context() context: GraphqlContext) {
    return review.endorsements ?? (await this.loaders.endorsed(context).load(review.key));
  }

  @ResolveField('bookNextUrl')
  async bookNextUrl(@Parent() review: ReviewView, @Context() context: GraphqlContext) {
    const practice = await this.loaders.practices(context).load(review.practiceId);
    return practice ? `/p/${practice.slug}/book` : '/practitioner-search';
  }

  /** Contact details of the author are visible only to the practice whose contact it is. */
  private async authorOf({ names, contactId, practiceId }: ReviewView, context: GraphqlContext) {
    if (!names) return null;
    const isOwn = context.actor.kind === 'pro' && context.actor.practiceId === practiceId;
    const contact = isOwn && contactId ? await this.loaders.contacts(context).load(contactId) : null;
    return { ...names, email: contact?.email ?? null, phone: contact?.phone ?? null };
  }
}
