import { Module } from '@nestjs/common';
import { EventTypesModule } from './event-types/event-types.module.js';
import { LocationsModule } from './locations/locations.module.js';
import { PracticesModule } from './practices/practices.module.js';
import { ReferenceModule } from './reference/reference.module.js';
import { RepublishModule } from './republish/republish.module.js';
import { ServicesModule } from './services/services.module.js';

@Module({
  imports: [PracticesModule, LocationsModule, ServicesModule, EventTypesModule, ReferenceModule, RepublishModule],
})
export class AppModule {}
