import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { AppModule } from './app.module.js';
import { Appointment } from './visits/appointment.entity.js';
import { VideoMeeting } from './video-meetings/video-meeting.entity.js';
import { SlotHold } from './booking/slot-hold.entity.js';
import { CalendarEntry } from './calendar-entries/calendar-entry.entity.js';
import { CalendarProfile } from './calendar-profiles/calendar-profile.entity.js';
import { ConferencingConnection } from './conferencing/conferencing-connection.entity.js';
import { ExternalCalendar } from './calendar-profiles/external-calendar.entity.js';
import { type SchedulingConfig, schedulingConfig } from './config.js';
import { BookableEvent } from './event-records/bookable-event.entity.js';
import { CreateScheduling1795000000000 } from './migrations/1795000000000-create-scheduling.js';
import { AddTermsAndPackages1795000300000 } from './migrations/1795000300000-add-terms-and-packages.js';
import { CreateOpenings1795000301000 } from './migrations/1795000301000-create-openings.js';
import { CreateGroupEvents1795000410000 } from './migrations/1795000410000-create-group-events.js';
import { AddPracticeTokens1795000600000 } from './migrations/1795000600000-add-practice-tokens.js';
import { AddSeriesAndNotes1795000610000 } from './migrations/1795000610000-add-series-and-notes.js';
import { AddBookingPrices1795000700000 } from './migrations/1795000700000-add-booking-prices.js';
import { BoundKeptTimes1795900000000 } from './migrations/1795900000000-bound-kept-times.js';
import { CountCalendarChanges1795900100000 } from './migrations/1795900100000-count-calendar-changes.js';
import { BoundStartedPlaces1795925000000 } from './migrations/1795925000000-bound-started-places.js';
import { RenameProjections1795930000000 } from './migrations/1795930000000-rename-projections.js';
import { IndexKeptTimes1795931000000 } from './migrations/1795931000000-index-kept-times.js';
import { AddSeriesAndProChanges1796300000000 } from './migrations/1796300000000-add-series-and-pro-changes.js';
import { LetPracticesGivePlaces1796400000000 } from './migrations/1796400000000-let-practices-give-places.js';
import { CreateCalendarProfiles1797800000000 } from './migrations/1797800000000-create-calendar-profiles.js';
import { NoteMergedRows1798100000001 } from './migrations/1798100000001-note-merged-rows.js';
import { CreateExternalCalendars1798200000000 } from './migrations/1798200000000-create-external-calendars.js';
import { IndexExternalTimes1798200000001 } from './migrations/1798200000001-index-external-times.js';
import { KeepBookedHolds1799300000000 } from './migrations/1799300000000-keep-booked-holds.js';
import { SumRescheduleFees1799320000000 } from './migrations/1799320000000-sum-reschedule-fees.js';
import { CloseAccounts1799400000001 } from './migrations/1799400000001-close-accounts.js';
import { ShareRegisteredAddresses1799510000000 } from './migrations/1799510000000-share-registered-addresses.js';
import { CreateVideoMeetings1799900000000 } from './migrations/1799900000000-create-video-meetings.js';
import { ConnectCalendarAccounts1799970000000 } from './migrations/1799970000000-connect-calendar-accounts.js';
import { ValidateCalendarProviders1799970000001 } from './migrations/1799970000001-validate-calendar-providers.js';
import { CreatePersonalEvents1795910000000 } from './migrations/1795910000000-create-personal-events.js';
import { LetPersonalEventsTakeTime1795950000000 } from './migrations/1795950000000-let-personal-events-take-time.js';
import { OpenPackage } from './packages/open-package.entity.js';
import { PersonalEvent } from './event-records/personal-event.entity.js';
import { Registration } from './registrations/registration.entity.js';
import { AppointmentSeries } from './series/appointment-series.entity.js';

/** Scheduling owns time: what is free, what is kept, what is booked. */
export const service: ServiceDefinition<SchedulingConfig> = {
  name: 'scheduling',
  root: import.meta.url,
  config: schedulingConfig,
  module: AppModule,
  entities: [
    Appointment,
    AppointmentSeries,
    BookableEvent,
    CalendarEntry,
    CalendarProfile,
    ConferencingConnection,
    ExternalCalendar,
    OpenPackage,
    PersonalEvent,
    Registration,
    SlotHold,
    VideoMeeting,
  ],
  migrations: [
    CreateScheduling1795000000000,
    AddTermsAndPackages1795000300000,
    CreateOpenings1795000301000,
    CreateGroupEvents1795000410000,
    AddPracticeTokens1795000600000,
    AddSeriesAndNotes1795000610000,
    AddBookingPrices1795000700000,
    BoundKeptTimes1795900000000,
    CountCalendarChanges1795900100000,
    CreatePersonalEvents1795910000000,
    BoundStartedPlaces1795925000000,
    RenameProjections1795930000000,
    IndexKeptTimes1795931000000,
    LetPersonalEventsTakeTime1795950000000,
    AddSeriesAndProChanges1796300000000,
    LetPracticesGivePlaces1796400000000,
    CreateCalendarProfiles1797800000000,
    NoteMergedRows1798100000001,
    CreateExternalCalendars1798200000000,
    IndexExternalTimes1798200000001,
    KeepBookedHolds1799300000000,
    SumRescheduleFees1799320000000,
    CloseAccounts1799400000001,
    ShareRegisteredAddresses1799510000000,
    CreateVideoMeetings1799900000000,
    ConnectCalendarAccounts1799970000000,
    ValidateCalendarProviders1799970000001,
  ],
  consumes: ['catalog', 'clients', 'payments'],
};
