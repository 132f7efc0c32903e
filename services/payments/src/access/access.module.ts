import { Module } from '@nestjs/common';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { PaymentsPolicy } from './payments.policy.js';

@Module({ imports: [AppointmentProjectionModule], providers: [PaymentsPolicy], exports: [PaymentsPolicy] })
export class AccessModule {}
