import { Module } from '@nestjs/common';
import { SubscriptionCreditsRepository } from '../records/subscriptions/subscription-credits.repository.js';
import { SubscriptionsRepository } from '../records/subscriptions/subscriptions.repository.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { PlanPricesJob } from './plan-prices.job.js';
import { PlanPricesService } from './plan-prices.service.js';
import { ReferralCreditedConsumer } from './referral-credited.consumer.js';
import { SubscriptionCreditsJob } from './subscription-credits.job.js';
import { SubscriptionCreditsService } from './subscription-credits.service.js';
import { SubscriptionStateService } from './subscription-state.service.js';
import { SubscriptionViewService } from './subscription-view.service.js';
import { SubscriptionsResolver } from './subscriptions.resolver.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [StripeModule],
  controllers: [ReferralCreditedConsumer],
  providers: [
    PlanPricesJob,
    PlanPricesService,
    SubscriptionCreditsJob,
    SubscriptionCreditsRepository,
    SubscriptionCreditsService,
    SubscriptionStateService,
    SubscriptionViewService,
    SubscriptionsRepository,
    SubscriptionsResolver,
    SubscriptionsService,
  ],
  exports: [SubscriptionStateService],
})
export class SubscriptionsModule {}
