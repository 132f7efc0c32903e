import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import type {
  MutationCreateAdjustmentArgs,
  MutationMethods,
  MutationRemoveAdjustmentArgs,
} from '../generated/graphql.js';
import { AdjustmentsService } from './adjustments.service.js';

@Resolver()
@Access('practice')
export class AdjustmentsResolver implements Pick<MutationMethods, 'createAdjustment' | 'removeAdjustment'> {
  constructor(
    private readonly adjustments: AdjustmentsService,
    private readonly appointments: AppointmentsLoader,
  ) {}

  @Mutation()
  @RateLimit.none('A practice gives back no more than it was paid.')
  async createAdjustment(@Args() args: MutationCreateAdjustmentArgs, @CurrentActor() actor: Actor) {
    const { id, appointmentId } = await this.adjustments.create(actor, args);
    const appointment = await this.appointments.get(actor, appointmentId);
    return { appointment, adjustment: appointment.adjustments.find((one) => one.id === id) ?? null };
  }

  @Mutation()
  @RateLimit.none('A practice takes back what it has recorded itself.')
  async removeAdjustment(@Args() { adjustmentId }: MutationRemoveAdjustmentArgs, @CurrentActor() actor: Actor) {
    const { appointmentId } = await this.adjustments.remove(actor, adjustmentId);
    return { appointment: await this.appointments.get(actor, appointmentId) };
  }
}
