import { Module } from '@nestjs/common';
import { StripeGateway } from '../stripe/stripe-gateway.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { PAYMENT_PROVIDERS, PaymentProviders } from './payment-providers.js';

@Module({
  imports: [StripeModule],
  providers: [
    PaymentProviders,
    { provide: PAYMENT_PROVIDERS, useFactory: (stripe: StripeGateway) => [stripe], inject: [StripeGateway] },
  ],
  exports: [PaymentProviders],
})
export class ProvidersModule {}
