import { Module } from '@nestjs/common';
import { OfferingsModule } from '../offerings/offerings.module.js';
import { BuilderVersionController } from './builder-version.controller.js';
import { ProviderAccountChangedConsumer } from './provider-account-changed.consumer.js';
import { UserChangedConsumer } from './user-changed.consumer.js';
import { CurrencyUseClient } from './currency-use.client.js';
import { PracticeCurrencyService } from './practice-currency.service.js';
import { UserRegisteredConsumer } from './user-registered.consumer.js';
import { PracticePublisher } from './practice.publisher.js';
import { PracticeSnapshotResponder } from './practice-snapshot.responder.js';
import { PracticeLoader } from './practice.loader.js';
import { PracticesRepository } from './practices.repository.js';
import { PracticeDetailsResolver } from './practice-details.resolver.js';
import { PracticeWebsiteResolver } from './practice-website.resolver.js';
import { PracticesResolver, UpdateBookingSettingsPayloadResolver } from './practices.resolver.js';
import { PaymentSettingsResolver, UpdatePaymentSettingsPayloadResolver } from './payment-settings.resolver.js';
import { PracticesService } from './practices.service.js';
import { ProfileChangesService } from './profile-changes.service.js';
import { ProfileStatusResolver } from './profile/profile-status.resolver.js';
import { TermsResolver } from './terms.resolver.js';
import { TermsService } from './terms.service.js';
import { UserPracticeResolver } from './user-practice.resolver.js';

@Module({
  imports: [OfferingsModule],
  controllers: [
    BuilderVersionController,
    ProviderAccountChangedConsumer,
    UserChangedConsumer,
    UserRegisteredConsumer,
    PracticeSnapshotResponder,
  ],
  providers: [
    CurrencyUseClient,
    PaymentSettingsResolver,
    PracticeCurrencyService,
    PracticePublisher,
    PracticeDetailsResolver,
    PracticeLoader,
    PracticeWebsiteResolver,
    PracticesRepository,
    PracticesResolver,
    PracticesService,
    ProfileChangesService,
    ProfileStatusResolver,
    TermsResolver,
    TermsService,
    UpdateBookingSettingsPayloadResolver,
    UpdatePaymentSettingsPayloadResolver,
    UserPracticeResolver,
  ],
  exports: [
    OfferingsModule,
    PracticeLoader,
    PracticePublisher,
    PracticesRepository,
    PracticesService,
    ProfileChangesService,
  ],
})
export class PracticesModule {}
