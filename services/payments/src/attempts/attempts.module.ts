import { Module } from '@nestjs/common';
import { StripeModule } from '../stripe/stripe.module.js';
import { AttemptsRepository } from './attempts.repository.js';
import { ProviderCalls } from './provider-calls.js';

@Module({
  imports: [StripeModule],
  providers: [AttemptsRepository, ProviderCalls],
  exports: [AttemptsRepository, ProviderCalls],
})
export class AttemptsModule {}
