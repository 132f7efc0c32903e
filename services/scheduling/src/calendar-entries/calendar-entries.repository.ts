import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { CalendarEntry, type EntryChange, type EntrySubject } from './calendar-entry.entity.js';

/** As long as one round of calls may take before another process may begin one. */
const CLAIM_MS = 2 * 60_000;
const MAX_CHANGED = 50;
/** Longer than any visit or group event: those that started before are over. */
const LONGEST = '31 days';

/** A visit or an event that was changed. */
export interface EntryNote {
  readonly id: string;
  readonly practiceId: string;
  readonly endsAt: Date;
}

/** What a reading shows of an entry. */
export interface NoticedChange {
  readonly subjectId: string;
  /** Null where it is as it was written. */
  readonly change: EntryChange | null;
}

@Injectable()
export class CalendarEntriesRepository {
  /**
   * Has their entries synced soon after the transaction, where the practice has a write calendar or they have an entry. To
   * be called with every change, in its transaction.
   */
  async note(tx: EntityManager, subject: EntrySubject, changed: readonly EntryNote[], now: Date): Promise<void> {
    if (changed.length === 0) return;
    const rows = changed.map(({ id, practiceId, endsAt }) => ({
      id,
      practice: practiceId,
      ends: endsAt.toISOString(),
    }));
    await tx.query(
      `INSERT INTO calendar_entries (subject_id, subject, practice_id, ends_at, due_at)
       SELECT id, $2, practice, ends, $3::timestamptz
       FROM jsonb_to_recordset($1::jsonb) AS changed (id uuid, practice uuid, ends timestamptz)
       WHERE EXISTS (SELECT 1 FROM calendar_write_targets target WHERE target.practice_id = practice)
         OR EXISTS (SELECT 1 FROM calendar_entries entry WHERE entry.subject_id = id)
       ${MADE_DUE}`,
      [JSON.stringify(rows), subject, now],
    );
  }

  /**
   * Has all synced that are still to come: another calendar was chosen, or an account connected again. Without a write calendar
   * that is only what a calendar holds.
   */
  async noteComing(tx: EntityManager, practiceId: string, now: Date): Promise<void> {
    await tx.query(
      `WITH coming AS (
         SELECT id, 'appointment' AS subject, practice_id, ends_at FROM appointments
         WHERE practice_id = $1 AND starts_at > $2::timestamptz - interval '${LONGEST}' AND state = 'approved'
         UNION ALL
         SELECT id, 'event', practice_id, ends_at FROM bookable_events
         WHERE practice_id = $1 AND starts_at > $2::timestamptz - interval '${LONGEST}'
       ), wanted AS (
         SELECT * FROM coming WHERE EXISTS (SELECT 1 FROM calendar_write_targets WHERE practice_id = $1)
         UNION ALL
         SELECT subject_id, subject, practice_id, ends_at FROM calendar_entries
         WHERE practice_id = $1 AND calendar_id IS NOT NULL
       )
       INSERT INTO calendar_entries (subject_id, subject, practice_id, ends_at, due_at)
       SELECT DISTINCT ON (id) id, subject, practice_id, ends_at, $2::timestamptz FROM wanted
       WHERE ends_at > $2 ORDER BY id
       ${MADE_DUE}`,
      [practiceId, now],
    );
  }

  /** Takes those whose turn it is; they come again if this process ends before they are done. */
  async claimDue(tx: EntityManager, now: Date, limit: number): Promise<CalendarEntry[]> {
    const [rows]: [{ subject_id: string }[], number] = await tx.query(
      `UPDATE calendar_entries SET due_at = $2 WHERE subject_id IN (
         SELECT subject_id FROM calendar_entries WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING subject_id`,
      [now, new Date(now.getTime() + CLAIM_MS), limit],
    );
    if (rows.length === 0) return [];
    return tx.findBy(CalendarEntry, { subjectId: In(rows.map(({ subject_id: id }) => id)) });
  }

  /** What came of the calls. Where the subject changed meanwhile, the entry stays due. */
  async save(tx: EntityManager, entry: CalendarEntry): Promise<void> {
    const { subjectId, revision, dueAt, failures, calendarId, entryKey, entryId, known, writtenAt } = entry;
    const { change, noticedAt, dismissedAt } = entry;
    const written = { calendarId, entryKey, entryId, known: known as never, writtenAt };
    await tx.update(CalendarEntry, { subjectId }, { ...written, change, noticedAt, dismissedAt });
    await tx.update(CalendarEntry, { subjectId, revision }, { dueAt, failures });
  }

  /** Those that a calendar holds, as far as nothing is due for them. */
  listWritten(tx: EntityManager, calendarId: string): Promise<CalendarEntry[]> {
    return tx.findBy(CalendarEntry, { calendarId, entryId: Not(IsNull()), dueAt: IsNull() });
  }

  /** Ids of all entries that we write to a calendar, as its provider calls them. */
  async listEntryIds(tx: EntityManager, calendarId: string): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      'SELECT entry_id AS id FROM calendar_entries WHERE calendar_id = $1 AND entry_id IS NOT NULL',
      [calendarId],
    );
    return rows.map(({ id }) => id);
  }

  /** Notes what a reading that began at an instant has shown. Entries that were written since then are left alone. */
  async noteChanges(
    tx: EntityManager,
    calendarId: string,
    noticed: readonly NoticedChange[],
    readAt: Date,
  ): Promise<void> {
    if (noticed.length === 0) return;
    await tx.query(
      `UPDATE calendar_entries entry
       SET change = noticed.change, dismissed_at = NULL, noticed_at = CASE WHEN noticed.change IS NOT NULL THEN $3::timestamptz END
       FROM jsonb_to_recordset($2::jsonb) AS noticed ("subjectId" uuid, change text)
       WHERE entry.subject_id = noticed."subjectId" AND entry.calendar_id = $1 AND entry.due_at IS NULL
         AND entry.written_at <= $3 AND entry.change IS DISTINCT FROM noticed.change`,
      [calendarId, JSON.stringify(noticed), readAt],
    );
  }

  /** Their account is connected no more: what we wrote stays there, and is written again where another calendar is chosen. */
  async forgetCalendars(tx: EntityManager, calendarIds: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE calendar_entries
       SET calendar_id = NULL, entry_key = NULL, entry_id = NULL, known = NULL, written_at = NULL, change = NULL,
         noticed_at = NULL, dismissed_at = NULL, due_at = NULL, revision = revision + 1
       WHERE calendar_id = ANY($1::uuid[])`,
      [calendarIds],
    );
  }

  /** Changes that the practitioner has not decided about, of what is still to come, soonest first. */
  listChanged(tx: EntityManager, practiceId: string, now: Date): Promise<CalendarEntry[]> {
    return tx.find(CalendarEntry, {
      where: { practiceId, change: Not(IsNull()), dismissedAt: IsNull(), endsAt: MoreThan(now) },
      order: { endsAt: 'ASC', subjectId: 'ASC' },
      take: MAX_CHANGED,
    });
  }

  /** @returns whether there was a change to decide about */
  async dismiss(tx: EntityManager, practiceId: string, subjectId: string, now: Date): Promise<boolean> {
    const where = { subjectId, practiceId, change: Not(IsNull()), dismissedAt: IsNull() };
    const { affected } = await tx.update(CalendarEntry, where, { dismissedAt: now });
    return affected === 1;
  }

  /** Has it written again as it should be. @returns whether there was a change to decide about */
  async restore(tx: EntityManager, practiceId: string, subjectId: string, now: Date): Promise<boolean> {
    const [, count] = await tx.query(
      `UPDATE calendar_entries
       SET due_at = $3, failures = 0, revision = revision + 1, known = NULL, change = NULL, noticed_at = NULL,
         dismissed_at = NULL
       WHERE subject_id = $2 AND practice_id = $1 AND change IS NOT NULL AND dismissed_at IS NULL`,
      [practiceId, subjectId, now],
    );
    return count === 1;
  }
}

const MADE_DUE = `
  ON CONFLICT (subject_id) DO UPDATE
  SET ends_at = excluded.ends_at, due_at = excluded.due_at, failures = 0, revision = calendar_entries.revision + 1`;
