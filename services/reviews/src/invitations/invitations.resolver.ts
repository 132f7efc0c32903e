import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { OpenedLinksFactory } from '../links/opened-links.factory.js';
import { InvitationsService, MISSES, type Invitation } from './invitations.service.js';
import { ReviewersService } from './reviewers.service.js';

/** People who say who they are. */
const REVIEWERS = { name: 'review-clients', points: 30, perSeconds: 600 };

@Resolver('ReviewInvitation')
@Access('link')
export class InvitationsResolver
  implements
    Pick<contract.QueryMethods, 'reviewInvitation'>,
    Pick<contract.MutationMethods, 'reviewCreateClient'>,
    contract.ReviewInvitationMethods
{
  constructor(
    private readonly invitations: InvitationsService,
    private readonly reviewers: ReviewersService,
    private readonly links: OpenedLinksFactory,
  ) {}

  @Query('reviewInvitation')
  @RateLimit.inService(MISSES, 'codes that open nothing, by address')
  async reviewInvitation(
    @Args() { referralCode }: contract.QueryReviewInvitationArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const invitation = await this.invitations.find(actor, referralCode);
    if (invitation) this.links.of(context).remember(referralCode);
    return invitation;
  }

  @Mutation('reviewCreateClient')
  @RateLimit({ ...REVIEWERS, by: byAddress })
  async reviewCreateClient(
    @Args() form: contract.MutationReviewCreateClientArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const { secrets } = this.links.of(context);
    return { clientId: await this.reviewers.create(actor, form, secrets) };
  }

  @ResolveField('practice')
  practice(@Parent() { practiceId }: Invitation) {
    return { id: practiceId };
  }
}
