import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarEntriesRepository } from '../calendar-entries/calendar-entries.repository.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { CalendarAccessService } from './accounts/calendar-access.service.js';
import type { CalendarProfile } from './calendar-profile.entity.js';
import { CalendarProfilesRepository } from './calendar-profiles.repository.js';
import type { ExternalCalendar } from './external-calendar.entity.js';

/** Each calendar is read again and again, for as long as the practice is there. */
export const MAX_PROFILES = 10;

/** An account and its calendars. */
export interface ConnectedProfile {
  readonly profile: CalendarProfile;
  readonly calendars: readonly ExternalCalendar[];
}

/** External calendars that a practitioner has connected. Only their practice may see or change them. */
@Injectable()
export class CalendarProfilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: CalendarProfilesRepository,
    private readonly occupancies: OccupanciesRepository,
    private readonly entries: CalendarEntriesRepository,
    private readonly access: CalendarAccessService,
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
   * @param id of the account that is to be connected
   * @returns the account where it is connected already
   * @throws DomainError `too_many_calendars`
   */
  async findOrMakeRoom(
    tx: EntityManager,
    { id, practiceId }: Pick<CalendarProfile, 'id' | 'practiceId'>,
    field?: string,
  ): Promise<ConnectedProfile | undefined> {
    const connected = await this.listConnected(tx, practiceId);
    const same = connected.find(({ profile }) => profile.id === id);
    if (same || connected.length < MAX_PROFILES) return same;
    const message = `You can connect at most ${MAX_PROFILES} calendars. Please remove one first.`;
    throw new DomainError('too_many_calendars', message, field);
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
      await this.repository.lockPractice(tx, practiceId);
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
   * Disconnects an account. What its calendars held is free; entries that were written to them stay there.
   * @throws DomainError `not_found`
   */
  async remove(actor: Actor, profileId: string): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    const removed = await this.dataSource.transaction(async (tx) => {
      await this.repository.lockPractice(tx, practiceId);
      const profile = isUuid(profileId) ? await this.repository.findProfileForUpdate(tx, profileId) : null;
      if (profile?.practiceId !== practiceId) throw notFound('profileId');
      const calendars = await this.repository.listCalendars(tx, practiceId);
      const own = calendars.filter((calendar) => calendar.profileId === profile.id).map(({ id }) => id);
      await this.occupancies.releaseCalendars(tx, own);
      await this.entries.forgetCalendars(tx, own);
      await this.repository.deleteProfile(tx, profile.id);
      await this.repository.noteHealth(tx, practiceId);
      return { profile, isShared: await this.repository.isAccountConnected(tx, profile) };
    });
    // Google ends every access to an account together with one.
    if (!removed.isShared) await this.access.revoke(removed.profile);
  }
}

/** Word for word (spec portal-configuration §8). Unknown and foreign profiles get the same message. */
const MESSAGES = {
  calendars: 'There was an error updating calendars',
  profileId: 'There was an error removing your calendar',
};

function notFound(field: keyof typeof MESSAGES): DomainError {
  return new DomainError('not_found', MESSAGES[field], field);
}
