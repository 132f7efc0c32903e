import { Module } from '@nestjs/common';
import { PaypalAdapter } from '../paypal/paypal.adapter.js';
import { PaypalModule } from '../paypal/paypal.module.js';
import { SquareAdapter } from '../square/square.adapter.js';
import { SquareModule } from '../square/square.module.js';
import { StripeAdapter } from '../stripe/stripe.adapter.js';
import { StripeModule } from '../stripe/stripe.module.js';
import type { PaymentProvider } from '../providers/payment-provider.js';
import { PAYMENT_PROVIDERS, PaymentProviderFactory } from '../providers/payment-provider.factory.js';

@Module({
  imports: [PaypalModule, SquareModule, StripeModule],
  providers: [
    PaymentProviderFactory,
    {
      provide: PAYMENT_PROVIDERS,
      useFactory: (...providers: PaymentProvider[]) => providers,
      inject: [StripeAdapter, SquareAdapter, PaypalAdapter],
    },
  ],
  exports: [PaymentProviderFactory],
})
export class ProvidersModule {}
