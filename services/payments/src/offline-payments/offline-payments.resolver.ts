import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import type { MutationMarkPaidArgs, MutationMethods, MutationUndoMarkPaidArgs } from '../generated/graphql.js';
import { OfflinePaymentsService } from './offline-payments.service.js';

@Resolver()
@Access('practice')
@RateLimit.none('A practice keeps the record of its own visits.')
export class OfflinePaymentsResolver implements Pick<MutationMethods, 'markPaid' | 'undoMarkPaid'> {
  constructor(
    private readonly payments: OfflinePaymentsService,
    private readonly appointments: AppointmentsLoader,
  ) {}

  @Mutation()
  async markPaid(@Args() { appointmentId, paidBy }: MutationMarkPaidArgs, @CurrentActor() actor: Actor) {
    await this.payments.markPaid(actor, appointmentId, paidBy);
    return { appointment: await this.appointments.get(actor, appointmentId) };
  }

  @Mutation()
  async undoMarkPaid(@Args() { appointmentId }: MutationUndoMarkPaidArgs, @CurrentActor() actor: Actor) {
    await this.payments.undoMarkPaid(actor, appointmentId);
    return { appointment: await this.appointments.get(actor, appointmentId) };
  }
}
