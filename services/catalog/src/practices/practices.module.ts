import { Module } from '@nestjs/common';
import { OfferingsModule } from '../offerings/offerings.module.js';
import { IdentityVerificationChangedConsumer } from './identity-verification-changed.consumer.js';
import { ProviderAccountChangedConsumer } from './provider-account-changed.consumer.js';
import { SubscriptionChangedConsumer } from './subscription-changed.consumer.js';
import { UserChangedConsumer } from './user-changed.consumer.js';
import { UserRegisteredConsumer } from './user-registered.consumer.js';
import { PracticePublisher } from './practice.publisher.js';
import { PracticeSnapshotResponder } from './practice-snapshot.responder.js';
import { PracticeLoader } from './practice.loader.js';
import { PracticesRepository } from './practices.repository.js';
import { PracticeDetailsResolver } from './practice-details.resolver.js';
import { PracticesResolver } from './practices.resolver.js';
import { PracticesService } from './practices.service.js';
import { PracticeChangesService } from './practice-changes.service.js';
import { UserPracticeResolver } from './user-practice.resolver.js';

@Module({
  imports: [OfferingsModule],
  controllers: [
    IdentityVerificationChangedConsumer,
    ProviderAccountChangedConsumer,
    SubscriptionChangedConsumer,
    UserChangedConsumer,
    UserRegisteredConsumer,
    PracticeSnapshotResponder,
  ],
  providers: [
    PracticePublisher,
    PracticeDetailsResolver,
    PracticeLoader,
    PracticesRepository,
    PracticesResolver,
    PracticesService,
    PracticeChangesService,
    UserPracticeResolver,
  ],
  exports: [
    OfferingsModule,
    PracticeLoader,
    PracticePublisher,
    PracticesRepository,
    PracticesService,
    PracticeChangesService,
  ],
})
export class PracticesModule {}
