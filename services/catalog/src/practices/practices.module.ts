import { Module } from '@nestjs/common';
import { LocationsRepository } from '../locations/locations.repository.js';
import { ServicesRepository } from '../services/services.repository.js';
import { BuilderVersionController } from './builder-version.controller.js';
import { ProviderAccountChangedConsumer } from './provider-account-changed.consumer.js';
import { UserRegisteredConsumer } from './user-registered.consumer.js';
import { PracticePublisher } from './practice.publisher.js';
import { PracticeSnapshotResponder } from './practice-snapshot.responder.js';
import { PracticeLoader } from './practice.loader.js';
import { PracticesRepository } from './practices.repository.js';
import { PracticeDetailsResolver } from './practice-details.resolver.js';
import { PracticeWebsiteResolver } from './practice-website.resolver.js';
import { PracticesResolver, UpdateBookingSettingsPayloadResolver } from './practices.resolver.js';
import { PracticesService } from './practices.service.js';
import { UserPracticeResolver } from './user-practice.resolver.js';

@Module({
  controllers: [
    BuilderVersionController,
    ProviderAccountChangedConsumer,
    UserRegisteredConsumer,
    PracticeSnapshotResponder,
  ],
  providers: [
    LocationsRepository,
    PracticePublisher,
    PracticeDetailsResolver,
    PracticeLoader,
    PracticeWebsiteResolver,
    PracticesRepository,
    PracticesResolver,
    PracticesService,
    ServicesRepository,
    UpdateBookingSettingsPayloadResolver,
    UserPracticeResolver,
  ],
  exports: [LocationsRepository, PracticePublisher, PracticesRepository, PracticesService, ServicesRepository],
})
export class PracticesModule {}
