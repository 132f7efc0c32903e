import { Module } from '@nestjs/common';
import { CalendarEntriesModule } from '../calendar-entries/calendar-entries.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { PackagesModule } from '../packages/packages.module.js';
import { CalendarLinksService } from '../calendar-files/calendar-links.service.js';
import { AppointmentsPublisher } from './appointments.publisher.js';
import { AppointmentExtrasResolver } from './appointment-extras.resolver.js';
import { AppointmentListsService } from './appointment-lists.service.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { AppointmentsResolver } from './appointments.resolver.js';
import { AppointmentsResponder } from './appointments.responder.js';
import { AppointmentsService } from './appointments.service.js';
import { LapsesJob } from './lapses.job.js';
import { LapsesService } from './lapses.service.js';
import { LocationsResolver } from './locations.resolver.js';
import { AppointmentPaymentEventsConsumer } from './appointment-payment-events.consumer.js';
import { ZoneRulesService } from './zone-rules.service.js';
import { VideoMeetingsModule } from '../video-meetings/video-meetings.module.js';

@Module({
  imports: [
    CalendarEntriesModule,
    CatalogProjectionModule,
    ClientProjectionModule,
    OccupanciesModule,
    PackagesModule,
    VideoMeetingsModule,
  ],
  controllers: [AppointmentPaymentEventsConsumer, AppointmentsResponder],
  providers: [
    AppointmentsRepository,
    AppointmentsPublisher,
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
  exports: [AppointmentsPublisher, AppointmentsRepository, AppointmentsService, AppointmentListsService, LapsesService],
})
export class AppointmentsModule {}
