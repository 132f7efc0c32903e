import { Module } from '@nestjs/common';
import { CatalogCopiesModule } from '../catalog-copies/catalog-copies.module.js';
import { ClientCopiesModule } from '../client-copies/client-copies.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { PackagesModule } from '../packages/packages.module.js';
import { CalendarLinksService } from '../calendar/calendar-links.service.js';
import { AppointmentEvents } from './appointment-events.js';
import { AppointmentExtrasResolver } from './appointment-extras.resolver.js';
import { AppointmentListsService } from './appointment-lists.service.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { AppointmentsResolver } from './appointments.resolver.js';
import { AppointmentsResponder } from './appointments.responder.js';
import { AppointmentsService } from './appointments.service.js';
import { LapsesJob } from './lapses.job.js';
import { LapsesService } from './lapses.service.js';
import { LocationsResolver } from './locations.resolver.js';
import { PaymentsConsumer } from './payments.consumer.js';
import { ZoneRulesService } from './zone-rules.service.js';

@Module({
  imports: [CatalogCopiesModule, ClientCopiesModule, OccupanciesModule, PackagesModule],
  controllers: [PaymentsConsumer, AppointmentsResponder],
  providers: [
    AppointmentsRepository,
    AppointmentEvents,
    AppointmentExtrasResolver,
    AppointmentsService,
    CalendarLinksService,
    AppointmentListsService,
    AppointmentsResolver,
    LapsesService,
    LapsesJob,
    LocationsResolver,
    ZoneRulesService,
  ],
  exports: [AppointmentEvents, AppointmentsRepository, AppointmentsService, AppointmentListsService, LapsesService],
})
export class AppointmentsModule {}
