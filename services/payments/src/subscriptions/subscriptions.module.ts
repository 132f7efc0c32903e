import { Module } from '@nestjs/common';
import { SubscriptionsRepository } from '../records/subscriptions/subscriptions.repository.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { PlanPricesJob } from './plan-prices.job.js';
import { PlanPricesService } from './plan-prices.service.js';
import { SubscriptionStateService } from './subscription-state.service.js';
import { SubscriptionViewService } from './subscription-view.service.js';
import { SubscriptionsResolver } from './subscriptions.resolver.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [StripeModule],
  providers: [
    PlanPricesJob,
    PlanPricesService,
    SubscriptionStateService,
    SubscriptionViewService,
    SubscriptionsRepository,
    SubscriptionsResolver,
    SubscriptionsService,
  ],
  exports: [SubscriptionStateService],
})
export class SubscriptionsModule {}
