import { Injectable } from '@nestjs/common';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import { In, type EntityManager } from 'typeorm';
import { PracticeProjection } from './practice-projection.entity.js';

const PRACTICES: ProjectionTable = { name: 'practice_projections', key: ['practice_id'] };

/** As an event brings it. */
export type PracticeSnapshot = Omit<PracticeProjection, 'isPractitioner'>;

@Injectable()
export class PracticeProjectionRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save(tx: EntityManager, snapshot: PracticeSnapshot): Promise<void> {
    await upsertIfNewer(tx, PRACTICES, {
      practice_id: snapshot.practiceId,
      owner_user_id: snapshot.ownerUserId,
      slug: snapshot.slug,
      country: snapshot.country,
      phone: snapshot.phone,
      email: snapshot.email,
      published: snapshot.published,
      specialty_ids: snapshot.specialtyIds,
      video_reviews_enabled: snapshot.videoReviewsEnabled,
      time_zone: snapshot.timeZone,
      import_reviews_enabled: snapshot.importReviewsEnabled,
      version: snapshot.version,
    });
  }

  async find(tx: EntityManager, practiceId: string): Promise<PracticeProjection | null> {
    return tx.findOneBy(PracticeProjection, { practiceId });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<PracticeProjection[]> {
    return tx.findBy(PracticeProjection, { practiceId: In([...ids]) });
  }
}
