import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import type { Success, UserError } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { PaymentFormsService } from '../accounts/payment-forms.service.js';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import { toPaymentMethod } from '../views/appointment.mapper.js';
import { chargeErrors, clientSecretOf } from '../charges/charge-payload.mapper.js';
import type {
  CompleteSetupPayload,
  MutationCompleteSetupArgs,
  MutationMethods,
  MutationSetupIntentArgs,
  MutationSquareAddCardToCustomerArgs,
  QueryCardFormArgs,
  QueryDefaultPaymentMethodPracticeArgs,
  QueryMethods,
} from '../generated/graphql.js';
import type { ProviderSetup } from '../providers/provider-objects.js';
import { CardsService, type CompletedSetup } from './cards.service.js';
import { DefaultCardsService } from './default-cards.service.js';

/** Limits attempts to find valid ones among stolen card numbers. */
const SETUPS = { name: 'setup', points: 'CARD_SETUPS_PER_ADDRESS', perSeconds: 600 } as const;

@Resolver()
export class CardsResolver
  implements
    Pick<QueryMethods, 'defaultPaymentMethodPractice' | 'cardForm'>,
    Pick<MutationMethods, 'setupIntent' | 'completeSetup' | 'squareAddCardToCustomer'>
{
  constructor(
    private readonly cards: CardsService,
    private readonly defaults: DefaultCardsService,
    private readonly forms: PaymentFormsService,
    private readonly loader: AppointmentsLoader,
  ) {}

  @Query()
  @Access('link', 'practice')
  async defaultPaymentMethodPractice(
    @Args() args: QueryDefaultPaymentMethodPracticeArgs,
    @CurrentActor() actor: Actor,
  ) {
    const card = await this.defaults.findDefault(actor, args);
    return card && toPaymentMethod(card);
  }

  @Query()
  @Access('public')
  async cardForm(@Args() { practiceId }: QueryCardFormArgs) {
    return this.forms.findCardForm(practiceId);
  }

  @Mutation()
  @Access('client', 'link', 'practice')
  @RateLimit({ ...SETUPS, by: byAddress })
  async setupIntent(@Args() args: MutationSetupIntentArgs, @CurrentActor() actor: Actor) {
    return { setupIntentSecret: await this.cards.setupIntent(actor, args) };
  }

  @Mutation()
  @Access('client', 'link', 'practice')
  @RateLimit.none('It completes what was started under a limit.')
  async completeSetup(@Args() { input }: MutationCompleteSetupArgs, @CurrentActor() actor: Actor) {
    return this.payloadOf(actor, await this.cards.completeSetup(actor, input));
  }

  @Mutation()
  @Access('client', 'link', 'practice')
  @RateLimit({ ...SETUPS, by: byAddress })
  async squareAddCardToCustomer(@Args() args: MutationSquareAddCardToCustomerArgs, @CurrentActor() actor: Actor) {
    return this.payloadOf(actor, await this.cards.addSquareCard(actor, args));
  }

  private async payloadOf(
    actor: Actor,
    { completion, appointment }: CompletedSetup,
  ): Promise<Success<CompleteSetupPayload>> {
    const saved = completion.kind === 'saved' ? completion : null;
    const errors = completion.kind === 'saved' ? chargeErrors(completion.charge) : [setupError(completion.setup)];
    return {
      result: errors.length === 0 ? 'success' : 'failure',
      errors,
      paymentMethod: saved && toPaymentMethod(saved.card),
      appointment: appointment ? await this.loader.get(actor, appointment.appointmentId) : null,
      clientSecret: completion.kind === 'saved' ? clientSecretOf(completion.charge) : completion.setup.clientSecret,
    };
  }
}

function setupError({ status, problem }: ProviderSetup): UserError {
  const field = 'card';
  if (status === 'failed' && problem) return { ...problem, field };
  if (status === 'awaiting_client') {
    return { code: 'authentication_required', message: 'Your bank wants you to confirm this card.', field };
  }
  if (status === 'processing') return { code: 'processing', message: 'The bank has not answered yet.', field };
  return { code: 'card_needed', message: 'Please enter a card first.', field };
}
