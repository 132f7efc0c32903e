import { Module } from '@nestjs/common';
import { AppointmentCopiesModule } from '../appointment-copies/appointment-copies.module.js';
import { PaymentsPolicy } from './payments.policy.js';

@Module({ imports: [AppointmentCopiesModule], providers: [PaymentsPolicy], exports: [PaymentsPolicy] })
export class AccessModule {}
