import { Injectable } from '@nestjs/common';
import type { ProActor } from '@yarrow/kit/actor';
import { deterministicId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarEntriesRepository } from '../../calendar-entries/calendar-entries.repository.js';
import type { ListedCalendar } from '../calendar-adapter.js';
import { CalendarProfile, type CalendarProvider } from '../calendar-profile.entity.js';
import { CalendarProfilesRepository } from '../calendar-profiles.repository.js';
import { CalendarProfilesService, type ConnectedProfile } from '../calendar-profiles.service.js';
import { newCalendar } from '../external-calendar.entity.js';
import { CalendarAccountsService } from './calendar-accounts.service.js';

/** An account that lets us in. */
export interface OpenAccount {
  readonly provider: CalendarProvider;
  /** What makes it the same account the next time. */
  readonly accountId: string;
  readonly name: string;
  /** What its calendars are listed with. */
  readonly access: string;
  /** What is stored, sealed. */
  readonly credentials: string;
  /** Null where `access` does not end. */
  readonly tokenExpiresAt: Date | null;
}

/** Keeps accounts that let us in. */
@Injectable()
export class CalendarConnectionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: CalendarProfilesService,
    private readonly repository: CalendarProfilesRepository,
    private readonly accounts: CalendarAccountsService,
    private readonly entries: CalendarEntriesRepository,
  ) {}

  /**
   * Connects an account with all its calendars, or the one that is connected already again. Calendars that its owner can write
   * keep time busy, others only where their practitioner says so: holidays are no visits.
   * @throws DomainError `too_many_calendars`, and whatever listing throws
   */
  async keep({ practiceId }: ProActor, account: OpenAccount, now: Date): Promise<ConnectedProfile> {
    const listed = await this.accounts.adapterOf(account.provider).listCalendars(account.access);
    const id = deterministicId(practiceId, `${account.provider}:${account.accountId.toLowerCase()}`);
    return this.dataSource.transaction(async (tx) => {
      await this.repository.lockPractice(tx, practiceId);
      const known = await this.profiles.findOrMakeRoom(tx, { id, practiceId });
      const profile = Object.assign(new CalendarProfile(), {
        ...{ id, practiceId, providerName: account.provider, profileName: account.name },
        ...{ connectedAt: known?.profile.connectedAt ?? now, erroredAt: null, tokenExpiresAt: account.tokenExpiresAt },
        sealedCredentials: this.accounts.access.seal(account.credentials, id),
      });
      await this.repository.saveProfile(tx, profile);
      const calendars = await this.addNew(tx, { profile, calendars: known?.calendars ?? [] }, listed, now);
      return { profile, calendars };
    });
  }

  private async addNew(
    tx: EntityManager,
    { profile, calendars }: ConnectedProfile,
    listed: readonly ListedCalendar[],
    now: Date,
  ) {
    const isKnown = new Set(calendars.map(({ calendarId }) => calendarId));
    const hasWritable = listed.some(({ writable }) => writable);
    const added = listed
      .filter(({ calendarId }) => !isKnown.has(calendarId))
      .map((one) => newCalendar(profile, { ...shown(one), active: hasWritable ? one.writable : one.primary }, now));
    await this.repository.insertCalendars(tx, added);
    const knownIds = calendars.map(({ id }) => id);
    await this.repository.makeDue(tx, knownIds, now);
    await this.entries.noteComing(tx, profile.practiceId, now);
    return [...calendars, ...added].sort((one, other) => one.name.localeCompare(other.name));
  }
}

const shown = ({ calendarId, name, writable }: ListedCalendar) => ({ calendarId, name, writable });
