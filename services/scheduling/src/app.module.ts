import { Module } from '@nestjs/common';
import { AppointmentsModule } from './appointments/appointments.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BookingModule } from './booking/booking.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { EventsModule } from './events/events.module.js';
import { OpeningsModule } from './openings/openings.module.js';
import { RepublishModule } from './republish/republish.module.js';
import { RescheduleModule } from './reschedule/reschedule.module.js';

@Module({
  imports: [
    AppointmentsModule,
    AvailabilityModule,
    BookingModule,
    CalendarModule,
    ErasureModule,
    EventsModule,
    OpeningsModule,
    RepublishModule,
    RescheduleModule,
  ],
})
export class AppModule {}
