import { Module } from '@nestjs/common';
import { PaypalGateway } from '../paypal/paypal-gateway.js';
import { PaypalModule } from '../paypal/paypal.module.js';
import { SquareGateway } from '../square/square-gateway.js';
import { SquareModule } from '../square/square.module.js';
import { StripeGateway } from '../stripe/stripe-gateway.js';
import { StripeModule } from '../stripe/stripe.module.js';
import type { PaymentProvider } from './payment-provider.js';
import { PAYMENT_PROVIDERS, PaymentProviders } from './payment-providers.js';

@Module({
  imports: [PaypalModule, SquareModule, StripeModule],
  providers: [
    PaymentProviders,
    {
      provide: PAYMENT_PROVIDERS,
      useFactory: (...providers: PaymentProvider[]) => providers,
      inject: [StripeGateway, SquareGateway, PaypalGateway],
    },
  ],
  exports: [PaymentProviders],
})
export class ProvidersModule {}
