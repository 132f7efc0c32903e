import { Injectable } from '@nestjs/common';
import { type Actor, type ProActor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { deterministicId, newId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogProjectionService } from '../../catalog-projection/catalog-projection.service.js';
import { CalendarReadError } from '../calendar-adapter.js';
import { CalendarProfile } from '../calendar-profile.entity.js';
import { CalendarProfilesRepository } from '../calendar-profiles.repository.js';
import { CalendarProfilesService, type ConnectedProfile } from '../calendar-profiles.service.js';
import { CalendarReadingsService } from '../calendar-readings.service.js';
import { ExternalCalendar } from '../external-calendar.entity.js';
import { parseFeedAddress, refusedFeed } from './feed-address.js';

/** Each is read every quarter of an hour, for as long as the practice is there. */
export const MAX_PROFILES = 10;

/** Connects calendars by the address at which they are published. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly profiles: CalendarProfilesService,
    private readonly repository: CalendarProfilesRepository,
    private readonly readings: CalendarReadingsService,
  ) {}

  /**
   * Reads the feed, then keeps it. The id is made of the address, so that the same one is there once.
   * @throws DomainError `invalid_feed_url`, `too_many_calendars`, `feature_disabled`
   */
  async add(actor: Actor, feedUrl: string, now: Date): Promise<ConnectedProfile> {
    requirePro(actor);
    if (!this.readings.reader.ready) {
      throw new DomainError('feature_disabled', 'Calendars cannot be connected here.', 'feedUrl');
    }
    const address = parseFeedAddress(feedUrl);
    const profile = this.profileOf(actor, address, now);
    const known = await this.findOrMakeRoom(this.dataSource.manager, profile);
    if (known) return known;
    const reading = await this.read(profile, now);
    return this.dataSource.transaction(async (tx) => {
      await this.catalogs.getCatalogForUpdate(tx, profile.practiceId);
      const meanwhile = await this.findOrMakeRoom(tx, profile);
      if (meanwhile) return meanwhile;
      profile.profileName = reading.name;
      const calendar = calendarOf(profile, now);
      await this.repository.insert(tx, profile, calendar);
      await this.readings.apply(tx, calendar, reading, now);
      return { profile, calendars: [calendar] };
    });
  }

  private profileOf({ practiceId }: ProActor, address: string, now: Date): CalendarProfile {
    const id = deterministicId(practiceId, `ical_feed:${address}`);
    return Object.assign(new CalendarProfile(), {
      ...{ id, practiceId, providerName: 'ical_feed' as const, profileName: '', connectedAt: now },
      sealedAddress: this.readings.reader.seal(address, id),
    });
  }

  private async findOrMakeRoom(tx: EntityManager, { id, practiceId }: CalendarProfile) {
    const connected = await this.profiles.listConnected(tx, practiceId);
    const same = connected.find(({ profile }) => profile.id === id);
    if (same || connected.length < MAX_PROFILES) return same;
    const message = `You can connect at most ${MAX_PROFILES} calendars. Please remove one first.`;
    throw new DomainError('too_many_calendars', message, 'feedUrl');
  }

  private async read(profile: CalendarProfile, now: Date) {
    try {
      const reading = await this.readings.reader.read(profile, null, now);
      if (!reading.unchanged) return reading;
    } catch (error) {
      if (!(error instanceof CalendarReadError)) throw error;
    }
    throw refusedFeed();
  }
}

function calendarOf(profile: CalendarProfile, now: Date): ExternalCalendar {
  const { id: profileId, practiceId, profileName } = profile;
  return Object.assign(new ExternalCalendar(), {
    ...{ id: newId(), profileId, practiceId, calendarId: profileId, name: profileName, active: true, reading: 0 },
    ...{ etag: null, lastModified: null, refreshedAt: null, readAt: null, nextReadAt: now },
    ...{ failures: 0, unreadSince: null, problem: null },
  });
}
