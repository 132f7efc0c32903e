import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a meeting is made for. */
export type MeetingSubject = 'appointment' | 'event';

/** What a provider knows of a meeting; the start is ISO 8601. */
export interface MeetingFacts {
  readonly topic: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly timeZone: string;
}

/** The video call of a visit or a group event: its link from the booking on, and the meeting at the provider once it is made. */
@Entity('video_meetings')
export class VideoMeeting {
  /** Of the visit or the event. */
  @PrimaryColumn('uuid', { name: 'subject_id' }) subjectId: string;
  @Column('text') subject: MeetingSubject;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  /** SHA-256 of the last part of the link. */
  @Column('bytea', { name: 'link_digest' }) linkDigest: Buffer;
  @Column('timestamptz', { name: 'ends_at' }) endsAt: Date;
  /** The account at the provider that holds the meeting; null while there is none. */
  @Column('text', { name: 'account_id', nullable: true }) accountId: string | null;
  /** As the provider calls it; null while there is none. */
  @Column('text', { name: 'meeting_id', nullable: true }) meetingId: string | null;
  /** Where the provider lets people in. */
  @Column('text', { name: 'join_url', nullable: true }) joinUrl: string | null;
  /** As the provider has it. */
  @Column('jsonb', { nullable: true }) known: MeetingFacts | null;
  /** When it is to be synced next; null while nothing is due. */
  @Column('timestamptz', { name: 'due_at', nullable: true }) dueAt: Date | null;
  /** Counts changes: what a slow call brings back does not hide a later one. */
  @Column('integer') revision: number;
  /** Calls that failed, in a row. */
  @Column('integer') failures: number;
  /** A call went out whose answer never came: the meeting may be there. */
  @Column('boolean', { name: 'may_exist' }) mayExist: boolean;
}
