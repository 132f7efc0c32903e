import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import type {
  CheckoutPayload,
  MutationApplyDiscountCodeArgs,
  MutationMethods,
  MutationRemoveDiscountCodeArgs,
} from '../generated/graphql.js';
import { toRegistration } from '../views/registration.mapper.js';
import { CheckoutService, CODES_PER_ADDRESS, CODES_PER_APPOINTMENT } from './checkout.service.js';

type Checkout = Pick<CheckoutPayload, 'appointment' | 'registration'>;

@Resolver()
export class CheckoutResolver implements Pick<MutationMethods, 'applyDiscountCode' | 'removeDiscountCode'> {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly loader: AppointmentsLoader,
  ) {}

  @Mutation()
  @Access('client', 'link', 'practice')
  @RateLimit.inService(CODES_PER_APPOINTMENT, 'codes that are tried, by visit')
  @RateLimit.inService(CODES_PER_ADDRESS, 'codes that are tried, by address')
  async applyDiscountCode(@Args() args: MutationApplyDiscountCodeArgs, @CurrentActor() actor: Actor) {
    return this.payloadOf(actor, await this.checkout.apply(actor, args));
  }

  @Mutation()
  @Access('client', 'link')
  @RateLimit.none('A visit has few codes to take off.')
  async removeDiscountCode(@Args() args: MutationRemoveDiscountCodeArgs, @CurrentActor() actor: Actor) {
    return this.payloadOf(actor, await this.checkout.remove(actor, args));
  }

  private async payloadOf(actor: Actor, { kind, appointmentId }: AppointmentProjection): Promise<Checkout> {
    const appointment = await this.loader.get(actor, appointmentId);
    return kind === 'registration' ? { registration: toRegistration(appointment) } : { appointment };
  }
}
