import { Injectable } from '@nestjs/common';
import { type Actor, type ProActor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { deterministicId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { CalendarReadError } from '../calendar-adapter.js';
import { CalendarHoldingsService } from '../calendar-holdings.service.js';
import { CalendarProfile } from '../calendar-profile.entity.js';
import { CalendarProfilesRepository } from '../calendar-profiles.repository.js';
import { CalendarProfilesService, type ConnectedProfile } from '../calendar-profiles.service.js';
import { CalendarReaderService } from '../calendar-reader.service.js';
import { newCalendar, READ_EVERY_MS } from '../external-calendar.entity.js';
import { parseFeedAddress, refusedFeed } from './feed-address.js';

/** Connects calendars by the address at which they are published. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: CalendarProfilesService,
    private readonly repository: CalendarProfilesRepository,
    private readonly reader: CalendarReaderService,
    private readonly holdings: CalendarHoldingsService,
  ) {}

  /**
   * Reads the feed, then keeps it. The id is made of the address, so that the same one is there once.
   * @throws DomainError `invalid_feed_url`, `too_many_calendars`, `feature_disabled`
   */
  async add(actor: Actor, feedUrl: string, now: Date): Promise<ConnectedProfile> {
    requirePro(actor);
    if (!this.reader.access.ready) {
      throw new DomainError('feature_disabled', 'Calendars cannot be connected here.', 'feedUrl');
    }
    const address = parseFeedAddress(feedUrl);
    const profile = this.profileOf(actor, address, now);
    const known = await this.profiles.findOrMakeRoom(this.dataSource.manager, profile, 'feedUrl');
    if (known) return known;
    const outcome = await this.read(profile, now);
    return this.dataSource.transaction(async (tx) => {
      await this.repository.lockPractice(tx, profile.practiceId);
      const meanwhile = await this.profiles.findOrMakeRoom(tx, profile, 'feedUrl');
      if (meanwhile) return meanwhile;
      profile.profileName = outcome.name ?? '';
      const listed = { calendarId: profile.id, name: profile.profileName, writable: false };
      const calendar = newCalendar(profile, { ...listed, active: true }, now);
      await this.repository.saveProfile(tx, profile);
      await this.repository.insertCalendars(tx, [calendar]);
      await this.holdings.apply(tx, calendar, { outcome, provider: 'ical_feed', everyMs: READ_EVERY_MS, now });
      return { profile, calendars: [calendar] };
    });
  }

  private profileOf({ practiceId }: ProActor, address: string, now: Date): CalendarProfile {
    const id = deterministicId(practiceId, `ical_feed:${address}`);
    return Object.assign(new CalendarProfile(), {
      ...{ id, practiceId, providerName: 'ical_feed' as const, profileName: '', connectedAt: now },
      ...{ sealedAddress: this.reader.access.seal(address, id), tokenExpiresAt: null, erroredAt: null },
    });
  }

  private async read(profile: CalendarProfile, now: Date) {
    try {
      const reading = await this.reader.read(profile, { calendarId: profile.id }, null, now);
      if (!reading.unchanged) return reading;
    } catch (error) {
      if (!(error instanceof CalendarReadError)) throw error;
    }
    throw refusedFeed();
  }
}
