import { Module } from '@nestjs/common';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { EventsModule } from '../events/events.module.js';
import { PersonalEventChangesService } from './personal-event-changes.service.js';
import { PersonalEventZonesService } from './personal-event-zones.service.js';
import { PersonalEventsResolver } from './personal-events.resolver.js';
import { PersonalEventsService } from './personal-events.service.js';

@Module({
  imports: [CatalogProjectionModule, EventsModule],
  providers: [PersonalEventChangesService, PersonalEventsResolver, PersonalEventsService, PersonalEventZonesService],
})
export class PersonalEventsModule {}
