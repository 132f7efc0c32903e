import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type * as contract from '../../generated/graphql.js';
import type { Practice } from '../practice.entity.js';
import { PracticeCurrencyService } from './practice-currency.service.js';
import { PracticeSettingsService } from './practice-settings.service.js';

/** How a practice is paid for bookings, for the practice itself alone. */
@Resolver('Practice')
export class PaymentSettingsResolver
  implements
    Pick<contract.MutationMethods, 'updatePaymentSettings' | 'updatePracticeCurrency'>,
    Pick<contract.PracticeMethods, 'currencyEnabled' | 'paymentSettings' | 'paypalEnabled'>
{
  constructor(
    private readonly settings: PracticeSettingsService,
    private readonly currencies: PracticeCurrencyService,
  ) {}

  @Mutation('updatePaymentSettings')
  @Access('practice')
  async updatePaymentSettings(@Args() form: contract.MutationUpdatePaymentSettingsArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.settings.updatePaymentSettings(actor, form) };
  }

  @Mutation('updatePracticeCurrency')
  @Access('practice')
  async updatePracticeCurrency(
    @Args() { currency }: contract.MutationUpdatePracticeCurrencyArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { practice: await this.currencies.update(actor, currency) };
  }

  @ResolveField('currencyEnabled')
  currencyEnabled(@Parent() practice: Practice) {
    return practice.has('currency');
  }

  @ResolveField('paypalEnabled')
  paypalEnabled(@Parent() practice: Practice) {
    return practice.has('paypal');
  }

  @ResolveField('paymentSettings')
  paymentSettings(@Parent() practice: Practice, @CurrentActor() actor: Actor): contract.PaymentSettings | null {
    if (!practice.isOwnedBy(actor.practiceId)) return null;
    return {
      requireClientCcToBook: practice.booking.requireClientCcToBook,
      chargeClientCcAtBooking: practice.booking.chargeClientCcAtBooking,
      paymentPastDueEmailEnabled: practice.pastDueEmailEnabled,
      paymentPastDueTextEnabled: practice.pastDueTextEnabled,
      paymentPastDueEmailMinutes: practice.pastDueEmailMinutes,
      paymentPastDueTextMinutes: practice.pastDueTextMinutes,
      chargeSummaryEmailEnabled: practice.chargeSummaryEmailEnabled,
    };
  }
}

@Resolver('UpdatePaymentSettingsPayload')
export class UpdatePaymentSettingsPayloadResolver {
  @ResolveField('error')
  error(@Parent() { errors }: contract.UpdatePaymentSettingsPayload) {
    return errors[0]?.message ?? null;
  }
}
