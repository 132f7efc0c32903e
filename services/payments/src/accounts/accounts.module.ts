import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { PaypalModule } from '../paypal/paypal.module.js';
import { SquareModule } from '../square/square.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { AccountBook } from './account-book.js';
import { AccountConnection } from './account-connection.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { PaymentForms } from './payment-forms.js';
import { PaymentSettings } from './payment-settings.js';
import { PaypalConnection } from './paypal-connection.js';
import { PracticeMoney } from './practice-money.js';
import { PracticeResolver } from './practice.resolver.js';
import { ProviderCallbacksController } from './provider-callbacks.controller.js';
import { SquareConnection } from './square-connection.js';

@Module({
  imports: [AttemptsModule, PaypalModule, SettlementModule, SquareModule, StripeModule],
  controllers: [ProviderCallbacksController],
  providers: [
    AccountBook,
    AccountConnection,
    PaymentForms,
    PaymentSettings,
    PaypalConnection,
    SquareConnection,
    AccountsResolver,
    AccountsService,
    PracticeMoney,
    PracticeResolver,
  ],
  exports: [AccountBook, AccountConnection, AccountsService, PaymentForms, PaypalConnection],
})
export class AccountsModule {}
