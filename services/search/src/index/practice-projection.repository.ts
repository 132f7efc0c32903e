import { Injectable } from '@nestjs/common';
import type { JsonObject } from '@bufbuild/protobuf';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';

/** A practice with everything that search knows of it. */
export interface PracticeProjection {
  practice: JsonObject;
  locations: JsonObject[];
  services: JsonObject[];
  reviewsAverage: number;
  reviewsCount: number;
}

const PRACTICES: ProjectionTable = { name: 'practice_projections', key: ['practice_id'] };
const LOCATIONS: ProjectionTable = { name: 'location_projections', key: ['location_id'] };
const SERVICES: ProjectionTable = { name: 'service_projections', key: ['service_id'] };
const RATINGS: ProjectionTable = { name: 'rating_projections', key: ['practice_id'] };

/** The newest snapshot of each, in protobuf's JSON form, so that a new field needs no migration. */
@Injectable()
export class PracticeProjectionRepository {
  /** Serialises the changes of one practice, whose events come from two services at once. */
  async lock(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [practiceId]);
  }

  async savePractice(tx: EntityManager, practiceId: string, version: number, snapshot: JsonObject): Promise<void> {
    await upsertIfNewer(tx, PRACTICES, { practice_id: practiceId, version, snapshot });
  }

  async saveLocation(
    tx: EntityManager,
    id: string,
    practiceId: string,
    version: number,
    snapshot: JsonObject,
  ): Promise<void> {
    await upsertIfNewer(tx, LOCATIONS, { location_id: id, practice_id: practiceId, version, snapshot });
  }

  async deleteLocation(tx: EntityManager, id: string): Promise<void> {
    await tx.query('UPDATE location_projections SET deleted = true WHERE location_id = $1', [id]);
  }

  async saveService(
    tx: EntityManager,
    id: string,
    practiceId: string,
    version: number,
    snapshot: JsonObject,
  ): Promise<void> {
    await upsertIfNewer(tx, SERVICES, { service_id: id, practice_id: practiceId, version, snapshot });
  }

  async saveRating(
    tx: EntityManager,
    practiceId: string,
    version: number,
    average: number,
    count: number,
  ): Promise<void> {
    const rating = { reviews_average: average, reviews_count: count };
    await upsertIfNewer(tx, RATINGS, { practice_id: practiceId, version, ...rating });
  }

  async find(tx: EntityManager, practiceId: string): Promise<PracticeProjection | null> {
    const rows = await tx.query<PracticeProjection[]>(
      `SELECT p.snapshot AS practice,
         coalesce(r.reviews_average, 0) AS "reviewsAverage",
         coalesce(r.reviews_count, 0) AS "reviewsCount",
         (SELECT coalesce(jsonb_agg(l.snapshot), '[]') FROM location_projections l WHERE l.practice_id = p.practice_id AND NOT l.deleted) AS locations,
         (SELECT coalesce(jsonb_agg(s.snapshot), '[]') FROM service_projections s WHERE s.practice_id = p.practice_id) AS services
       FROM practice_projections p LEFT JOIN rating_projections r USING (practice_id)
       WHERE p.practice_id = $1`,
      [practiceId],
    );
    return rows[0] ?? null;
  }
}
