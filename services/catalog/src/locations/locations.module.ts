import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices/practices.module.js';
import {
  LocationDetailsResolver,
  LocationStatesResolver,
  PracticeLocationsResolver,
} from './location-states.resolver.js';
import { LocationStatesService } from './location-states.service.js';
import { LocationsResolver } from './locations.resolver.js';
import { LocationsService } from './locations.service.js';

@Module({
  imports: [PracticesModule],
  providers: [
    LocationDetailsResolver,
    LocationStatesResolver,
    LocationStatesService,
    LocationsResolver,
    LocationsService,
    PracticeLocationsResolver,
  ],
  exports: [LocationsService],
})
export class LocationsModule {}
