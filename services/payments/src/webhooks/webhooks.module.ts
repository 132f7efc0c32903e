import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CardsModule } from '../cards/cards.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { EventEffects } from './event-effects.js';
import { ProviderEventsRepository } from './provider-events.repository.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [AccountsModule, CardsModule, ChargesModule, RefundsModule, StripeModule],
  controllers: [StripeWebhookController],
  providers: [EventEffects, ProviderEventsRepository, WebhooksService],
  exports: [WebhooksService],
})
export class WebhooksModule {}
