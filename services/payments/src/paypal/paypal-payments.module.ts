import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { TipsModule } from '../tips/tips.module.js';
import { PaypalBills } from './paypal-bills.js';
import { PaypalCapturing } from './paypal-capturing.js';
import { PaypalOrderCalls } from './paypal-order-calls.js';
import { PaypalOrdering } from './paypal-ordering.js';
import { PaypalOrdersRepository } from './paypal-orders.repository.js';
import { PaypalModule } from './paypal.module.js';
import { PaypalResolver } from './paypal.resolver.js';
import { PaypalService } from './paypal.service.js';

/** Orders and their captures; `PaypalModule` below it only talks to PayPal. */
@Module({
  imports: [AccessModule, AttemptsModule, ChargesModule, PaypalModule, SettlementModule, TipsModule],
  providers: [
    PaypalBills,
    PaypalCapturing,
    PaypalOrderCalls,
    PaypalOrdering,
    PaypalOrdersRepository,
    PaypalResolver,
    PaypalService,
  ],
  exports: [PaypalOrdersRepository],
})
export class PaypalPaymentsModule {}
