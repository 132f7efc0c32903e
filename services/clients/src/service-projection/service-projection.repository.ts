import { Injectable } from '@nestjs/common';
import type { Service } from '@yarrow/contracts/catalog/v1/events_pb';
import { upsertAllIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';

/** What practices sell, as far as agreed prices name it: services and their variations. */
const SERVICES: ProjectionTable = { name: 'service_projections', key: ['service_id'] };

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
    await upsertAllIfNewer(tx, SERVICES, rows);
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
