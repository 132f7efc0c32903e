import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { PracticeCopy } from './practice-copy.entity.js';

const SAVE = `
  INSERT INTO practice_copies AS copies (
    practice_id, owner_user_id, slug, country, phone, email, published, specialty_ids, video_reviews_enabled,
    version
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (practice_id) DO UPDATE SET owner_user_id = excluded.owner_user_id, slug = excluded.slug,
    country = excluded.country, phone = excluded.phone, email = excluded.email, published = excluded.published,
    specialty_ids = excluded.specialty_ids, video_reviews_enabled = excluded.video_reviews_enabled,
    version = excluded.version
  WHERE copies.version < excluded.version`;

export type PracticeFacts = Omit<PracticeCopy, 'isPractitioner'>;

@Injectable()
export class PracticeCopiesRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save(tx: EntityManager, facts: PracticeFacts): Promise<void> {
    await tx.query(SAVE, [
      facts.practiceId,
      facts.ownerUserId,
      facts.slug,
      facts.country,
      facts.phone,
      facts.email,
      facts.published,
      facts.specialtyIds,
      facts.videoReviewsEnabled,
      facts.version,
    ]);
  }

  async find(tx: EntityManager, practiceId: string): Promise<PracticeCopy | null> {
    return tx.findOneBy(PracticeCopy, { practiceId });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<PracticeCopy[]> {
    return tx.findBy(PracticeCopy, { practiceId: In([...ids]) });
  }
}
