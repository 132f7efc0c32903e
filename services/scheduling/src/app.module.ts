import { Module } from '@nestjs/common';
import { AppointmentsModule } from './appointments/appointments.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BookingModule } from './booking/booking.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { CalendarProfilesModule } from './calendar-profiles/calendar-profiles.module.js';
import { ClientMergesModule } from './client-merges/client-merges.module.js';
import { ConferencingModule } from './conferencing/conferencing.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { EventsModule } from './events/events.module.js';
import { LocationChangesModule } from './location-changes/location-changes.module.js';
import { OpeningsModule } from './openings/openings.module.js';
import { PersonRecordsModule } from './person-records/person-records.module.js';
import { PersonalEventsModule } from './personal-events/personal-events.module.js';
import { ProBookingModule } from './pro-booking/pro-booking.module.js';
import { ProSeriesModule } from './pro-series/pro-series.module.js';
import { RepublishModule } from './republish/republish.module.js';
import { RescheduleModule } from './reschedule/reschedule.module.js';
import { RetentionModule } from './retention/retention.module.js';

@Module({
  imports: [
    AppointmentsModule,
    AvailabilityModule,
    BookingModule,
    CalendarModule,
    CalendarProfilesModule,
    ClientMergesModule,
    ConferencingModule,
    ErasureModule,
    EventsModule,
    LocationChangesModule,
    OpeningsModule,
    PersonRecordsModule,
    PersonalEventsModule,
    ProBookingModule,
    ProSeriesModule,
    RepublishModule,
    RescheduleModule,
    RetentionModule,
  ],
})
export class AppModule {}
