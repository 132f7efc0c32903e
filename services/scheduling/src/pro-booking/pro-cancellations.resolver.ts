import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { AppointmentView } from '../visits/appointment.view.js';
import type * as contract from '../generated/graphql.js';
import { ProCancellationsService } from './pro-cancellations.service.js';

@Resolver()
@Access('practice')
export class ProCancellationsResolver implements Pick<contract.MutationMethods, 'cancelAppointment'> {
  constructor(
    private readonly cancellations: ProCancellationsService,
    private readonly clock: Clock,
  ) {}

  @Mutation('cancelAppointment')
  async cancelAppointment(@Args() wanted: contract.MutationCancelAppointmentArgs, @CurrentActor() actor: Actor) {
    const now = this.clock.now();
    const { visit, all } = await this.cancellations.cancel(actor, wanted, now);
    return { appointment: new AppointmentView(visit, actor, now), cancelledAppointmentIds: all.map(({ id }) => id) };
  }
}
