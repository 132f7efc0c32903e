import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { PaymentsPolicy } from '../access/payments.policy.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { AppointmentsLoader } from '../charges/appointments.loader.js';
import type {
  CheckoutPayload,
  MutationApplyDiscountCodeArgs,
  MutationRemoveDiscountCodeArgs,
} from '../generated/graphql.js';
import { toRegistration } from '../registrations/registration.mapper.js';
import { CheckoutService } from './checkout.service.js';
import { CodeAttempts } from './code-attempts.js';

/** Without its codes a visit costs its client more. */
const CLIENTS_OWN = { message: 'Only your client can take a code off.', field: 'code' };

@Resolver()
export class CheckoutResolver {
  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly attempts: CodeAttempts,
    private readonly checkout: CheckoutService,
    private readonly loader: AppointmentsLoader,
  ) {}

  @Mutation()
  @Access('client', 'link', 'practice')
  async applyDiscountCode(
    @Args() { appointmentId, code, instantActionToken }: MutationApplyDiscountCodeArgs,
    @CurrentActor() actor: Actor,
  ): Promise<CheckoutPayload> {
    return mutationResult(async () => {
      const { appointment, party } = await this.policy.requireParty(actor, appointmentId, instantActionToken);
      await this.attempts.count(actor, appointmentId);
      await this.checkout.apply(appointmentId, code, party);
      return this.asItIs(actor, appointment);
    });
  }

  @Mutation()
  @Access('client', 'link')
  async removeDiscountCode(
    @Args() { appointmentId, code, instantActionToken }: MutationRemoveDiscountCodeArgs,
    @CurrentActor() actor: Actor,
  ): Promise<CheckoutPayload> {
    return mutationResult(async () => {
      const appointment = await this.policy.requireClient(actor, appointmentId, instantActionToken, CLIENTS_OWN);
      await this.checkout.remove(appointmentId, code);
      return this.asItIs(actor, appointment);
    });
  }

  private async asItIs(actor: Actor, { kind, appointmentId }: AppointmentProjection) {
    const appointment = await this.loader.get(actor, appointmentId);
    return kind === 'registration' ? { registration: toRegistration(appointment) } : { appointment };
  }
}
