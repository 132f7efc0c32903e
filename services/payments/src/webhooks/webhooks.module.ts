import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CardsModule } from '../cards/cards.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { PaypalModule } from '../paypal/paypal.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { SquareModule } from '../square/square.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { EventEffects } from './event-effects.js';
import { PaypalEffects } from './paypal-effects.js';
import { PaypalRefundEffects } from './paypal-refund-effects.js';
import { PaypalWebhookController } from './paypal-webhook.controller.js';
import { ProviderEventsRepository } from './provider-events.repository.js';
import { SquareEffects } from './square-effects.js';
import { SquareWebhookController } from './square-webhook.controller.js';
import { StripeEffects } from './stripe-effects.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [
    AccountsModule,
    CardsModule,
    ChargesModule,
    PaypalModule,
    RefundsModule,
    SettlementModule,
    SquareModule,
    StripeModule,
  ],
  controllers: [PaypalWebhookController, SquareWebhookController, StripeWebhookController],
  providers: [
    EventEffects,
    PaypalEffects,
    PaypalRefundEffects,
    ProviderEventsRepository,
    SquareEffects,
    StripeEffects,
    WebhooksService,
  ],
  exports: [WebhooksService],
})
export class WebhooksModule {}
