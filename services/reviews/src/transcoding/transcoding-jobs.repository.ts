import { Injectable } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import type { TranscodingJob, TranscodingOrder } from './transcoding-job.js';

const COLUMNS = `id, video_review_id AS "videoReviewId", source_key AS "sourceKey", content_type AS "contentType",
  video_key AS "videoKey", poster_key AS "posterKey", status, attempts, progress, failure`;

/** Whoever comes first takes it; the others look past the locked row. A lease that ran out means a dead worker. */
const CLAIM = `
  UPDATE transcoding_jobs SET status = 'running', attempts = attempts + 1, progress = 0, lease_id = $1,
    lease_until = now() + make_interval(secs => $2)
  WHERE id = (
    SELECT id FROM transcoding_jobs
    WHERE (status = 'queued' AND run_after <= now()) OR (status = 'running' AND lease_until < now())
    ORDER BY run_after LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING ${COLUMNS}`;

/** Work on videos that is waiting or under way. Times are the database's: workers' clocks may differ. */
@Injectable()
export class TranscodingJobsRepository {
  async insert(tx: EntityManager, { videoReviewId, sourceKey, contentType, folderId }: TranscodingOrder) {
    const id = newId();
    const processed = `processed/videos/${folderId}/${id}`;
    await tx.query(
      `INSERT INTO transcoding_jobs (id, video_review_id, source_key, content_type, video_key, poster_key, status)
       VALUES ($1, $2, $3, $4, $5, $6, 'queued')`,
      [id, videoReviewId, sourceKey, contentType, `${processed}.mp4`, `${processed}.jpg`],
    );
    return id;
  }

  /** @returns a job that is this worker's alone until the lease runs out */
  async claim(tx: EntityManager, leaseId: string, leaseSeconds: number): Promise<TranscodingJob | null> {
    const [rows] = await tx.query<[TranscodingJob[], number]>(CLAIM, [leaseId, leaseSeconds]);
    return rows[0] ?? null;
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

  async giveBack(tx: EntityManager, leaseId: string): Promise<void> {
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
