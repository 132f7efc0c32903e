import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { VISIT_MISSES } from '../appointments/appointment-lists.service.js';
import { AppointmentView } from '../visits/appointment.view.js';
import { availabilityView } from '../availability/availability.view.js';
import type * as contract from '../generated/graphql.js';
import { MoveAvailabilityService } from './move-availability.service.js';
import { RescheduleService } from './reschedule.service.js';

@Resolver()
@Access('client', 'link')
@RateLimit.inService(VISIT_MISSES, 'ids and tokens that open nothing, by address')
export class RescheduleResolver
  implements
    Pick<contract.QueryMethods, 'rescheduleAvailability'>,
    Pick<contract.MutationMethods, 'rescheduleAppointment'>
{
  constructor(
    private readonly reschedules: RescheduleService,
    private readonly availability: MoveAvailabilityService,
    private readonly clock: Clock,
  ) {}

  @Mutation('rescheduleAppointment')
  async rescheduleAppointment(
    @Args() { input }: contract.MutationRescheduleAppointmentArgs,
    @CurrentActor() actor: Actor,
  ) {
    const now = this.clock.now();
    return { appointment: new AppointmentView(await this.reschedules.reschedule(actor, input, now), actor, now) };
  }

  @Query('rescheduleAvailability')
  async rescheduleAvailability(
    @Args() question: contract.QueryRescheduleAvailabilityArgs,
    @CurrentActor() actor: Actor,
  ) {
    const starts = await this.availability.list(actor, question, question, this.clock.now());
    return starts && availabilityView(starts);
  }
}
