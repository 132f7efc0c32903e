import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.js';
import { OwnPhotosService } from '../photos/own-photos.service.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PracticesModule } from '../practices/practices.module.js';
import { EventTypeResponder } from './event-type.responder.js';
import { EventTypesRepository } from './event-types.repository.js';
import { EventTypesResolver, PracticeEventTypesResolver } from './event-types.resolver.js';
import { EventTypesService } from './event-types.service.js';

@Module({
  imports: [LocationsModule, PhotosModule, PracticesModule],
  controllers: [EventTypeResponder],
  providers: [
    OwnPhotosService,
    EventTypesRepository,
    EventTypesService,
    EventTypesResolver,
    PracticeEventTypesResolver,
  ],
})
export class EventTypesModule {}
