import { Module } from '@nestjs/common';
import { PaypalAdapter } from './paypal.adapter.js';

@Module({ providers: [PaypalAdapter], exports: [PaypalAdapter] })
export class PaypalModule {}
