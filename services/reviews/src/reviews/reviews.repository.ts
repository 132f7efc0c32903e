import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import {
  type ChosenRows,
  handOverRows,
  type Merge,
  moveChosenRows,
  type OwnedTable,
  returnRows,
} from '@yarrow/kit/database/merged-rows';
import { hashToken } from '@yarrow/kit/security/hash-token';
import type { ReviewCursor } from './review-cursor.js';
import { Review, type Author } from './review.entity.js';

const LISTED = 'review.text IS NOT NULL AND review.is_public AND NOT review.imported';

/** A review that is to become public. */
export type DueReview = Pick<Review, 'id' | 'practiceId'>;

type Subject = Pick<Author, 'practiceId' | 'appointmentId' | 'clientId' | 'phone'>;

const REVIEWS: OwnedTable = {
  ...{ name: 'reviews', key: 'id', owner: 'client_id' },
  where: `moved.appointment_id IS NOT NULL OR NOT EXISTS (
    SELECT FROM reviews AS other WHERE other.practice_id = moved.practice_id AND other.client_id = $2
      AND other.appointment_id IS NULL)`,
};

@Injectable()
export class ReviewsRepository {
  async find(tx: EntityManager, id: string): Promise<Review | null> {
    return tx.findOneBy(Review, { id });
  }

  async findByToken(tx: EntityManager, token: string): Promise<Review | null> {
    return tx.findOneBy(Review, { tokenHash: hashToken(token) });
  }

  /** The review that a call of this author changes: of the visit, else of the contact, else of the phone. */
  async findOf(tx: EntityManager, { practiceId, appointmentId, clientId, phone }: Subject): Promise<Review | null> {
    if (appointmentId) return tx.findOneBy(Review, { practiceId, appointmentId });
    if (clientId) return tx.findOneBy(Review, { practiceId, clientId, appointmentId: IsNull() });
    if (!phone) return null;
    return tx.findOneBy(Review, {
      practiceId,
      phone,
      clientId: IsNull(),
      appointmentId: IsNull(),
      imported: false,
      duplicate: false,
    });
  }

  /** Finds the duplicate that this browser wrote in addition to another author's review. */
  async findDuplicate(tx: EntityManager, practiceId: string, reviewerId: string | null): Promise<Review | null> {
    return reviewerId ? tx.findOneBy(Review, { practiceId, reviewerId, duplicate: true }) : null;
  }

  /** Whose time has come, the longest due first. */
  async listDue(tx: EntityManager, now: Date, first: number): Promise<DueReview[]> {
    return tx.find(Review, {
      select: { id: true, practiceId: true },
      where: { publishAt: LessThanOrEqual(now) },
      order: { publishAt: 'ASC' },
      take: first,
    });
  }

  /** Finds the practice's unconfirmed import for this phone. */
  async findImported(tx: EntityManager, practiceId: string, phone: string): Promise<Review | null> {
    return tx.findOneBy(Review, { practiceId, phone, imported: true });
  }

  /** The caller holds the lock of the practice's rating; unique indexes reject writes without it. */
  async save(tx: EntityManager, review: Review): Promise<void> {
    await tx.save(Review, review);
  }

  async listPublicByIds(tx: EntityManager, ids: readonly string[]): Promise<Review[]> {
    return tx
      .createQueryBuilder(Review, 'review')
      .where(
        `((review.id = ANY(:ids) AND NOT review.is_anonymous) OR (review.public_id = ANY(:ids) AND review.is_anonymous))`,
      )
      .andWhere(LISTED)
      .setParameters({ ids })
      .getMany();
  }

  /** Lists one page for each practice in one query, and one more review to detect a further page. */
  async listPages(
    tx: EntityManager,
    practiceIds: readonly string[],
    page: { first: number; after: ReviewCursor | null },
  ): Promise<Review[]> {
    return tx
      .createQueryBuilder(Review, 'review')
      .innerJoin(
        `(SELECT listed.id FROM unnest(:practiceIds::uuid[]) AS practice (id) CROSS JOIN LATERAL (
           SELECT review.id FROM reviews AS review
           WHERE review.practice_id = practice.id AND ${LISTED}
             AND (:shownAt::timestamptz IS NULL OR (review.shown_at, review.public_id) < (:shownAt, :id::uuid))
           ORDER BY review.shown_at DESC, review.public_id DESC LIMIT :limit) AS listed)`,
        'page',
        'page.id = review.id',
      )
      .setParameters({
        practiceIds,
        shownAt: page.after?.shownAt ?? null,
        id: page.after?.id ?? null,
        limit: page.first + 1,
      })
      .orderBy('review.shownAt', 'DESC')
      .addOrderBy('review.publicId', 'DESC')
      .getMany();
  }

  async countListed(tx: EntityManager, practiceIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await tx.query<{ practice_id: string; count: number }[]>(
      `SELECT practice_id, count(*)::int AS count FROM reviews AS review
       WHERE practice_id = ANY($1) AND ${LISTED} GROUP BY practice_id`,
      [practiceIds],
    );
    return new Map(rows.map(({ practice_id, count }) => [practice_id, count]));
  }

  /** Newest of the marketplace, of practices that are public. */
  async listRecent(tx: EntityManager, first: number): Promise<Review[]> {
    return tx
      .createQueryBuilder(Review, 'review')
      .innerJoin('practice_projections', 'practice', 'practice.practice_id = review.practiceId AND practice.published')
      .where(LISTED)
      .orderBy('review.shownAt', 'DESC')
      .addOrderBy('review.publicId', 'DESC')
      .limit(first)
      .getMany();
  }

  /** The reviews of these visits, by visit. */
  async findByAppointments(tx: EntityManager, appointmentIds: readonly string[]): Promise<Map<string, Review>> {
    const reviews = await tx.findBy(Review, { appointmentId: In([...appointmentIds]) });
    return new Map(reviews.map((review) => [review.appointmentId!, review]));
  }

  /**
   * Gives the reviews of one contact to another, save one that would be the second of its kind.
   * @returns ids of the reviews that moved
   */
  async handOver(tx: EntityManager, merge: Merge): Promise<string[]> {
    return handOverRows(tx, REVIEWS, merge);
  }

  /** @returns ids of the reviews that moved back */
  async giveBack(tx: EntityManager, merge: Merge): Promise<string[]> {
    return returnRows(tx, REVIEWS, merge);
  }

  /** @returns ids of the reviews that moved */
  async moveChosen(tx: EntityManager, chosen: ChosenRows): Promise<string[]> {
    return moveChosenRows(tx, REVIEWS, chosen);
  }
}
