import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { ProjectionModule } from '../projection/projection.module.js';
import { ReminderSettingsModule } from '../reminder-settings/reminder-settings.module.js';
import { AppointmentEventsConsumer } from './appointments/appointment-events.consumer.js';
import { SeriesEventsConsumer } from './appointments/series-events.consumer.js';
import { AccountEventsConsumer } from './clients/account-events.consumer.js';
import { ClientInvitedConsumer } from './clients/client-invited.consumer.js';
import { IntakeFormEventsConsumer } from './clients/intake-form-events.consumer.js';
import { InvitationsService } from './clients/invitations.service.js';
import { InviteWaitingJob } from './clients/invite-waiting.job.js';
import { WaitingInvitationsRepository } from './clients/waiting-invitations.repository.js';
import { CardDeletedConsumer } from './payments/card-deleted.consumer.js';
import { ChargesAnnouncedConsumer } from './payments/charges-announced.consumer.js';
import { GiftCardIssuedConsumer } from './payments/gift-card-issued.consumer.js';
import { GiftCardSoldConsumer } from './payments/gift-card-sold.consumer.js';
import { InvoiceSentConsumer } from './payments/invoice-sent.consumer.js';
import { OpenPackageChangedConsumer } from './payments/open-package-changed.consumer.js';
import { PaymentEventsConsumer } from './payments/payment-events.consumer.js';
import { CalendarUnreadableConsumer } from './practices/calendar-unreadable.consumer.js';
import { ConferencingAccessLostConsumer } from './practices/conferencing-access-lost.consumer.js';
import { CredentialDecidedConsumer } from './practices/credential-decided.consumer.js';
import { RegistrationEventsConsumer } from './registrations/registration-events.consumer.js';
import { ReviewEventsConsumer } from './reviews/review-events.consumer.js';

@Module({
  imports: [DeliveriesModule, ProjectionModule, ReminderSettingsModule],
  controllers: [
    AccountEventsConsumer,
    AppointmentEventsConsumer,
    CardDeletedConsumer,
    ChargesAnnouncedConsumer,
    ClientInvitedConsumer,
    CalendarUnreadableConsumer,
    ConferencingAccessLostConsumer,
    CredentialDecidedConsumer,
    GiftCardIssuedConsumer,
    GiftCardSoldConsumer,
    IntakeFormEventsConsumer,
    InvoiceSentConsumer,
    OpenPackageChangedConsumer,
    PaymentEventsConsumer,
    RegistrationEventsConsumer,
    ReviewEventsConsumer,
    SeriesEventsConsumer,
  ],
  providers: [InvitationsService, InviteWaitingJob, WaitingInvitationsRepository],
})
export class PlanningModule {}
