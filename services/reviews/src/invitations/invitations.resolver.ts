import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { OpenedLinksFactory } from './opened-links.factory.js';
import { InvitationsService, type Invitation } from './invitations.service.js';
import { ReviewersService } from './reviewers.service.js';

@Resolver('ReviewInvitation')
@Access('link')
export class InvitationsResolver {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly reviewers: ReviewersService,
    private readonly links: OpenedLinksFactory,
  ) {}

  @Query('reviewInvitation')
  async reviewInvitation(
    @Args('referralCode') referralCode: string,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const invitation = await this.invitations.find(actor, referralCode);
    if (invitation) this.links.of(context).remember(referralCode);
    return invitation;
  }

  @Mutation('reviewCreateClient')
  async reviewCreateClient(
    @Args() form: contract.MutationReviewCreateClientArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const { secrets } = this.links.of(context);
    return mutationResult(async () => ({ clientId: await this.reviewers.create(actor, form, secrets) }));
  }

  @ResolveField('practice')
  practice(@Parent() { practiceId }: Invitation) {
    return { id: practiceId };
  }
}
