import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type {
  ConnectProviderPayload,
  ConnectStripePayload,
  MutationUpdatePaypalSettingsArgs,
  MutationUpdatePracticePaymentProviderArgs,
  PaypalForm,
  QueryPaypalFormArgs,
  UpdatePaymentProviderPayload,
  UpdatePaypalSettingsPayload,
} from '../generated/graphql.js';
import { AccountsService } from './accounts.service.js';
import { PaymentForms } from './payment-forms.js';
import { PaymentSettings } from './payment-settings.js';
import { PaypalConnection } from './paypal-connection.js';
import { SquareConnection } from './square-connection.js';

@Resolver()
export class AccountsResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly square: SquareConnection,
    private readonly paypal: PaypalConnection,
    private readonly settings: PaymentSettings,
    private readonly forms: PaymentForms,
  ) {}

  @Query()
  @Access('public')
  async paypalForm(@Args() { practiceId }: QueryPaypalFormArgs): Promise<PaypalForm | null> {
    return this.forms.findPaypalForm(practiceId);
  }

  @Mutation()
  @Access('practice')
  async connectStripe(@CurrentActor() actor: Actor): Promise<ConnectStripePayload> {
    return mutationResult(async () => ({ url: await this.accounts.connectStripe(actor) }));
  }

  @Mutation()
  @Access('practice')
  async connectSquare(@CurrentActor() actor: Actor): Promise<ConnectProviderPayload> {
    return mutationResult(async () => ({ url: await this.square.start(actor) }));
  }

  @Mutation()
  @Access('practice')
  async connectPaypal(@CurrentActor() actor: Actor): Promise<ConnectProviderPayload> {
    return mutationResult(async () => ({ url: await this.paypal.start(actor) }));
  }

  @Mutation()
  @Access('practice')
  async updatePracticePaymentProvider(
    @Args() { provider }: MutationUpdatePracticePaymentProviderArgs,
    @CurrentActor() actor: Actor,
  ): Promise<UpdatePaymentProviderPayload> {
    return mutationResult(async () => {
      const id = await this.settings.choosePaymentProvider(actor, provider);
      return { practice: { id } as UpdatePaymentProviderPayload['practice'] };
    });
  }

  @Mutation()
  @Access('practice')
  async updatePaypalSettings(
    @Args() wallets: MutationUpdatePaypalSettingsArgs,
    @CurrentActor() actor: Actor,
  ): Promise<UpdatePaypalSettingsPayload> {
    return mutationResult(async () => {
      await this.settings.chooseWallets(actor, wallets);
      return {};
    });
  }
}
