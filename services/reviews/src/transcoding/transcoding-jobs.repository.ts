import { Injectable } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';

/** An upload that is to be made playable. */
export interface NewTranscodingJob {
  /** Null for a video of the test tool. */
  videoReviewId: string | null;
  sourceKey: string;
  contentType: string;
  folderId: string;
}

export interface TranscodingJob {
  id: string;
  videoReviewId: string | null;
  sourceKey: string;
  contentType: string;
  videoKey: string;
  posterKey: string;
  status: 'queued' | 'running' | 'done' | 'failed';
  /** This one included. */
  attempts: number;
  /** Percent. */
  progress: number;
  failure: string | null;
}

/** A job that one worker has until its lease runs out. */
export interface ClaimedJob extends TranscodingJob {
  leaseId: string;
}

const COLUMNS = `id, video_review_id AS "videoReviewId", source_key AS "sourceKey", content_type AS "contentType",
  video_key AS "videoKey", poster_key AS "posterKey", status, attempts, progress, failure`;

/** Claims a job. Concurrent workers skip the locked row. An expired lease means a dead worker. */
const CLAIM = `
  UPDATE transcoding_jobs SET status = 'running', attempts = attempts + 1, progress = 0, lease_id = $1,
    lease_until = now() + make_interval(secs => $2)
  WHERE id = (
    SELECT id FROM transcoding_jobs
    WHERE (status = 'queued' AND run_after <= now()) OR (status = 'running' AND lease_until < now())
    ORDER BY run_after LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING ${COLUMNS}`;

/** Jobs that wait or are under way. Times are the database's: workers' clocks may differ. */
@Injectable()
export class TranscodingJobsRepository {
  async insert(
    tx: EntityManager,
    { videoReviewId, sourceKey, contentType, folderId }: NewTranscodingJob,
  ): Promise<TranscodingJob> {
    const id = newId();
    const processed = `processed/videos/${folderId}/${id}`;
    const [job] = await tx.query<TranscodingJob[]>(
      `INSERT INTO transcoding_jobs (id, video_review_id, source_key, content_type, video_key, poster_key, status)
       VALUES ($1, $2, $3, $4, $5, $6, 'queued') RETURNING ${COLUMNS}`,
      [id, videoReviewId, sourceKey, contentType, `${processed}.mp4`, `${processed}.jpg`],
    );
    return job!;
  }

  async claim(tx: EntityManager, leaseSeconds: number): Promise<ClaimedJob | null> {
    const leaseId = newId();
    const [[job]] = await tx.query<[TranscodingJob[], number]>(CLAIM, [leaseId, leaseSeconds]);
    return job ? { ...job, leaseId } : null;
  }

  /** @returns false where the lease ran out and another worker took the job */
  async renew(tx: EntityManager, leaseId: string, leaseSeconds: number, progress: number): Promise<boolean> {
    return this.changeLeased(
      tx,
      leaseId,
      'lease_until = now() + make_interval(secs => $2), progress = greatest(progress, $3)',
      [leaseSeconds, progress],
    );
  }

  async release(tx: EntityManager, leaseId: string): Promise<void> {
    await this.changeLeased(tx, leaseId, `status = 'queued', run_after = now(), attempts = attempts - 1`, []);
  }

  async retryLater(tx: EntityManager, leaseId: string, afterSeconds: number): Promise<void> {
    const changes = `status = 'queued', run_after = now() + make_interval(secs => $2)`;
    await this.changeLeased(tx, leaseId, changes, [afterSeconds]);
  }

  async end(tx: EntityManager, leaseId: string, failure: string | null): Promise<boolean> {
    return this.changeLeased(
      tx,
      leaseId,
      `status = CASE WHEN $2::text IS NULL THEN 'done' ELSE 'failed' END, failure = $2, ended_at = now(),
       progress = CASE WHEN $2::text IS NULL THEN 100 ELSE progress END`,
      [failure],
    );
  }

  async find(tx: EntityManager, id: string): Promise<TranscodingJob | null> {
    const [job] = await tx.query<TranscodingJob[]>(`SELECT ${COLUMNS} FROM transcoding_jobs WHERE id = $1`, [id]);
    return job ?? null;
  }

  /** How far the newest job of a video is, percent. */
  async findProgress(tx: EntityManager, videoReviewId: string): Promise<number | null> {
    const [job] = await tx.query<{ progress: number }[]>(
      'SELECT progress FROM transcoding_jobs WHERE video_review_id = $1 ORDER BY created_at DESC LIMIT 1',
      [videoReviewId],
    );
    return job?.progress ?? null;
  }

  private async changeLeased(
    tx: EntityManager,
    leaseId: string,
    changes: string,
    values: readonly unknown[],
  ): Promise<boolean> {
    const [, changed] = await tx.query<[unknown[], number]>(
      `UPDATE transcoding_jobs SET ${changes} WHERE lease_id = $1 AND status = 'running'`,
      [leaseId, ...values],
    );
    return changed === 1;
  }
}
