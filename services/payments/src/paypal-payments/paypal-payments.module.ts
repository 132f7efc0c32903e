import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { PaypalQuotesService } from './paypal-quotes.service.js';
import { PaypalCapturesService } from './paypal-captures.service.js';
import { PaypalOrderCallsService } from './paypal-order-calls.service.js';
import { PaypalOrdersService } from './paypal-orders.service.js';
import { PaypalOrdersRepository } from './paypal-orders.repository.js';
import { PaypalModule } from '../paypal/paypal.module.js';
import { PaypalResolver } from './paypal.resolver.js';

/** Orders and their captures; `PaypalModule` below it only talks to PayPal. */
@Module({
  imports: [AccessModule, AttemptsModule, ChargesModule, PaypalModule, SettlementModule],
  providers: [
    PaypalQuotesService,
    PaypalCapturesService,
    PaypalOrderCallsService,
    PaypalOrdersService,
    PaypalOrdersRepository,
    PaypalResolver,
  ],
  exports: [PaypalOrdersRepository],
})
export class PaypalPaymentsModule {}
