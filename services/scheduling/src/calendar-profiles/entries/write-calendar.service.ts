import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { CalendarEntriesRepository } from '../../calendar-entries/calendar-entries.repository.js';
import type { CalendarProfile } from '../calendar-profile.entity.js';
import { CalendarProfilesRepository } from '../calendar-profiles.repository.js';
import type { ExternalCalendar } from '../external-calendar.entity.js';

/** The calendar that visits and group events of a practice are written to. */
@Injectable()
export class WriteCalendarService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: CalendarProfilesRepository,
    private readonly entries: CalendarEntriesRepository,
  ) {}

  /** Of the actor's own practice; of no other. */
  async find(
    practiceId: string,
    actor: Actor,
  ): Promise<{ calendar: ExternalCalendar; profile: CalendarProfile } | undefined> {
    if (actor.practiceId !== practiceId) return undefined;
    const tx = this.dataSource.manager;
    const calendar = await this.profiles.findWriteTarget(tx, practiceId);
    const profile = calendar && (await this.profiles.findProfile(tx, calendar.profileId));
    return profile ? { calendar, profile } : undefined;
  }

  /**
   * Chooses it. It is read from then on, so that changes of entries are noticed there.
   * @param calendarId null for none
   * @throws DomainError `forbidden`, `not_found` for what is none of the practice's, or cannot be written
   */
  async choose(actor: Actor, calendarId: string | null, now: Date): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.dataSource.transaction(async (tx) => {
      await this.profiles.lockPractice(tx, practiceId);
      const [calendar] =
        calendarId && isUuid(calendarId)
          ? await this.profiles.listCalendarsForUpdate(tx, practiceId, [calendarId])
          : [undefined];
      if (calendarId && !calendar?.writable) {
        // Word for word (spec portal-configuration §8).
        throw new DomainError('not_found', 'Failed to update write calendar', 'writeCalendarId');
      }
      if (calendar && !calendar.active) {
        calendar.switch(true, now);
        await this.profiles.save(tx, calendar);
      }
      await this.profiles.setWriteTarget(tx, practiceId, calendar?.id ?? null);
      await this.entries.noteComing(tx, practiceId, now);
    });
  }
}
