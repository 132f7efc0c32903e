import { Module } from '@nestjs/common';
import { StripeAdapter } from './stripe.adapter.js';
import { StripeIdentityAdapter } from './stripe-identity.adapter.js';

@Module({ providers: [StripeAdapter, StripeIdentityAdapter], exports: [StripeAdapter, StripeIdentityAdapter] })
export class StripeModule {}
