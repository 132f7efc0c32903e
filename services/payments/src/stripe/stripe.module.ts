import { Module } from '@nestjs/common';
import { StripeAdapter } from './stripe.adapter.js';
import { StripeBillingAdapter } from './stripe-billing.adapter.js';
import { StripeIdentityAdapter } from './stripe-identity.adapter.js';

const ADAPTERS = [StripeAdapter, StripeBillingAdapter, StripeIdentityAdapter];

@Module({ providers: ADAPTERS, exports: ADAPTERS })
export class StripeModule {}
