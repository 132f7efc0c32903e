import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type CalendarAccountAdapter, CalendarReadError } from '../calendar-adapter.js';
import type { CalendarProfile, CalendarProvider } from '../calendar-profile.entity.js';
import { CalendarProfilesRepository } from '../calendar-profiles.repository.js';
import type { ExternalCalendar } from '../external-calendar.entity.js';
import { CalendarAccessService } from './calendar-access.service.js';

/** How calendars of accounts are listed and written, by provider. */
export const CALENDAR_ACCOUNT_ADAPTERS = Symbol('CALENDAR_ACCOUNT_ADAPTERS');

/** A calendar that can be reached. */
export interface ReachedCalendar {
  readonly adapter: CalendarAccountAdapter;
  readonly access: string;
  readonly calendar: ExternalCalendar;
  readonly provider: CalendarProvider;
}

/** Reaches the calendars of accounts. */
@Injectable()
export class CalendarAccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: CalendarProfilesRepository,
    readonly access: CalendarAccessService,
    @Inject(CALENDAR_ACCOUNT_ADAPTERS) private readonly adapters: readonly CalendarAccountAdapter[],
  ) {}

  /** @throws CalendarReadError where calendars of this provider are only read */
  adapterOf(provider: CalendarProvider): CalendarAccountAdapter {
    const adapter = this.adapters.find(({ providers }) => providers.includes(provider));
    if (!adapter) throw new CalendarReadError('unreachable');
    return adapter;
  }

  /** Providers that can report changes. */
  listReporting(): CalendarProvider[] {
    return this.adapters.filter(({ openChannel }) => openChannel).flatMap(({ providers }) => providers);
  }

  /**
   * Does something with a calendar.
   * @returns undefined where it is not connected any more
   * @throws CalendarReadError `access_lost`, and whatever the work throws
   */
  async reach<T>(
    calendarId: string,
    work: (reached: ReachedCalendar) => Promise<T>,
    now: Date,
  ): Promise<T | undefined> {
    const tx = this.dataSource.manager;
    const calendar = await this.profiles.findCalendar(tx, calendarId);
    const profile = calendar && (await this.profiles.findProfileWithAccess(tx, calendar.profileId));
    return profile ? this.reachOf({ calendar, profile }, work, now) : undefined;
  }

  reachOf<T>(
    { calendar, profile }: { calendar: ExternalCalendar; profile: CalendarProfile },
    work: (reached: ReachedCalendar) => Promise<T>,
    now: Date,
  ): Promise<T> {
    const { providerName: provider } = profile;
    const adapter = this.adapterOf(provider);
    return this.access.use(profile, (access) => work({ adapter, access, calendar, provider }), now);
  }
}
