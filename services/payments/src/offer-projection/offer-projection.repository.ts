import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What practices sell, as far as coupons name it: services, their variations, kinds of group events. */
@Injectable()
export class OfferProjectionRepository {
  /** An offer never changes hands, and one that was removed stays what it was. */
  async add(tx: EntityManager, practiceId: string, offerIds: readonly string[]): Promise<void> {
    await tx.query(
      `INSERT INTO offer_projections (offer_id, practice_id) SELECT unnest($2::uuid[]), $1::uuid ON CONFLICT DO NOTHING`,
      [practiceId, offerIds],
    );
  }

  /** Those of some offers that are the practice's. */
  async listOwn(tx: EntityManager, practiceId: string, offerIds: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ id: string }[]>(
      'SELECT offer_id AS id FROM offer_projections WHERE practice_id = $1 AND offer_id = ANY($2::uuid[])',
      [practiceId, offerIds],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
