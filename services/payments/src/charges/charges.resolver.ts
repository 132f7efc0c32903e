import { Args, Mutation, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type {
  AppointmentMethods,
  MutationChargeCardArgs,
  MutationMethods,
  MutationRetryPaymentArgs,
} from '../generated/graphql.js';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import { ChargePayloadMapper } from './charge-payload.mapper.js';
import { CHARGES_PER_APPOINTMENT, ChargesService } from './charges.service.js';

@Resolver('Appointment')
export class ChargesResolver implements AppointmentMethods, Pick<MutationMethods, 'chargeCard' | 'retryPayment'> {
  constructor(
    private readonly charges: ChargesService,
    private readonly payloads: ChargePayloadMapper,
    private readonly loader: AppointmentsLoader,
  ) {}

  @ResolveReference()
  @Access('gateway')
  async resolveReference(reference: { id: string; instantActionToken: string }, context: GraphqlContext) {
    return this.loader.findByToken(context, reference.id, reference.instantActionToken);
  }

  @Mutation()
  @Access('client', 'link', 'practice')
  @RateLimit.inService(CHARGES_PER_APPOINTMENT, 'charges by visit')
  async chargeCard(
    @Args() { appointmentId, instantActionToken }: MutationChargeCardArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.payloads.payloadOf(actor, await this.charges.chargeCard(actor, appointmentId, instantActionToken));
  }

  @Mutation()
  @Access('practice')
  @RateLimit.inService(CHARGES_PER_APPOINTMENT, 'charges by visit')
  async retryPayment(@Args() { appointmentId }: MutationRetryPaymentArgs, @CurrentActor() actor: Actor) {
    return this.payloads.payloadOf(actor, await this.charges.retryPayment(actor, appointmentId));
  }
}
