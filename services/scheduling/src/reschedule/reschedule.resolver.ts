import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { appointmentView } from '../appointments/appointment.view.js';
import { availabilityView } from '../availability/availability.view.js';
import type { MutationRescheduleAppointmentArgs, QueryRescheduleAvailabilityArgs } from '../generated/graphql.js';
import { MoveAvailabilityService } from './move-availability.service.js';
import { RescheduleService } from './reschedule.service.js';

@Resolver()
@Access('client', 'link')
export class RescheduleResolver {
  constructor(
    private readonly reschedules: RescheduleService,
    private readonly availability: MoveAvailabilityService,
    private readonly clock: Clock,
  ) {}

  @Mutation('rescheduleAppointment')
  rescheduleAppointment(@Args() { input }: MutationRescheduleAppointmentArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      const now = this.clock.now();
      return { appointment: appointmentView(await this.reschedules.reschedule(actor, input, now), actor, now) };
    });
  }

  @Query('rescheduleAvailability')
  async rescheduleAvailability(@Args() question: QueryRescheduleAvailabilityArgs, @CurrentActor() actor: Actor) {
    const starts = await this.availability.list(actor, question, question, this.clock.now());
    return starts && availabilityView(starts);
  }
}
