import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an entry is written for. */
export type EntrySubject = 'appointment' | 'event';

/** Change made to an entry in the external calendar. */
export type EntryChange = 'deleted' | 'moved';

/** What the other calendar knows of a visit or a group event. Times are ISO 8601 in UTC. */
export interface EntryFacts {
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Empty where there is none. */
  readonly location: string;
  /** Where the practitioner finds it in the portal. */
  readonly page: string;
}

/** The entry of a visit or a group event in the write calendar of its practice. */
@Entity('calendar_entries')
export class CalendarEntry {
  /** Of the visit or the event. */
  @PrimaryColumn('uuid', { name: 'subject_id' }) subjectId: string;
  @Column('text') subject: EntrySubject;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('timestamptz', { name: 'ends_at' }) endsAt: Date;
  /** The calendar that holds it, or may hold it; null while none does. */
  @Column('uuid', { name: 'calendar_id', nullable: true }) calendarId: string | null;
  /** Our id of the entry, 32 hexadecimal digits: it is chosen before the entry is written, so that a repetition makes no second one. */
  @Column('text', { name: 'entry_key', nullable: true }) entryKey: string | null;
  /** As the provider calls it; null until it has answered. */
  @Column('text', { name: 'entry_id', nullable: true }) entryId: string | null;
  /** As it was last written. */
  @Column('jsonb', { nullable: true }) known: EntryFacts | null;
  @Column('timestamptz', { name: 'written_at', nullable: true }) writtenAt: Date | null;
  /** Change made in the external calendar since it was written. */
  @Column('text', { nullable: true }) change: EntryChange | null;
  @Column('timestamptz', { name: 'noticed_at', nullable: true }) noticedAt: Date | null;
  /** When the practitioner decided to leave the change as it is. */
  @Column('timestamptz', { name: 'dismissed_at', nullable: true }) dismissedAt: Date | null;
  /** When it is to be synced next; null while nothing is due. */
  @Column('timestamptz', { name: 'due_at', nullable: true }) dueAt: Date | null;
  /** Counts changes: what a slow call brings back does not hide a later one. */
  @Column('integer') revision: number;
  /** Calls that failed, in a row. */
  @Column('integer') failures: number;

  wasWritten(entryId: string, known: EntryFacts, now: Date): void {
    Object.assign(this, { entryId, known, writtenAt: now });
    this.isAsItShouldBe();
  }

  /** No calendar holds it. */
  wasRemoved(): void {
    Object.assign(this, { calendarId: null, entryKey: null, entryId: null, known: null, writtenAt: null });
    this.isAsItShouldBe();
  }

  private isAsItShouldBe(): void {
    this.change = this.noticedAt = this.dismissedAt = null;
  }
}
