import { Module } from '@nestjs/common';
import { ProviderCopiesConsumer } from './provider-copies.consumer.js';

@Module({ providers: [ProviderCopiesConsumer] })
export class PaymentCopiesModule {}
