import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type {
  ConnectProviderPayload,
  ConnectStripePayload,
  MutationUpdatePaypalSettingsArgs,
  MutationUpdatePracticePaymentProviderArgs,
  PaypalForm,
  QueryPaypalFormArgs,
  UpdatePaymentProviderPayload,
} from '../generated/graphql.js';
import { AccountsService } from './accounts.service.js';
import { PaymentFormsService } from './payment-forms.service.js';
import { PaypalConnectionService } from './paypal-connection.service.js';
import { SquareConnectionService } from './square-connection.service.js';
import { StripeConnectionService } from './stripe-connection.service.js';

const OWN_ACCOUNTS = 'A practice connects and chooses its own accounts.';

@Resolver()
export class AccountsResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly stripe: StripeConnectionService,
    private readonly square: SquareConnectionService,
    private readonly paypal: PaypalConnectionService,
    private readonly forms: PaymentFormsService,
  ) {}

  @Query()
  @Access('public')
  async paypalForm(@Args() { practiceId }: QueryPaypalFormArgs): Promise<PaypalForm | null> {
    return this.forms.findPaypalForm(practiceId);
  }

  @Mutation()
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNTS)
  async connectStripe(@CurrentActor() actor: Actor): Promise<Pick<ConnectStripePayload, 'url'>> {
    return { url: await this.stripe.connect(actor) };
  }

  @Mutation()
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNTS)
  async connectSquare(@CurrentActor() actor: Actor): Promise<Pick<ConnectProviderPayload, 'url'>> {
    return { url: await this.square.start(actor) };
  }

  @Mutation()
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNTS)
  async connectPaypal(@CurrentActor() actor: Actor): Promise<Pick<ConnectProviderPayload, 'url'>> {
    return { url: await this.paypal.start(actor) };
  }

  @Mutation()
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNTS)
  async updatePracticePaymentProvider(
    @Args() { provider }: MutationUpdatePracticePaymentProviderArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Pick<UpdatePaymentProviderPayload, 'practice'>> {
    const id = await this.accounts.choosePaymentProvider(actor, provider);
    return { practice: { id } as UpdatePaymentProviderPayload['practice'] };
  }

  @Mutation()
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNTS)
  async updatePaypalSettings(
    @Args() wallets: MutationUpdatePaypalSettingsArgs,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.accounts.chooseWallets(actor, wallets);
  }
}
