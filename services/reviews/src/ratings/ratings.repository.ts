import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { PracticeRating } from './practice-rating.entity.js';

@Injectable()
export class RatingsRepository {
  /**
   * Locks everything that counts for a practice: reviews, stars and endorsements change, and their events are
   * stored, one transaction after the other.
   */
  async getForUpdate(tx: EntityManager, practiceId: string): Promise<PracticeRating> {
    await tx.query('INSERT INTO practice_ratings (practice_id) VALUES ($1) ON CONFLICT DO NOTHING', [practiceId]);
    return tx.findOneOrFail(PracticeRating, { where: { practiceId }, lock: { mode: 'pessimistic_write' } });
  }

  async save(tx: EntityManager, rating: PracticeRating): Promise<void> {
    const { practiceId, stars, reviewsCount, version } = rating;
    await tx.update(PracticeRating, { practiceId }, { stars, reviewsCount, version });
  }

  async listByPractices(tx: EntityManager, ids: readonly string[]): Promise<PracticeRating[]> {
    return tx.findBy(PracticeRating, { practiceId: In([...ids]) });
  }
}
