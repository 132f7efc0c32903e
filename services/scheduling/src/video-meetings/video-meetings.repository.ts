import { Injectable } from '@nestjs/common';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { type EntityManager, In } from 'typeorm';
import { secretOf } from '../visits/meeting-link.js';
import { type MeetingSubject, VideoMeeting } from './video-meeting.entity.js';

/** Longest duration of a round of calls; afterwards another worker may start the next one. */
const CLAIM_MS = 2 * 60_000;

/** What has changed of a visit or an event that has a link. */
export interface MeetingNote {
  readonly id: string;
  readonly practiceId: string;
  readonly meetingLink: string | null;
  readonly endsAt: Date;
}

@Injectable()
export class VideoMeetingsRepository {
  /**
   * Has their meetings synced soon after the transaction. Those without a link are left out. To be called with
   * every change, in its transaction.
   */
  async note(tx: EntityManager, subject: MeetingSubject, changed: readonly MeetingNote[], now: Date): Promise<void> {
    const linked = changed.flatMap(({ id, practiceId, meetingLink, endsAt }) =>
      meetingLink ? [{ id, practice: practiceId, digest: digestOf(meetingLink), ends: endsAt.toISOString() }] : [],
    );
    if (linked.length === 0) return;
    await tx.query(
      `INSERT INTO video_meetings (subject_id, subject, practice_id, link_digest, ends_at, due_at)
       SELECT id, $2, practice, decode(digest, 'hex'), ends, $3
       FROM jsonb_to_recordset($1::jsonb) AS changed (id uuid, practice uuid, digest text, ends timestamptz)
       ON CONFLICT (subject_id) DO UPDATE
       SET ends_at = excluded.ends_at, due_at = excluded.due_at, failures = 0, revision = video_meetings.revision + 1`,
      [JSON.stringify(linked), subject, now],
    );
  }

  findByLink(tx: EntityManager, secret: string): Promise<VideoMeeting | null> {
    return tx.findOneBy(VideoMeeting, { linkDigest: hashToken(secret) });
  }

  /** Takes those whose turn it is; they come again if this process ends before they are done. */
  async claimDue(tx: EntityManager, now: Date, limit: number): Promise<VideoMeeting[]> {
    const [rows]: [{ subject_id: string }[], number] = await tx.query(
      `UPDATE video_meetings SET due_at = $2 WHERE subject_id IN (
         SELECT subject_id FROM video_meetings WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING subject_id`,
      [now, new Date(now.getTime() + CLAIM_MS), limit],
    );
    if (rows.length === 0) return [];
    return tx.findBy(VideoMeeting, { subjectId: In(rows.map(({ subject_id: id }) => id)) });
  }

  /** What the provider answered. Where it changed meanwhile it stays due. */
  async save(tx: EntityManager, meeting: VideoMeeting): Promise<void> {
    const { subjectId, revision, dueAt, accountId, meetingId, joinUrl, known, failures, mayExist } = meeting;
    await tx.update(VideoMeeting, { subjectId }, { accountId, meetingId, joinUrl, known: known as never, mayExist });
    await tx.update(VideoMeeting, { subjectId, revision }, { dueAt, failures });
  }

  /** Has all synced again that are still to come, for example after the account was reconnected. */
  async makeDue(tx: EntityManager, practiceId: string, now: Date): Promise<void> {
    await tx.query(
      `UPDATE video_meetings SET due_at = $2, failures = 0, revision = revision + 1
       WHERE practice_id = $1 AND ends_at > $2`,
      [practiceId, now],
    );
  }
}

const digestOf = (meetingLink: string): string => hashToken(secretOf(meetingLink)).toString('hex');
