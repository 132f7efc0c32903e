import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { BookersService } from '../booking/bookers.service.js';
import { CatalogCopiesModule } from '../catalog-copies/catalog-copies.module.js';
import { ClientCopiesModule } from '../client-copies/client-copies.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { CancelRegistrationController } from '../registrations/cancel-registration.controller.js';
import { RegisteringService } from '../registrations/registering.service.js';
import { RegistrationCalendar } from '../registrations/registration-calendar.js';
import { RegistrationEvents } from '../registrations/registration-events.js';
import { RegistrationFieldsResolver } from '../registrations/registration-fields.resolver.js';
import { RegistrationFileController } from '../registrations/registration-file.controller.js';
import { RegistrationLimits } from '../registrations/registration-limits.js';
import { RegistrationPlaces } from '../registrations/registration-places.js';
import { RegistrationResponder } from '../registrations/registration.responder.js';
import { RegistrationUpdates } from '../registrations/registration-updates.js';
import { RegistrationsConsumer } from '../registrations/registrations.consumer.js';
import { RegistrationsJob } from '../registrations/registrations.job.js';
import { RegistrationsRepository } from '../registrations/registrations.repository.js';
import { RegistrationsResolver } from '../registrations/registrations.resolver.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import {
  BookableEventFieldsResolver,
  EventTypesResolver,
  PracticeEventsResolver,
} from './bookable-event-fields.resolver.js';
import { BookableEventsRepository } from './bookable-events.repository.js';
import { BookableEventsResolver } from './bookable-events.resolver.js';
import { BookableEventsService } from './bookable-events.service.js';
import { EventAnnouncer } from './event-announcer.js';
import { EventChanges } from './event-changes.js';
import { EventListsService } from './event-lists.service.js';
import { EventOverlaps } from './event-overlaps.js';
import { EventTime } from './event-time.js';
import { EventTypeCopiesRepository } from './event-type-copies.repository.js';
import { EventTypesConsumer } from './event-types.consumer.js';
import { EventTypesService } from './event-types.service.js';
import { EventZonesService } from './event-zones.service.js';

/** Group events and the places in them, which only make sense together. */
@Module({
  imports: [AppointmentsModule, CatalogCopiesModule, ClientCopiesModule, OccupanciesModule],
  controllers: [
    CancelRegistrationController,
    RegistrationFileController,
    RegistrationsConsumer,
    RegistrationResponder,
    EventTypesConsumer,
  ],
  providers: [
    BookersService,
    BookableEventFieldsResolver,
    BookableEventsRepository,
    BookableEventsResolver,
    BookableEventsService,
    EventAnnouncer,
    EventChanges,
    EventListsService,
    EventOverlaps,
    EventTime,
    EventTypeCopiesRepository,
    EventTypesResolver,
    EventTypesService,
    EventZonesService,
    PracticeEventsResolver,
    RegisteringService,
    RegistrationCalendar,
    RegistrationEvents,
    RegistrationFieldsResolver,
    RegistrationPlaces,
    RegistrationLimits,
    RegistrationUpdates,
    RegistrationsJob,
    RegistrationsRepository,
    RegistrationsResolver,
    RegistrationsService,
  ],
})
export class EventsModule {}
