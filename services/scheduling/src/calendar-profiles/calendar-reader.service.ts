import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarEntriesRepository } from '../calendar-entries/calendar-entries.repository.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { ProviderAnswerError } from '../provider-calls/provider-answer-error.js';
import { CalendarAccessService } from './accounts/calendar-access.service.js';
import {
  type CalendarAdapter,
  CalendarReadError,
  type CalendarReading,
  type CalendarRequest,
} from './calendar-adapter.js';
import type { CalendarProfile, CalendarProvider } from './calendar-profile.entity.js';
import { windowAt } from './calendar-window.js';

/** How calendars are read, by provider. */
export const CALENDAR_ADAPTERS = Symbol('CALENDAR_ADAPTERS');

/** The calendar that is read. */
export interface CalendarToRead {
  /** As the provider calls it. */
  readonly calendarId: string;
  /** Ours; undefined while it is not stored. */
  readonly id?: string;
}

/** Asks the provider of a calendar. Nothing is locked meanwhile. */
@Injectable()
export class CalendarReaderService {
  private readonly logger = new Logger(CalendarReaderService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    readonly access: CalendarAccessService,
    private readonly entries: CalendarEntriesRepository,
    @Inject(CALENDAR_ADAPTERS) private readonly adapters: readonly CalendarAdapter[],
  ) {}

  /** @throws CalendarReadError */
  async read(
    profile: CalendarProfile,
    { id, calendarId }: CalendarToRead,
    known: CalendarRequest['known'],
    now: Date,
  ): Promise<CalendarReading> {
    const { practice } = await this.catalogs.getCatalog(profile.practiceId);
    const ours = new Set(id ? await this.entries.listEntryIds(this.dataSource.manager, id) : []);
    const request = { calendarId, ours, timeZone: practice.timeZone || 'UTC', known, ...windowAt(now) };
    try {
      const adapter = this.adapterOf(profile.providerName);
      return await this.access.use(profile, (access) => adapter.read({ ...request, access }), now);
    } catch (error) {
      if (error instanceof CalendarReadError) throw error;
      // Of an error that no code expects only the kind: its message may hold the address.
      const kind = error instanceof ProviderAnswerError ? error.message : (error as Error).name;
      this.logger.error({ profileId: profile.id, kind }, 'a calendar could not be read');
      throw new CalendarReadError('unreachable');
    }
  }

  private adapterOf(provider: CalendarProvider): CalendarAdapter {
    const adapter = this.adapters.find(({ providers }) => providers.includes(provider));
    if (!adapter) throw new CalendarReadError('unreachable');
    return adapter;
  }
}
