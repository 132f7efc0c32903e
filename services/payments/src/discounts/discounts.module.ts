import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ViewsModule } from '../views/views.module.js';
import { OfferProjectionModule } from '../offer-projection/offer-projection.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { CodeRedemptionService } from './code-redemption.service.js';
import { CheckoutLockService } from './checkout-lock.service.js';
import { CheckoutResolver } from './checkout.resolver.js';
import { CheckoutService } from './checkout.service.js';
import { DiscountsResolver } from './discounts.resolver.js';
import { DiscountsService } from './discounts.service.js';

@Module({
  imports: [AccessModule, AttemptsModule, ViewsModule, OfferProjectionModule, SettlementModule],
  providers: [
    CodeRedemptionService,
    CheckoutLockService,
    CheckoutResolver,
    CheckoutService,
    DiscountsResolver,
    DiscountsService,
  ],
  exports: [CheckoutLockService],
})
export class DiscountsModule {}
