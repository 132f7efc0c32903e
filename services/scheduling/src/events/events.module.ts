import { Module } from '@nestjs/common';
import { AccountClosingModule } from '../account-closing/account-closing.module.js';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { BookersService } from '../booking/bookers.service.js';
import { CalendarEntriesModule } from '../calendar-entries/calendar-entries.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { CancelRegistrationController } from '../registrations/cancel-registration.controller.js';
import { ProBookingModule } from '../pro-booking/pro-booking.module.js';
import { RegistrantsResolver } from '../registrations/registrants.resolver.js';
import { RegistrantsService } from '../registrations/registrants.service.js';
import { RegisteringService } from '../registrations/registering.service.js';
import { RegistrationCalendarService } from '../registrations/registration-calendar.service.js';
import { RegistrationsPublisher } from '../registrations/registrations.publisher.js';
import { RegistrationFieldsResolver } from '../registrations/registration-fields.resolver.js';
import { RegistrationFileController } from '../registrations/registration-file.controller.js';
import { RegistrationPlacesService } from '../registrations/registration-places.service.js';
import { RegistrationsResponder } from '../registrations/registrations.responder.js';
import { RegistrationUpdatesService } from '../registrations/registration-updates.service.js';
import { RegistrationPaymentEventsConsumer } from '../registrations/registration-payment-events.consumer.js';
import { RegistrationsJob } from '../registrations/registrations.job.js';
import { RegistrationsRepository } from '../registrations/registrations.repository.js';
import { RegistrationsResolver } from '../registrations/registrations.resolver.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { PersonalEventsRepository } from '../event-records/personal-events.repository.js';
import { BookableEventFieldsResolver } from './bookable-event-fields.resolver.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { BookableEventsResolver } from './bookable-events.resolver.js';
import { BookableEventsService } from './bookable-events.service.js';
import { BookableEventsPublisher } from './bookable-events.publisher.js';
import { EventChangesService } from './event-changes.service.js';
import { EventListsService } from '../registrations/event-lists.service.js';
import { EventOverlapsPolicy } from '../event-overlaps/event-overlaps.policy.js';
import { EventTimeService } from '../event-timing/event-time.service.js';
import { EventTypeProjectionRepository } from './event-type-projection.repository.js';
import { BookableEventTypeSavedConsumer } from './bookable-event-type-saved.consumer.js';
import { EventTypeProjectionService } from './event-type-projection.service.js';
import { EventTypesResolver } from './event-types.resolver.js';
import { EventZonesService } from './event-zones.service.js';
import { PracticeEventsResolver } from './practice-events.resolver.js';
import { WallTimesService } from '../event-timing/wall-times.service.js';
import { VideoMeetingsModule } from '../video-meetings/video-meetings.module.js';

/** Group events and the places in them, which only make sense together. */
@Module({
  imports: [
    AccountClosingModule,
    AppointmentsModule,
    CalendarEntriesModule,
    CatalogProjectionModule,
    ClientProjectionModule,
    OccupanciesModule,
    ProBookingModule,
    VideoMeetingsModule,
  ],
  controllers: [
    CancelRegistrationController,
    RegistrationFileController,
    RegistrationPaymentEventsConsumer,
    RegistrationsResponder,
    BookableEventTypeSavedConsumer,
  ],
  providers: [
    BookersService,
    BookableEventFieldsResolver,
    BookableEventsRepository,
    BookableEventsResolver,
    BookableEventsService,
    BookableEventsPublisher,
    EventChangesService,
    EventListsService,
    EventOverlapsPolicy,
    EventTimeService,
    EventTypeProjectionRepository,
    EventTypesResolver,
    EventTypeProjectionService,
    EventZonesService,
    PersonalEventsRepository,
    PracticeEventsResolver,
    RegisteringService,
    RegistrantsResolver,
    RegistrantsService,
    RegistrationCalendarService,
    RegistrationsPublisher,
    RegistrationFieldsResolver,
    RegistrationPlacesService,
    RegistrationUpdatesService,
    RegistrationsJob,
    RegistrationsRepository,
    RegistrationsResolver,
    RegistrationsService,
    WallTimesService,
  ],
  exports: [
    BookableEventsRepository,
    EventChangesService,
    EventOverlapsPolicy,
    EventTimeService,
    PersonalEventsRepository,
    WallTimesService,
  ],
})
export class EventsModule {}
