import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CardsModule } from '../cards/cards.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { DisputesModule } from '../disputes/disputes.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { PaypalPaymentsModule } from '../paypal-payments/paypal-payments.module.js';
import { PaypalModule } from '../paypal/paypal.module.js';
import { PayoutsModule } from '../payouts/payouts.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { SquareModule } from '../square/square.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { PaypalWebhooksService } from './paypal-webhooks.service.js';
import { PaypalWebhookController } from './paypal-webhook.controller.js';
import { ProviderEventsRepository } from './provider-events.repository.js';
import { SquareWebhooksService } from './square-webhooks.service.js';
import { SquareWebhookController } from './square-webhook.controller.js';
import { StripeAccountWebhooksService } from './stripe-account-webhooks.service.js';
import { StripeWebhooksService } from './stripe-webhooks.service.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [
    AccountsModule,
    CardsModule,
    ChargesModule,
    DisputesModule,
    IdentityModule,
    PayoutsModule,
    PaypalModule,
    PaypalPaymentsModule,
    RefundsModule,
    SettlementModule,
    SquareModule,
    StripeModule,
    SubscriptionsModule,
  ],
  controllers: [PaypalWebhookController, SquareWebhookController, StripeWebhookController],
  providers: [
    PaypalWebhooksService,
    ProviderEventsRepository,
    SquareWebhooksService,
    StripeAccountWebhooksService,
    StripeWebhooksService,
    WebhooksService,
  ],
  exports: [WebhooksService],
})
export class WebhooksModule {}
