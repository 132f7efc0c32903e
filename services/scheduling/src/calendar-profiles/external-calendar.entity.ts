import { newId } from '@yarrow/kit/ids';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CalendarProblem } from './calendar-adapter.js';
import type { CalendarProfile } from './calendar-profile.entity.js';

/** How often a feed is read, and a calendar whose provider reports changes. */
export const READ_EVERY_MS = 15 * 60_000;
/** How often a calendar of an account is read whose provider does not. */
export const POLL_EVERY_MS = 45_000;
/** After this time a calendar that cannot be read is reported to its practitioner. */
export const REPORT_AFTER_MS = 3_600_000;
const MAX_DELAY_MS = 4 * 3_600_000;
const FIRST_DELAY_MS = 5 * 60_000;

/** One calendar of a connected account. While it is active, what it holds keeps the practice's time. */
@Entity('external_calendars')
export class ExternalCalendar {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'profile_id' }) profileId: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  /** As the provider calls it. */
  @Column('text', { name: 'calendar_id' }) calendarId: string;
  @Column('text') name: string;
  @Column('boolean') active: boolean;
  @Column('text', { nullable: true }) etag: string | null;
  @Column('text', { name: 'last_modified', nullable: true }) lastModified: string | null;
  /** When all that it holds was last computed: the window moves on even where nothing changes. */
  @Column('timestamptz', { name: 'refreshed_at', nullable: true }) refreshedAt: Date | null;
  @Column('timestamptz', { name: 'read_at', nullable: true }) readAt: Date | null;
  /** Null while it is not active. */
  @Column('timestamptz', { name: 'next_read_at', nullable: true }) nextReadAt: Date | null;
  /** Counts readings: what a slow one brings back is dropped where a later one has started. */
  @Column('integer') reading: number;
  /** In a row. */
  @Column('integer') failures: number;
  /** The first of the failures. */
  @Column('timestamptz', { name: 'unread_since', nullable: true }) unreadSince: Date | null;
  @Column('text', { nullable: true }) problem: CalendarProblem | null;
  /** Whether the practitioner has been notified that it cannot be read. */
  @Column('boolean', { name: 'unread_reported' }) unreadReported: boolean;
  /** Whether entries can be written to it. */
  @Column('boolean') writable: boolean;

  wasRead(now: Date, { etag, lastModified, refreshed, everyMs }: ReadMarks): void {
    this.readAt = now;
    this.nextReadAt = new Date(now.getTime() + everyMs);
    this.failures = 0;
    this.unreadSince = null;
    this.problem = null;
    this.unreadReported = false;
    if (!refreshed) return;
    this.refreshedAt = now;
    this.etag = etag;
    this.lastModified = lastModified;
  }

  couldNotBeRead(now: Date, problem: CalendarProblem): void {
    const delay = Math.min(FIRST_DELAY_MS * 2 ** this.failures, MAX_DELAY_MS);
    this.nextReadAt = new Date(now.getTime() + delay);
    this.failures = Math.min(this.failures + 1, 20);
    this.unreadSince ??= now;
    this.problem = problem;
  }

  /** Whether its practitioner has to be notified now; true once. */
  reportUnread(now: Date): boolean {
    const isLong = this.unreadSince !== null && now.getTime() - this.unreadSince.getTime() >= REPORT_AFTER_MS;
    if (this.unreadReported || !isLong) return false;
    this.unreadReported = true;
    return true;
  }

  /** Its times are released when it is deactivated; once it is active again, all of them are read again. */
  switch(active: boolean, now: Date): void {
    this.active = active;
    this.nextReadAt = active ? now : null;
    this.reading += 1;
    this.failures = 0;
    this.etag = this.lastModified = this.refreshedAt = this.unreadSince = this.problem = null;
    this.unreadReported = false;
  }
}

export interface ReadMarks {
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** False where the provider said that nothing has changed. */
  readonly refreshed: boolean;
  /** Until it is read again. */
  readonly everyMs: number;
}

/** A calendar of an account that is connected now; it is read at once where it is active. */
export function newCalendar(
  { id: profileId, practiceId }: CalendarProfile,
  listed: { calendarId: string; name: string; writable: boolean; active: boolean },
  now: Date,
): ExternalCalendar {
  return Object.assign(new ExternalCalendar(), {
    ...{ id: newId(), profileId, practiceId, ...listed, reading: 0 },
    ...{ etag: null, lastModified: null, refreshedAt: null, readAt: null, nextReadAt: listed.active ? now : null },
    ...{ failures: 0, unreadSince: null, problem: null, unreadReported: false },
  });
}
