import { Module } from '@nestjs/common';
import { LocationsRepository } from '../locations/locations.repository.js';
import { ServicesRepository } from '../services/services.repository.js';
import { BuilderVersionController } from './builder-version.controller.js';
import { OnProviderAccountChanged } from './on-provider-account-changed.consumer.js';
import { OnUserRegistered } from './on-user-registered.consumer.js';
import { PracticeAnnouncer } from './practice-announcer.js';
import { PracticeCopies } from './practice-copies.js';
import { PracticeLoaders } from './practice-loaders.js';
import { PracticesRepository } from './practices.repository.js';
import { PracticeDetailsResolver } from './practice-details.resolver.js';
import { PracticeWebsiteResolver } from './practice-website.resolver.js';
import { PracticesResolver, UpdateBookingSettingsPayloadResolver } from './practices.resolver.js';
import { PracticesService } from './practices.service.js';
import { UserPracticeResolver } from './user-practice.resolver.js';

@Module({
  controllers: [BuilderVersionController, OnProviderAccountChanged, OnUserRegistered, PracticeCopies],
  providers: [
    LocationsRepository,
    PracticeAnnouncer,
    PracticeDetailsResolver,
    PracticeLoaders,
    PracticeWebsiteResolver,
    PracticesRepository,
    PracticesResolver,
    PracticesService,
    ServicesRepository,
    UpdateBookingSettingsPayloadResolver,
    UserPracticeResolver,
  ],
  exports: [LocationsRepository, PracticeAnnouncer, PracticesRepository, PracticesService, ServicesRepository],
})
export class PracticesModule {}
