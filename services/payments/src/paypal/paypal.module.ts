import { Module } from '@nestjs/common';
import { PaypalGateway } from './paypal-gateway.js';

@Module({ providers: [PaypalGateway], exports: [PaypalGateway] })
export class PaypalModule {}
