import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { CalendarProfile } from './calendar-profile.entity.js';
import { ExternalCalendar } from './external-calendar.entity.js';

/** A calendar whose turn it is, and with what it is reached. */
export interface DueCalendar {
  readonly calendar: ExternalCalendar;
  readonly profile: CalendarProfile;
}

/** As long as a reading may take before somebody else may begin another. */
const CLAIM_MS = 2 * 60_000;

/** Locks: the practice's projection, then its calendars. */
@Injectable()
export class CalendarProfilesRepository {
  listProfiles(tx: EntityManager, practiceId: string): Promise<CalendarProfile[]> {
    return tx.find(CalendarProfile, { where: { practiceId }, order: { connectedAt: 'ASC', id: 'ASC' } });
  }

  listCalendars(tx: EntityManager, practiceId: string): Promise<ExternalCalendar[]> {
    return tx.find(ExternalCalendar, { where: { practiceId }, order: { name: 'ASC', id: 'ASC' } });
  }

  findProfile(tx: EntityManager, practiceId: string, id: string): Promise<CalendarProfile | null> {
    return tx.findOneBy(CalendarProfile, { id, practiceId });
  }

  /** Of those that are the practice's. */
  listCalendarsForUpdate(tx: EntityManager, practiceId: string, ids: readonly string[]): Promise<ExternalCalendar[]> {
    return tx.find(ExternalCalendar, {
      where: { practiceId, id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async insert(tx: EntityManager, profile: CalendarProfile, calendar: ExternalCalendar): Promise<void> {
    await tx.insert(CalendarProfile, profile as never);
    await tx.insert(ExternalCalendar, calendar as never);
  }

  async save(tx: EntityManager, calendar: ExternalCalendar): Promise<void> {
    await tx.update(ExternalCalendar, { id: calendar.id }, calendar as never);
  }

  /** Its calendars go with it. */
  async deleteProfile(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(CalendarProfile, { id });
  }

  /** Takes calendars whose turn it is; they come again if this process ends before they are read. */
  async claimDue(tx: EntityManager, now: Date, limit: number): Promise<DueCalendar[]> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE external_calendars SET reading = reading + 1, next_read_at = $2 WHERE id IN (
         SELECT id FROM external_calendars WHERE active AND next_read_at <= $1
         ORDER BY next_read_at LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING id`,
      [now, new Date(now.getTime() + CLAIM_MS), limit],
    );
    if (rows.length === 0) return [];
    const calendars = await tx.findBy(ExternalCalendar, { id: In(rows.map(({ id }) => id)) });
    const profiles = await tx
      .createQueryBuilder(CalendarProfile, 'profile')
      .addSelect('profile.sealedAddress')
      .whereInIds(calendars.map(({ profileId }) => profileId))
      .getMany();
    const byId = new Map(profiles.map((profile) => [profile.id, profile]));
    return calendars.map((calendar) => ({ calendar, profile: byId.get(calendar.profileId)! }));
  }

  /** Writes where bookings read it since when one of the practice's active calendars cannot be read. */
  async noteHealth(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.query(
      `UPDATE practice_projections SET calendars_unread_since = health.unread_since
       FROM (
         SELECT min(unread_since) AS unread_since FROM external_calendars WHERE practice_id = $1 AND active
       ) health
       WHERE practice_id = $1 AND calendars_unread_since IS DISTINCT FROM health.unread_since`,
      [practiceId],
    );
  }
}
