import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CatalogCopiesModule } from '../catalog-copies/catalog-copies.module.js';
import { CalendarFileController } from './calendar-file.controller.js';
import { CalendarFilesService } from './calendar-files.service.js';
import { CalendarResolver } from './calendar.resolver.js';

@Module({
  imports: [AppointmentsModule, CatalogCopiesModule],
  controllers: [CalendarFileController],
  providers: [CalendarFilesService, CalendarResolver],
})
export class CalendarModule {}
