import { Module } from '@nestjs/common';
import { ProviderCopiesConsumer } from './provider-copies.consumer.js';

@Module({ controllers: [ProviderCopiesConsumer] })
export class PaymentCopiesModule {}
