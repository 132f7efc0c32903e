import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import type { CalendarProfile } from './calendar-profile.entity.js';
import { CalendarProfilesRepository } from './calendar-profiles.repository.js';
import type { ExternalCalendar } from './external-calendar.entity.js';

/** An account and its calendars. */
export interface ConnectedProfile {
  readonly profile: CalendarProfile;
  readonly calendars: readonly ExternalCalendar[];
}

/** Calendars elsewhere that a practitioner has connected; nobody else may see or change them. */
@Injectable()
export class CalendarProfilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly repository: CalendarProfilesRepository,
    private readonly occupancies: OccupanciesRepository,
  ) {}

  /** Those of the actor's own practice; none of any other. */
  async listOf(practiceId: string, actor: Actor): Promise<ConnectedProfile[]> {
    if (actor.practiceId !== practiceId) return [];
    return this.listConnected(this.dataSource.manager, practiceId);
  }

  async listConnected(tx: EntityManager, practiceId: string): Promise<ConnectedProfile[]> {
    const profiles = await this.repository.listProfiles(tx, practiceId);
    if (profiles.length === 0) return [];
    const calendars = await this.repository.listCalendars(tx, practiceId);
    return profiles.map((profile) => ({
      profile,
      calendars: calendars.filter(({ profileId }) => profileId === profile.id),
    }));
  }

  /**
   * Says which calendars keep time busy: all of them, or nothing is changed.
   * @throws DomainError `not_found`
   */
  async update(
    actor: Actor,
    wanted: readonly { readonly id: string; readonly active: boolean }[],
    now: Date,
  ): Promise<ConnectedProfile[]> {
    requirePro(actor);
    const { practiceId } = actor;
    const active = new Map(wanted.map((one) => [one.id.toLowerCase(), one.active]));
    if (![...active.keys()].every(isUuid)) throw notFound('calendars');
    return this.dataSource.transaction(async (tx) => {
      await this.catalogs.getCatalogForUpdate(tx, practiceId);
      const calendars = await this.repository.listCalendarsForUpdate(tx, practiceId, [...active.keys()]);
      if (calendars.length !== active.size) throw notFound('calendars');
      const switched = calendars.filter((calendar) => calendar.active !== active.get(calendar.id));
      for (const calendar of switched) {
        calendar.switch(active.get(calendar.id)!, now);
        await this.repository.save(tx, calendar);
      }
      const off = switched.filter((calendar) => !calendar.active).map(({ id }) => id);
      await this.occupancies.releaseCalendars(tx, off);
      await this.repository.noteHealth(tx, practiceId);
      return this.listConnected(tx, practiceId);
    });
  }

  /**
   * Disconnects an account. What its calendars held is free.
   * @throws DomainError `not_found`
   */
  async remove(actor: Actor, profileId: string): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.dataSource.transaction(async (tx) => {
      await this.catalogs.getCatalogForUpdate(tx, practiceId);
      const profile = isUuid(profileId) ? await this.repository.findProfile(tx, practiceId, profileId) : null;
      if (!profile) throw notFound('profileId');
      const calendars = await this.repository.listCalendars(tx, practiceId);
      const own = calendars.filter((calendar) => calendar.profileId === profile.id);
      await this.occupancies.releaseCalendars(
        tx,
        own.map(({ id }) => id),
      );
      await this.repository.deleteProfile(tx, profile.id);
      await this.repository.noteHealth(tx, practiceId);
    });
  }
}

/** Word for word (spec portal-configuration §8); the same for what does not exist and for somebody else's. */
const MESSAGES = {
  calendars: 'There was an error updating calendars',
  profileId: 'There was an error removing your calendar',
};

function notFound(field: keyof typeof MESSAGES): DomainError {
  return new DomainError('not_found', MESSAGES[field], field);
}
