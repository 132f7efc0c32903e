import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { CalendarFileController } from './calendar-file.controller.js';
import { CalendarFilesService } from './calendar-files.service.js';
import { CalendarResolver } from './calendar.resolver.js';
import { PersonalEventsResolver } from './personal-events.resolver.js';
import { PersonalEventsService } from './personal-events.service.js';

@Module({
  imports: [AppointmentsModule, CatalogProjectionModule],
  controllers: [CalendarFileController],
  providers: [CalendarFilesService, CalendarResolver, PersonalEventsResolver, PersonalEventsService],
})
export class CalendarModule {}
