import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { PENDING_UPLOAD, VideoReview } from './video-review.entity.js';

const HASH_MAX_LENGTH = 200;

/** An approved video and how its author is shown. */
export interface ShownVideo {
  id: string;
  practiceId: string;
  reviewId: string | null;
  /** Null for a video that the practice uploaded. */
  author: string | null;
  uploadedByPractice: boolean;
  /** Stars of the review that it belongs to. */
  rating: number | null;
  durationMs: number;
  createdAt: Date;
}

export interface PracticeVideosFilter {
  practiceId: string;
  /** Links alone that are active at this instant; all videos without. */
  links: Date | null;
  limit: number;
  offset: number;
}

/** Excludes authors who are, or may still become, anonymous, and imported reviews that are not confirmed. */
const SHOWN = `video.status = 'approved' AND (review.id IS NULL OR (review.is_public AND NOT (review.is_anonymous OR review.imported)))`;
const SELECT_SHOWN = `
  SELECT video.id, video.practice_id AS "practiceId", video.review_id AS "reviewId", review.rating,
    video.duration_ms AS "durationMs", video.created_at AS "createdAt",
    video.uploaded_by IS NOT NULL AS "uploadedByPractice",
    CASE WHEN video.uploaded_by IS NULL THEN coalesce(review.first_name, video.first_name) ||
      CASE coalesce(review.last_initial, video.last_initial) WHEN '' THEN ''
      ELSE ' ' || coalesce(review.last_initial, video.last_initial) || '.' END END AS author
  FROM video_reviews AS video LEFT JOIN reviews AS review ON review.id = video.review_id`;

@Injectable()
export class VideoReviewsRepository {
  async findByHash(tx: EntityManager, uploadHash: string): Promise<VideoReview | null> {
    if (uploadHash.length > HASH_MAX_LENGTH) return null;
    return tx.findOneBy(VideoReview, { uploadHashSha: hashToken(uploadHash) });
  }

  async findForUpdate(tx: EntityManager, id: string): Promise<VideoReview | null> {
    return tx.findOne(VideoReview, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The one of this review or of the visit that it is about. */
  async findOf(tx: EntityManager, reviewId: string, appointmentId: string | null): Promise<VideoReview | null> {
    return tx.findOne(VideoReview, {
      where: [{ reviewId }, ...(appointmentId ? [{ appointmentId }] : [])],
      lock: { mode: 'pessimistic_write' },
    });
  }

  async find(tx: EntityManager, id: string): Promise<VideoReview | null> {
    return tx.findOneBy(VideoReview, { id });
  }

  /** @returns false where a repeated request has made it already */
  async insertNew(tx: EntityManager, video: VideoReview): Promise<boolean> {
    const insertion = tx.createQueryBuilder().insert().into(VideoReview).values(video).orIgnore();
    const { raw } = await insertion.returning('id').updateEntity(false).execute();
    return (raw as unknown[]).length > 0;
  }

  /** Of a practice, newest first, without those of people who are anonymous or may still become so. */
  async listOfPractice(
    tx: EntityManager,
    { practiceId, links, ...page }: PracticeVideosFilter,
  ): Promise<VideoReview[]> {
    return this.ofPractice(tx, practiceId, links)
      .orderBy('video.createdAt', 'DESC')
      .addOrderBy('video.id', 'DESC')
      .limit(page.limit)
      .offset(page.offset)
      .getMany();
  }

  /** Of some contacts, newest first, at most `limit` of each; without those of people who are anonymous or may still become so. */
  async listOfClients(
    tx: EntityManager,
    { practiceId, clientIds, limit }: { practiceId: string; clientIds: readonly string[]; limit: number },
  ): Promise<VideoReview[]> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT found.id FROM unnest($2::uuid[]) AS wanted (client_id) CROSS JOIN LATERAL (
         SELECT video.id FROM video_reviews video LEFT JOIN reviews review ON review.id = video.review_id
         WHERE video.practice_id = $1 AND video.client_id = wanted.client_id
           AND (review.id IS NULL OR (review.is_public AND NOT review.is_anonymous))
         ORDER BY video.created_at DESC, video.id DESC LIMIT $3) AS found`,
      [practiceId, clientIds, limit],
    );
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return tx.find(VideoReview, { where: { id: In(rows.map(({ id }) => id)) }, order });
  }

  async countOfPractice(tx: EntityManager, practiceId: string, links: Date | null): Promise<number> {
    return this.ofPractice(tx, practiceId, links).getCount();
  }

  private ofPractice(tx: EntityManager, practiceId: string, links: Date | null) {
    const query = tx
      .createQueryBuilder(VideoReview, 'video')
      .leftJoin('reviews', 'review', 'review.id = video.reviewId')
      .where('video.practiceId = :practiceId', { practiceId })
      .andWhere('(review.id IS NULL OR (review.is_public AND NOT review.is_anonymous))');
    if (links) {
      query.andWhere(
        `video.status = 'pending' AND video.originalFilename = :pending AND video.uploadEnabled AND video.uploadExpiresAt > :links`,
        { pending: PENDING_UPLOAD, links },
      );
    }
    return query;
  }

  async save(tx: EntityManager, video: VideoReview): Promise<void> {
    await tx.save(VideoReview, video);
  }

  async listOfReviews(tx: EntityManager, reviewIds: readonly string[]): Promise<VideoReview[]> {
    return tx.findBy(VideoReview, { reviewId: In([...reviewIds]) });
  }

  /** The approved ones of these reviews, as everybody may see them. */
  async listShownOfReviews(tx: EntityManager, reviewIds: readonly string[]): Promise<ShownVideo[]> {
    return tx.query(`${SELECT_SHOWN} WHERE video.review_id = ANY($1) AND ${SHOWN}`, [reviewIds]);
  }

  /** Newest first, at most `first` of each practice. */
  async listShown(tx: EntityManager, practiceIds: readonly string[], first: number): Promise<ShownVideo[]> {
    return tx.query(
      `SELECT shown.* FROM unnest($1::uuid[]) AS practice (id) CROSS JOIN LATERAL (
         ${SELECT_SHOWN} WHERE video.practice_id = practice.id AND ${SHOWN}
         ORDER BY video.approved_at DESC, video.id DESC LIMIT $2) AS shown`,
      [practiceIds, first],
    );
  }

  async isShown(tx: EntityManager, id: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(`${SELECT_SHOWN} WHERE video.id = $1 AND ${SHOWN}`, [id]);
    return rows.length > 0;
  }

  /** Whether its practice may see it: not if the author is anonymous. */
  async isOpenToPractice(tx: EntityManager, id: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT FROM video_reviews AS video LEFT JOIN reviews AS review ON review.id = video.review_id
       WHERE video.id = $1 AND (review.id IS NULL OR (review.is_public AND NOT review.is_anonymous))`,
      [id],
    );
    return rows.length > 0;
  }
}
