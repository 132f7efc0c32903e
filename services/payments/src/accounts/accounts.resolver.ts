import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type {
  MutationMethods,
  MutationUpdatePaypalSettingsArgs,
  MutationUpdatePracticePaymentProviderArgs,
  QueryMethods,
  QueryPaypalFormArgs,
} from '../generated/graphql.js';
import { AccountsService } from './accounts.service.js';
import { PaymentFormsService } from './payment-forms.service.js';
import { PaypalConnectionService } from './paypal-connection.service.js';
import { SquareConnectionService } from './square-connection.service.js';
import { StripeConnectionService } from './stripe-connection.service.js';

const OWN_ACCOUNTS = 'A practice connects and chooses its own accounts.';

@Resolver()
export class AccountsResolver
  implements
    Pick<QueryMethods, 'paypalForm'>,
    Pick<
      MutationMethods,
      'connectStripe' | 'connectSquare' | 'connectPaypal' | 'updatePracticePaymentProvider' | 'updatePaypalSettings'
    >
{
  constructor(
    private readonly accounts: AccountsService,
    private readonly stripe: StripeConnectionService,
    private readonly square: SquareConnectionService,
    private readonly paypal: PaypalConnectionService,
    private readonly forms: PaymentFormsService,
  ) {}

  @Query()
  @Access('public')
  async paypalForm(@Args() { practiceId }: QueryPaypalFormArgs) {
    return this.forms.findPaypalForm(practiceId);
  }

  @Mutation()
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNTS)
  async connectStripe(@CurrentActor() actor: Actor) {
    return { url: await this.stripe.connect(actor) };
  }

  @Mutation()
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNTS)
  async connectSquare(@CurrentActor() actor: Actor) {
    return { url: await this.square.start(actor) };
  }

  @Mutation()
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNTS)
  async connectPaypal(@CurrentActor() actor: Actor) {
    return { url: await this.paypal.start(actor) };
  }

  @Mutation()
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNTS)
  async updatePracticePaymentProvider(
    @Args() { provider }: MutationUpdatePracticePaymentProviderArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { practice: { id: await this.accounts.choosePaymentProvider(actor, provider) } };
  }

  @Mutation()
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNTS)
  async updatePaypalSettings(@Args() wallets: MutationUpdatePaypalSettingsArgs, @CurrentActor() actor: Actor) {
    return { practice: { id: await this.accounts.chooseWallets(actor, wallets) } };
  }
}
