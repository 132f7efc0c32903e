import { Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { CredentialCipher } from '@yarrow/kit/security/credential.cipher';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CalendarEntriesModule } from '../calendar-entries/calendar-entries.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import type { SchedulingConfig } from '../config.js';
import { EventsModule } from '../events/events.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { CALENDAR_CONSENTS, CalendarAccessService } from './accounts/calendar-access.service.js';
import { CalendarAccountsResolver } from './accounts/calendar-accounts.resolver.js';
import { CALENDAR_ACCOUNT_ADAPTERS, CalendarAccountsService } from './accounts/calendar-accounts.service.js';
import { CalendarCallbackController } from './accounts/calendar-callback.controller.js';
import { CalendarChannelsJob } from './accounts/calendar-channels.job.js';
import { CalendarChannelsRepository } from './accounts/calendar-channels.repository.js';
import { CalendarChannelsService } from './accounts/calendar-channels.service.js';
import { CalendarConnectionsService } from './accounts/calendar-connections.service.js';
import { CalendarConsentsService } from './accounts/calendar-consents.service.js';
import { CalendarReportsController } from './accounts/calendar-reports.controller.js';
import { CalDavConnectionsService } from './caldav/caldav-connections.service.js';
import { CalDavAdapter } from './caldav/caldav.adapter.js';
import type { CalendarAccountAdapter, CalendarAdapter, CalendarConsent } from './calendar-adapter.js';
import { CalendarHoldingsService } from './calendar-holdings.service.js';
import { CalendarProfilesRepository } from './calendar-profiles.repository.js';
import { CalendarProfilesResolver } from './calendar-profiles.resolver.js';
import { CalendarProfilesService } from './calendar-profiles.service.js';
import { CALENDAR_ADAPTERS, CalendarReaderService } from './calendar-reader.service.js';
import { CalendarReadingsJob } from './calendar-readings.job.js';
import { CalendarReadingsService } from './calendar-readings.service.js';
import { EntryChangesService } from './entries/entry-changes.service.js';
import { EntrySubjectsService } from './entries/entry-subjects.service.js';
import { EntryWritesJob } from './entries/entry-writes.job.js';
import { EntryWritesService } from './entries/entry-writes.service.js';
import { WriteCalendarResolver } from './entries/write-calendar.resolver.js';
import { WriteCalendarService } from './entries/write-calendar.service.js';
import { FeedAdapter } from './feeds/feed.adapter.js';
import { FeedsService } from './feeds/feeds.service.js';
import { GoogleAdapter } from './google/google.adapter.js';
import { GoogleClient } from './google/google.client.js';
import { MicrosoftAdapter } from './microsoft/microsoft.adapter.js';
import { MicrosoftClient } from './microsoft/microsoft.client.js';

const CIPHER = {
  provide: CredentialCipher,
  inject: [CONFIG],
  useFactory: ({ CALENDAR_CREDENTIALS_KEY: secret }: SchedulingConfig) =>
    new CredentialCipher({ variable: 'CALENDAR_CREDENTIALS_KEY', secret, purpose: 'calendars' }),
};

const ADAPTERS = [
  ...[FeedAdapter, GoogleAdapter, MicrosoftAdapter, CalDavAdapter, GoogleClient, MicrosoftClient],
  {
    provide: CALENDAR_ACCOUNT_ADAPTERS,
    inject: [GoogleAdapter, MicrosoftAdapter, CalDavAdapter],
    useFactory: (...adapters: CalendarAccountAdapter[]) => adapters,
  },
  {
    provide: CALENDAR_ADAPTERS,
    inject: [FeedAdapter, CALENDAR_ACCOUNT_ADAPTERS],
    useFactory: (feeds: FeedAdapter, accounts: CalendarAccountAdapter[]): CalendarAdapter[] => [feeds, ...accounts],
  },
  {
    provide: CALENDAR_CONSENTS,
    inject: [GoogleClient, MicrosoftClient],
    useFactory: (...consents: CalendarConsent[]) => consents,
  },
];

/** Calendars elsewhere: when they are read, and the calendar that visits are written to. */
@Module({
  imports: [AppointmentsModule, CalendarEntriesModule, CatalogProjectionModule, EventsModule, OccupanciesModule],
  controllers: [CalendarCallbackController, CalendarReportsController],
  providers: [
    CIPHER,
    ...ADAPTERS,
    CalDavConnectionsService,
    CalendarAccessService,
    CalendarAccountsResolver,
    CalendarAccountsService,
    CalendarChannelsJob,
    CalendarChannelsRepository,
    CalendarChannelsService,
    CalendarConnectionsService,
    CalendarConsentsService,
    CalendarHoldingsService,
    CalendarProfilesRepository,
    CalendarProfilesResolver,
    CalendarProfilesService,
    CalendarReaderService,
    CalendarReadingsJob,
    CalendarReadingsService,
    EntryChangesService,
    EntrySubjectsService,
    EntryWritesJob,
    EntryWritesService,
    FeedsService,
    WriteCalendarResolver,
    WriteCalendarService,
  ],
})
export class CalendarProfilesModule {}
