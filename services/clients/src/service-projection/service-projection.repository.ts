import { Injectable } from '@nestjs/common';
import type { Service } from '@yarrow/contracts/catalog/v1/events_pb';
import type { EntityManager } from 'typeorm';

/** What practices sell, as far as agreed prices name it: services and their variations. */
@Injectable()
export class ServiceProjectionRepository {
  /** Keeps the highest version of each, so that events may come late, twice or out of order. */
  async save(tx: EntityManager, services: readonly Service[]): Promise<void> {
    const rows = services.map((service) => ({
      service_id: service.serviceId,
      practice_id: service.practiceId,
      variation_ids: service.variations.map(({ variationId }) => variationId),
      deleted: service.deleted,
      version: service.version,
    }));
    // In one order, so that two who save the same services wait for each other and never in a ring.
    await tx.query(
      `INSERT INTO service_projections AS projection (service_id, practice_id, variation_ids, deleted, version)
       SELECT service_id, practice_id, variation_ids, deleted, version FROM jsonb_to_recordset($1::jsonb)
         AS saved (service_id uuid, practice_id uuid, variation_ids uuid[], deleted boolean, version integer)
       ORDER BY service_id
       ON CONFLICT (service_id) DO UPDATE
         SET variation_ids = excluded.variation_ids, deleted = excluded.deleted, version = excluded.version
       WHERE projection.version < excluded.version`,
      [JSON.stringify(rows)],
    );
  }

  /** Whether the practice sells the variation; a service that was removed is sold no more. */
  async isSold(tx: EntityManager, practiceId: string, variationId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT 1 FROM service_projections WHERE practice_id = $1 AND $2::uuid = ANY(variation_ids) AND NOT deleted LIMIT 1`,
      [practiceId, variationId],
    );
    return rows.length > 0;
  }
}
