import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CalendarProblem } from './calendar-adapter.js';

/** How often a calendar is read that answers. */
export const READ_EVERY_MS = 15 * 60_000;
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

  wasRead(now: Date, { etag, lastModified, refreshed }: ReadMarks): void {
    this.readAt = now;
    this.nextReadAt = new Date(now.getTime() + READ_EVERY_MS);
    this.failures = 0;
    this.unreadSince = null;
    this.problem = null;
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

  /** Its times are given up with `active`; once it is active again, all of them are read anew. */
  switch(active: boolean, now: Date): void {
    this.active = active;
    this.nextReadAt = active ? now : null;
    this.reading += 1;
    this.failures = 0;
    this.etag = this.lastModified = this.refreshedAt = this.unreadSince = this.problem = null;
  }
}

export interface ReadMarks {
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** False where the provider said that nothing has changed. */
  readonly refreshed: boolean;
}
