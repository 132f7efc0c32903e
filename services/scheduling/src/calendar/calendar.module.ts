import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { CalendarFileController } from './calendar-file.controller.js';
import { CalendarFilesService } from './calendar-files.service.js';
import { CalendarResolver } from './calendar.resolver.js';
import { ExternalTimesService } from './external-times.service.js';

@Module({
  imports: [AppointmentsModule, CatalogProjectionModule, OccupanciesModule],
  controllers: [CalendarFileController],
  providers: [CalendarFilesService, CalendarResolver, ExternalTimesService],
})
export class CalendarModule {}
