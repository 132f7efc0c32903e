import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { OnAppointmentEvents } from './appointments/on-appointment-events.consumer.js';
import { OnEmailConfirmationRequested } from './clients/on-email-confirmation-requested.consumer.js';
import { OnIntakeFormEvents } from './clients/on-intake-form-events.consumer.js';
import { OnPasswordResetRequested } from './clients/on-password-reset-requested.consumer.js';
import { OnGiftCardIssued } from './payments/on-gift-card-issued.consumer.js';
import { OnOpenPackageChanged } from './payments/on-open-package-changed.consumer.js';
import { OnPaymentEvents } from './payments/on-payment-events.consumer.js';
import { OnRegistrationEvents } from './registrations/on-registration-events.consumer.js';
import { OnReviewEvents } from './reviews/on-review-events.consumer.js';
import { OnReviewImported } from './reviews/on-review-imported.consumer.js';
import { OnVideoReviewInvited } from './reviews/on-video-review-invited.consumer.js';

@Module({
  imports: [DeliveriesModule],
  controllers: [
    OnAppointmentEvents,
    OnEmailConfirmationRequested,
    OnGiftCardIssued,
    OnIntakeFormEvents,
    OnOpenPackageChanged,
    OnPasswordResetRequested,
    OnPaymentEvents,
    OnRegistrationEvents,
    OnReviewEvents,
    OnReviewImported,
    OnVideoReviewInvited,
  ],
})
export class PlanningModule {}
