import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reviewer } from './reviewer.entity.js';

@Injectable()
export class ReviewersRepository {
  async find(tx: EntityManager, practiceId: string, id: string): Promise<Reviewer | null> {
    return tx.findOneBy(Reviewer, { practiceId, id });
  }

  /** Leaves the one that a repeated request has made as it is. */
  async insert(tx: EntityManager, reviewer: Reviewer): Promise<void> {
    await tx.createQueryBuilder().insert().into(Reviewer).values(reviewer).orIgnore().execute();
  }

  /** Forgets people who said who they are and never gave stars. */
  async deleteIdle(tx: EntityManager, before: Date): Promise<void> {
    await tx.query(
      `DELETE FROM reviewers WHERE created_at < $1
         AND NOT EXISTS (SELECT FROM reviews WHERE reviews.reviewer_id = reviewers.id)`,
      [before],
    );
  }
}
