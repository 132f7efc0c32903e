import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Review } from '../reviews/review.entity.js';
import { ReviewReport } from './review-report.entity.js';

const PUBLIC = 'review.is_public AND NOT review.imported';

@Injectable()
export class ReportsRepository {
  /** A second one of the same account, or with the same id, is left out. */
  async insert(tx: EntityManager, report: ReviewReport): Promise<void> {
    await tx.createQueryBuilder().insert().into(ReviewReport).values(report).orIgnore().execute();
  }

  /** Public reviews with reports, the longest waiting first. */
  async listReviews(tx: EntityManager, limit: number): Promise<Review[]> {
    return tx
      .createQueryBuilder(Review, 'review')
      .innerJoin(
        `(SELECT review_id, min(created_at) AS waiting_since FROM review_reports GROUP BY review_id)`,
        'report',
        'report.review_id = review.id',
      )
      .where(PUBLIC)
      .orderBy('report.waiting_since', 'ASC')
      .addOrderBy('review.id', 'ASC')
      .limit(limit)
      .getMany();
  }

  async countReviews(tx: EntityManager): Promise<number> {
    return tx
      .createQueryBuilder(Review, 'review')
      .where(PUBLIC)
      .andWhere('review.id IN (SELECT review_id FROM review_reports)')
      .getCount();
  }

  async listOf(tx: EntityManager, reviewIds: readonly string[]): Promise<ReviewReport[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return tx.find(ReviewReport, { where: { reviewId: In([...reviewIds]) }, order });
  }

  /** @returns whether there were any */
  async delete(tx: EntityManager, reviewId: string): Promise<boolean> {
    return ((await tx.delete(ReviewReport, { reviewId })).affected ?? 0) > 0;
  }
}
