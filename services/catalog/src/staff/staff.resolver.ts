import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import type { Practice } from '../practices/practice.entity.js';
import { CredentialDecisionsService } from './credential-decisions.service.js';
import { FeaturesService } from './features.service.js';

/** The pages of those who run the platform. */
@Resolver('Practice')
@Access('staff')
export class StaffResolver
  implements
    Pick<contract.QueryMethods, 'pendingCredentials' | 'pendingCredentialsCount' | 'practicesForStaff'>,
    Pick<contract.MutationMethods, 'approveCredential' | 'declineCredential' | 'switchFeature'>,
    Pick<contract.PracticeMethods, 'features'>
{
  constructor(
    private readonly decisions: CredentialDecisionsService,
    private readonly switches: FeaturesService,
  ) {}

  @Query('pendingCredentials')
  async pendingCredentials(@CurrentActor() actor: Actor) {
    return this.decisions.listPending(actor);
  }

  @Query('pendingCredentialsCount')
  async pendingCredentialsCount(@CurrentActor() actor: Actor) {
    return this.decisions.countPending(actor);
  }

  @Query('practicesForStaff')
  async practicesForStaff(@Args() { query }: contract.QueryPracticesForStaffArgs, @CurrentActor() actor: Actor) {
    return this.switches.search(actor, query);
  }

  @Mutation('approveCredential')
  @RateLimit.none('Staff are few, and each decision is noted.')
  async approveCredential(
    @Args() { credentialId }: contract.MutationApproveCredentialArgs,
    @CurrentActor() actor: Actor,
  ) {
    await this.decisions.approve(actor, credentialId);
    return { pendingCredentialsCount: await this.decisions.countPending(actor) };
  }

  @Mutation('declineCredential')
  @RateLimit.none('Staff are few, and each decision is noted.')
  async declineCredential(
    @Args() { credentialId, reason }: contract.MutationDeclineCredentialArgs,
    @CurrentActor() actor: Actor,
  ) {
    await this.decisions.decline(actor, credentialId, reason);
    return { pendingCredentialsCount: await this.decisions.countPending(actor) };
  }

  @Mutation('switchFeature')
  @RateLimit.none('Staff are few, and each decision is noted.')
  async switchFeature(
    @Args() { practiceId, feature, enabled }: contract.MutationSwitchFeatureArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { practice: await this.switches.switch(actor, practiceId, feature, enabled) };
  }

  @ResolveField('features')
  @Access('public')
  features(@Parent() practice: Practice, @CurrentActor() actor: Actor) {
    return actor.staff ? practice.features : null;
  }
}
