import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { PracticeProjection } from './practice-projection.entity.js';

const SAVE = `
  INSERT INTO practice_projections AS known (
    practice_id, owner_user_id, slug, country, phone, email, published, specialty_ids, video_reviews_enabled,
    version
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (practice_id) DO UPDATE SET owner_user_id = excluded.owner_user_id, slug = excluded.slug,
    country = excluded.country, phone = excluded.phone, email = excluded.email, published = excluded.published,
    specialty_ids = excluded.specialty_ids, video_reviews_enabled = excluded.video_reviews_enabled,
    version = excluded.version
  WHERE known.version < excluded.version`;

/** As an event brings it. */
export type PracticeSnapshot = Omit<PracticeProjection, 'isPractitioner'>;

@Injectable()
export class PracticeProjectionRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save(tx: EntityManager, snapshot: PracticeSnapshot): Promise<void> {
    await tx.query(SAVE, [
      snapshot.practiceId,
      snapshot.ownerUserId,
      snapshot.slug,
      snapshot.country,
      snapshot.phone,
      snapshot.email,
      snapshot.published,
      snapshot.specialtyIds,
      snapshot.videoReviewsEnabled,
      snapshot.version,
    ]);
  }

  async find(tx: EntityManager, practiceId: string): Promise<PracticeProjection | null> {
    return tx.findOneBy(PracticeProjection, { practiceId });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<PracticeProjection[]> {
    return tx.findBy(PracticeProjection, { practiceId: In([...ids]) });
  }
}
