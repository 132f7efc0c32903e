import { Injectable } from '@nestjs/common';
import { PracticeRatingChangedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import type { PracticeRating } from './practice-rating.entity.js';
import { RatingsRepository } from './ratings.repository.js';

@Injectable()
export class RatingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ratings: RatingsRepository,
  ) {}

  async listByPractices(ids: readonly string[]): Promise<PracticeRating[]> {
    return this.ratings.listByPractices(this.dataSource.manager, ids.filter(isUuid));
  }

  /** Locks everything that counts for a practice. */
  async getForUpdate(tx: EntityManager, practiceId: string): Promise<PracticeRating> {
    return this.ratings.getForUpdate(tx, practiceId);
  }

  /**
   * Recounts one review and publishes the resulting average.
   * @param rating locked by this transaction
   * @param before stars that the review counted so far; 0 when it did not count
   */
  async recount(tx: EntityManager, rating: PracticeRating, before: number, after: number): Promise<void> {
    if (!rating.recount(before, after)) return;
    await this.ratings.save(tx, rating);
    const { practiceId, average, reviewsCount, version } = rating;
    const changed = { practiceId, reviewsAverage: average, reviewsCount, version };
    await emit(tx, PracticeRatingChangedSchema, changed, { aggregateId: practiceId });
  }
}
