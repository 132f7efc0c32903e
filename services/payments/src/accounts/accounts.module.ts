import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { PaypalModule } from '../paypal/paypal.module.js';
import { SquareModule } from '../square/square.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { StripeConnectionService } from './stripe-connection.service.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { PaymentAccountsResolver } from './payment-accounts.resolver.js';
import { PaymentFormsService } from './payment-forms.service.js';
import { PaypalConnectionService } from './paypal-connection.service.js';
import { PracticePaymentsLoader } from './practice-payments.loader.js';
import { PracticeResolver } from './practice.resolver.js';
import { ProviderCallbacksController } from './provider-callbacks.controller.js';
import { SquareAccessJob } from './square-access.job.js';
import { SquareAccessService } from './square-access.service.js';
import { SquareConnectionService } from './square-connection.service.js';

@Module({
  imports: [AttemptsModule, PaypalModule, SettlementModule, SquareModule, StripeModule],
  controllers: [ProviderCallbacksController],
  providers: [
    StripeConnectionService,
    PaymentAccountsResolver,
    PaymentFormsService,
    PaypalConnectionService,
    SquareAccessJob,
    SquareAccessService,
    SquareConnectionService,
    AccountsResolver,
    AccountsService,
    PracticePaymentsLoader,
    PracticeResolver,
  ],
  exports: [AccountsService, PaymentFormsService, PaypalConnectionService, StripeConnectionService],
})
export class AccountsModule {}
