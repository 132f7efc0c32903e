import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { ProjectionModule } from '../projection/projection.module.js';
import { AppointmentEventsConsumer } from './appointments/appointment-events.consumer.js';
import { AccountEventsConsumer } from './clients/account-events.consumer.js';
import { IntakeFormEventsConsumer } from './clients/intake-form-events.consumer.js';
import { GiftCardIssuedConsumer } from './payments/gift-card-issued.consumer.js';
import { OpenPackageChangedConsumer } from './payments/open-package-changed.consumer.js';
import { PaymentEventsConsumer } from './payments/payment-events.consumer.js';
import { RegistrationEventsConsumer } from './registrations/registration-events.consumer.js';
import { ReviewEventsConsumer } from './reviews/review-events.consumer.js';

@Module({
  imports: [DeliveriesModule, ProjectionModule],
  controllers: [
    AccountEventsConsumer,
    AppointmentEventsConsumer,
    GiftCardIssuedConsumer,
    IntakeFormEventsConsumer,
    OpenPackageChangedConsumer,
    PaymentEventsConsumer,
    RegistrationEventsConsumer,
    ReviewEventsConsumer,
  ],
})
export class PlanningModule {}
