import { Args, Mutation, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import { chargeErrors } from '../charges/charge-payload.mapper.js';
import { CHARGES_PER_APPOINTMENT } from '../charges/charges.service.js';
import type {
  BookableEventRegistrationMethods,
  MutationMethods,
  MutationProcessRegistrationPaymentArgs,
} from '../generated/graphql.js';
import { toRegistration } from '../views/registration.mapper.js';
import { RegistrationPaymentsService } from './registration-payments.service.js';

@Resolver('BookableEventRegistration')
export class RegistrationsResolver
  implements BookableEventRegistrationMethods, Pick<MutationMethods, 'processRegistrationPayment'>
{
  constructor(
    private readonly payments: RegistrationPaymentsService,
    private readonly loader: AppointmentsLoader,
  ) {}

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id, token }: { id: string; token: string }, context: GraphqlContext) {
    return this.loader.findRegistration(context, id, token);
  }

  @Mutation()
  @Access('practice')
  @RateLimit.inService(CHARGES_PER_APPOINTMENT, 'charges by visit')
  async processRegistrationPayment(
    @Args() { registrationId }: MutationProcessRegistrationPaymentArgs,
    @CurrentActor() actor: Actor,
  ) {
    const errors = chargeErrors(await this.payments.process(actor, registrationId));
    const registration = toRegistration(await this.loader.get(actor, registrationId));
    return { result: errors.length === 0 ? ('success' as const) : ('failure' as const), errors, registration };
  }
}
