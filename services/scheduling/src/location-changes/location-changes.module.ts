import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { EventsModule } from '../events/events.module.js';
import { SeriesModule } from '../series/series.module.js';
import { EventFollowersService } from './event-followers.service.js';
import { FollowersRepository } from './followers.repository.js';
import { FollowersResolver } from './followers.resolver.js';
import { FollowersService } from './followers.service.js';
import { LocationChangesService } from './location-changes.service.js';
import { LocationSavedConsumer } from './location-saved.consumer.js';
import { VisitFollowersService } from './visit-followers.service.js';

@Module({
  imports: [AppointmentsModule, CatalogProjectionModule, EventsModule, SeriesModule],
  controllers: [LocationSavedConsumer],
  providers: [
    EventFollowersService,
    FollowersRepository,
    FollowersResolver,
    FollowersService,
    LocationChangesService,
    VisitFollowersService,
  ],
})
export class LocationChangesModule {}
