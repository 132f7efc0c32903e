import { Injectable } from '@nestjs/common';
import type { Period } from '@yarrow/time/calendar-period';
import type { EntityManager } from 'typeorm';
import { Review } from '../reviews/review.entity.js';

/** Which of a practice's public reviews. */
export interface CompletedFilter {
  practiceId: string;
  period: Period | undefined;
  /** 1 to 5. */
  rating: number | undefined;
}

/** Written by a real visitor: by the link of a visit that took place, or as a contact with such a visit. */
const VERIFIED = `EXISTS (
  SELECT FROM appointment_projections AS visit
  WHERE visit.practice_id = review.practice_id AND visit.state = 'approved' AND visit.ends_at <= :now
    AND CASE WHEN review.appointment_id IS NULL
      THEN visit.client_id = review.client_id
        OR visit.client_id IN (SELECT from_id FROM client_merges WHERE into_id = review.client_id)
      ELSE visit.appointment_id = review.appointment_id END)`;

/** A practice's public reviews, those without words too. */
@Injectable()
export class CompletedReviewsRepository {
  async list(tx: EntityManager, filter: CompletedFilter, page: { limit: number; offset: number }): Promise<Review[]> {
    return this.matching(tx, filter)
      .orderBy('review.shownAt', 'DESC')
      .addOrderBy('review.publicId', 'DESC')
      .limit(page.limit)
      .offset(page.offset)
      .getMany();
  }

  async count(tx: EntityManager, filter: CompletedFilter): Promise<number> {
    return this.matching(tx, filter).getCount();
  }

  /** By the id by which others know it. @param practiceId left out: of any */
  async find(tx: EntityManager, id: string, practiceId?: string): Promise<Review | null> {
    const query = this.public(tx).andWhere(
      '((review.id = :id AND NOT review.is_anonymous) OR (review.public_id = :id AND review.is_anonymous))',
      { id },
    );
    if (practiceId) query.andWhere('review.practice_id = :practiceId', { practiceId });
    return query.getOne();
  }

  /** Those that came from real visits, oldest first; as many as one export holds. */
  async listVerified(tx: EntityManager, practiceId: string, now: Date, limit: number): Promise<Review[]> {
    return this.public(tx)
      .andWhere('review.practice_id = :practiceId', { practiceId })
      .andWhere(VERIFIED, { now })
      .orderBy('review.shownAt', 'ASC')
      .addOrderBy('review.publicId', 'ASC')
      .limit(limit)
      .getMany();
  }

  async isVerified(tx: EntityManager, reviewId: string, now: Date): Promise<boolean> {
    return this.public(tx).andWhere('review.id = :reviewId', { reviewId }).andWhere(VERIFIED, { now }).getExists();
  }

  private public(tx: EntityManager) {
    return tx.createQueryBuilder(Review, 'review').where('review.is_public AND NOT review.imported');
  }

  private matching(tx: EntityManager, { practiceId, period, rating }: CompletedFilter) {
    const query = this.public(tx).andWhere('review.practice_id = :practiceId', { practiceId });
    if (period) query.andWhere('review.shown_at >= :from AND review.shown_at < :to', period);
    if (rating !== undefined) query.andWhere('review.rating = :rating', { rating });
    return query;
  }
}
