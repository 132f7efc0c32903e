import { Module } from '@nestjs/common';
import { StripeModule } from '../stripe/stripe.module.js';
import { IdentityResolver } from './identity.resolver.js';
import { IdentityService } from './identity.service.js';

@Module({ imports: [StripeModule], providers: [IdentityResolver, IdentityService], exports: [IdentityService] })
export class IdentityModule {}
