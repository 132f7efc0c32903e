import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { CalendarProfile } from './calendar-profile.entity.js';
import { ExternalCalendar } from './external-calendar.entity.js';

/** A calendar whose turn it is, and with what it is reached. */
export interface DueCalendar {
  readonly calendar: ExternalCalendar;
  readonly profile: CalendarProfile;
  /** Until when its provider reports changes; null where it does not. */
  readonly reportsUntil: Date | null;
}

/** Longest duration of a reading; afterwards another worker may start the next one. */
const CLAIM_MS = 2 * 60_000;

/** Locks: the practice's projection, then its calendars. */
@Injectable()
export class CalendarProfilesRepository {
  constructor(private readonly projection: CatalogProjectionRepository) {}

  listProfiles(tx: EntityManager, practiceId: string): Promise<CalendarProfile[]> {
    return tx.find(CalendarProfile, { where: { practiceId }, order: { connectedAt: 'ASC', id: 'ASC' } });
  }

  listCalendars(tx: EntityManager, practiceId: string): Promise<ExternalCalendar[]> {
    return tx.find(ExternalCalendar, { where: { practiceId }, order: { name: 'ASC', id: 'ASC' } });
  }

  findProfile(tx: EntityManager, id: string): Promise<CalendarProfile | null> {
    return tx.findOneBy(CalendarProfile, { id });
  }

  async lockPractice(tx: EntityManager, practiceId: string): Promise<void> {
    await this.projection.lockPractice(tx, practiceId);
  }

  /** Locks the practice, then the calendar. */
  async lockCalendar(tx: EntityManager, { id, practiceId }: ExternalCalendar): Promise<ExternalCalendar | undefined> {
    await this.lockPractice(tx, practiceId);
    const [present] = await this.listCalendarsForUpdate(tx, practiceId, [id]);
    return present;
  }

  /** Of those that are the practice's. */
  listCalendarsForUpdate(tx: EntityManager, practiceId: string, ids: readonly string[]): Promise<ExternalCalendar[]> {
    return tx.find(ExternalCalendar, {
      where: { practiceId, id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Includes what it is reached with; the holder of the lock may renew that. */
  findProfileForUpdate(tx: EntityManager, id: string): Promise<CalendarProfile | null> {
    return this.selectWithAccess(tx).where({ id }).setLock('pessimistic_write').getOne();
  }

  findProfileWithAccess(tx: EntityManager, id: string): Promise<CalendarProfile | null> {
    return this.selectWithAccess(tx).where({ id }).getOne();
  }

  async saveProfile(tx: EntityManager, profile: CalendarProfile): Promise<void> {
    await tx.upsert(CalendarProfile, profile as never, ['id']);
  }

  async insertCalendars(tx: EntityManager, calendars: readonly ExternalCalendar[]): Promise<void> {
    await tx.insert(ExternalCalendar, calendars as never);
  }

  /** Whether a practice, this one or another, has the same account connected. */
  isAccountConnected(tx: EntityManager, { providerName, profileName }: CalendarProfile): Promise<boolean> {
    return tx.existsBy(CalendarProfile, { providerName, profileName });
  }

  /** @returns whether access has not been lost before */
  async loseProfile(tx: EntityManager, id: string, now: Date): Promise<boolean> {
    const { affected } = await tx.update(CalendarProfile, { id, erroredAt: IsNull() }, { erroredAt: now });
    return affected === 1;
  }

  findCalendar(tx: EntityManager, id: string): Promise<ExternalCalendar | null> {
    return tx.findOneBy(ExternalCalendar, { id });
  }

  /** The calendar that entries of a practice are written to. */
  async findWriteTarget(tx: EntityManager, practiceId: string): Promise<ExternalCalendar | null> {
    return tx
      .createQueryBuilder(ExternalCalendar, 'calendar')
      .innerJoin('calendar_write_targets', 'target', 'target.calendar_id = calendar.id')
      .where('target.practice_id = :practiceId', { practiceId })
      .getOne();
  }

  /** @param calendarId null for none */
  async setWriteTarget(tx: EntityManager, practiceId: string, calendarId: string | null): Promise<void> {
    await tx.query('DELETE FROM calendar_write_targets WHERE practice_id = $1', [practiceId]);
    if (!calendarId) return;
    await tx.query('INSERT INTO calendar_write_targets (practice_id, calendar_id) VALUES ($1, $2)', [
      practiceId,
      calendarId,
    ]);
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
    const profiles = await this.selectWithAccess(tx)
      .whereInIds(calendars.map(({ profileId }) => profileId))
      .getMany();
    const byId = new Map(profiles.map((profile) => [profile.id, profile]));
    const channels: { calendar_id: string; ends_at: Date }[] = await tx.query(
      'SELECT calendar_id, ends_at FROM calendar_channels WHERE calendar_id = ANY($1::uuid[])',
      [calendars.map(({ id }) => id)],
    );
    const reports = new Map(channels.map(({ calendar_id: id, ends_at: endsAt }) => [id, endsAt]));
    return calendars.map((calendar) => ({
      ...{ calendar, profile: byId.get(calendar.profileId)! },
      reportsUntil: reports.get(calendar.id) ?? null,
    }));
  }

  /** Has calendars read soon: something has changed in them, or their account was connected again. */
  async makeDue(tx: EntityManager, calendarIds: readonly string[], now: Date): Promise<void> {
    await tx.query(
      `UPDATE external_calendars SET next_read_at = $2, failures = 0
       WHERE id = ANY($1::uuid[]) AND active AND next_read_at > $2`,
      [calendarIds, now],
    );
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

  private selectWithAccess(tx: EntityManager) {
    return tx
      .createQueryBuilder(CalendarProfile, 'profile')
      .addSelect(['profile.sealedAddress', 'profile.sealedCredentials']);
  }
}
