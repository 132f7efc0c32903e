import { Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { CredentialCipher } from '@yarrow/kit/security/credential.cipher';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import type { SchedulingConfig } from '../config.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { CalendarProfilesRepository } from './calendar-profiles.repository.js';
import { CalendarProfilesResolver } from './calendar-profiles.resolver.js';
import { CalendarProfilesService } from './calendar-profiles.service.js';
import { CALENDAR_ADAPTERS, CalendarReaderService } from './calendar-reader.service.js';
import { CalendarReadingsJob } from './calendar-readings.job.js';
import { CalendarReadingsService } from './calendar-readings.service.js';
import { FeedAdapter } from './feeds/feed.adapter.js';
import { FeedsService } from './feeds/feeds.service.js';

const CIPHER = {
  provide: CredentialCipher,
  inject: [CONFIG],
  useFactory: ({ CALENDAR_CREDENTIALS_KEY: secret }: SchedulingConfig) =>
    new CredentialCipher({ variable: 'CALENDAR_CREDENTIALS_KEY', secret, purpose: 'calendars' }),
};

@Module({
  imports: [CatalogProjectionModule, OccupanciesModule],
  providers: [
    CIPHER,
    FeedAdapter,
    { provide: CALENDAR_ADAPTERS, inject: [FeedAdapter], useFactory: (...adapters: FeedAdapter[]) => adapters },
    CalendarProfilesRepository,
    CalendarProfilesResolver,
    CalendarProfilesService,
    CalendarReaderService,
    CalendarReadingsJob,
    CalendarReadingsService,
    FeedsService,
  ],
})
export class CalendarProfilesModule {}
