import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import type { MutationMarkRefundPaidArgs, MutationMethods, MutationRetryRefundArgs } from '../generated/graphql.js';
import { FailedRefundsService } from './failed-refunds.service.js';

@Resolver()
@Access('practice')
@RateLimit.none('A practice settles its own refunds.')
export class FailedRefundsResolver implements Pick<MutationMethods, 'markRefundPaid' | 'retryRefund'> {
  constructor(
    private readonly refunds: FailedRefundsService,
    private readonly appointments: AppointmentsLoader,
  ) {}

  @Mutation()
  async retryRefund(@Args() { refundId }: MutationRetryRefundArgs, @CurrentActor() actor: Actor) {
    return { appointment: await this.appointments.get(actor, await this.refunds.retry(actor, refundId)) };
  }

  @Mutation()
  async markRefundPaid(@Args() { refundId, paidBy }: MutationMarkRefundPaidArgs, @CurrentActor() actor: Actor) {
    return { appointment: await this.appointments.get(actor, await this.refunds.markPaid(actor, refundId, paidBy)) };
  }
}
