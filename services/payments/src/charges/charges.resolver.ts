import { Args, Mutation, ResolveReference, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type {
  Appointment,
  ChargeCardPayload,
  MutationChargeCardArgs,
  MutationRetryPaymentArgs,
} from '../generated/graphql.js';
import { AppointmentViews } from './appointment-views.js';
import { chargeErrors } from './charge-errors.js';
import { type ChargedAppointment, ChargesService } from './charges.service.js';

@Resolver('Appointment')
export class ChargesResolver {
  constructor(
    private readonly charges: ChargesService,
    private readonly views: AppointmentViews,
  ) {}

  @ResolveReference()
  async resolveReference(
    reference: { id: string; instantActionToken: string },
    context: GraphqlContext,
  ): Promise<Appointment | null> {
    return this.views.findByToken(context, reference.id, reference.instantActionToken);
  }

  @Mutation()
  async chargeCard(
    @Args() { appointmentId, instantActionToken }: MutationChargeCardArgs,
    @CurrentActor() actor: Actor,
  ): Promise<ChargeCardPayload> {
    return this.payload(() => this.charges.chargeCard(actor, appointmentId, instantActionToken));
  }

  @Mutation()
  async retryPayment(
    @Args() { appointmentId }: MutationRetryPaymentArgs,
    @CurrentActor() actor: Actor,
  ): Promise<ChargeCardPayload> {
    return this.payload(() => this.charges.retryPayment(actor, appointmentId));
  }

  private async payload(work: () => Promise<ChargedAppointment>): Promise<ChargeCardPayload> {
    const { copy, charge, ...outcome } = await mutationResult(work);
    if (!copy || !charge) return outcome;
    const errors = chargeErrors(charge);
    return {
      result: errors.length === 0 ? 'success' : 'failure',
      errors,
      appointment: await this.views.get(copy.appointmentId),
      clientSecret: charge.kind === 'awaiting_client' ? charge.clientSecret : null,
    };
  }
}
