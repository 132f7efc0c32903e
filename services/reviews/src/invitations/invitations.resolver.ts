import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { InvitationsService, type Invitation } from './invitations.service.js';
import { ReviewersService } from './reviewers.service.js';

@Resolver('ReviewInvitation')
export class InvitationsResolver {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly reviewers: ReviewersService,
  ) {}

  @Query('reviewInvitation')
  async reviewInvitation(@Args('referralCode') referralCode: string, @CurrentActor() actor: Actor) {
    return this.invitations.find(actor, referralCode);
  }

  @Mutation('reviewCreateClient')
  async reviewCreateClient(@Args() form: contract.MutationReviewCreateClientArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => ({ clientId: await this.reviewers.create(actor, form) }));
  }

  @ResolveField('practice')
  practice(@Parent() { practiceId }: Invitation) {
    return { id: practiceId };
  }
}
