import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { OnAppointmentEvents } from './on-appointment-events.consumer.js';
import { OnPasswordResetRequested } from './on-password-reset-requested.consumer.js';
import { OnPaymentEvents } from './on-payment-events.consumer.js';

@Module({ imports: [DeliveriesModule], providers: [OnAppointmentEvents, OnPasswordResetRequested, OnPaymentEvents] })
export class PlanningModule {}
