import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { PendingReviewsService, type PendingReviewView } from './pending-reviews.service.js';
import { REQUESTS, RESENDS } from './review-requests.policy.js';
import { ReviewRequestsService } from './review-requests.service.js';

@Resolver()
export class RequestsResolver implements Pick<
  contract.MutationMethods,
  'sendBulkReviewRequests' | 'resendProReviewRequest' | 'dismissReviewRequest'
> {
  constructor(
    private readonly requests: ReviewRequestsService,
    private readonly pending: PendingReviewsService,
  ) {}

  @Mutation('sendBulkReviewRequests')
  @Access('practice')
  @RateLimit.inService(REQUESTS, 'people whom a practice asks, repetitions not')
  async sendBulkReviewRequests(
    @Args() { clients, idempotencyKey }: contract.MutationSendBulkReviewRequestsArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { erroredClients: await this.requests.send(actor, clients, idempotencyKey) };
  }

  @Mutation('resendProReviewRequest')
  @Access('practice')
  @RateLimit.inService(RESENDS, 'messages to one person')
  async resendProReviewRequest(
    @Args() key: contract.MutationResendProReviewRequestArgs,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.pending.resend(actor, key);
  }

  @Mutation('dismissReviewRequest')
  @Access('practice')
  @RateLimit.none('A practice lets go of its own requests.')
  async dismissReviewRequest(
    @Args() key: contract.MutationDismissReviewRequestArgs,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.pending.dismiss(actor, key);
  }
}

@Resolver('Practice')
export class PracticeRequestsResolver implements Pick<
  contract.PracticeMethods,
  'pendingReviewRequests' | 'pendingReviewRequestsCount' | 'openReviewRequestsCount'
> {
  constructor(private readonly pending: PendingReviewsService) {}

  @ResolveField('pendingReviewRequests')
  async pendingReviewRequests(
    @Parent() { id }: { id: string },
    @Args() page: contract.PracticePendingReviewRequestsArgs,
    @CurrentActor() actor: Actor,
  ) {
    return (await this.pending.list(actor, id, page))?.map(shown) ?? null;
  }

  @ResolveField('pendingReviewRequestsCount')
  async pendingReviewRequestsCount(@Parent() { id }: { id: string }, @CurrentActor() actor: Actor) {
    return this.pending.count(actor, id);
  }

  @ResolveField('openReviewRequestsCount')
  async openReviewRequestsCount(@Parent() { id }: { id: string }, @CurrentActor() actor: Actor) {
    return this.pending.countRequests(actor, id);
  }
}

function shown({ kind, requestedAt, ...pending }: PendingReviewView) {
  return {
    ...pending,
    reviewRequestedAt: requestedAt.toISOString(),
    reviewRequireConfirmation: kind === 'import',
  };
}
