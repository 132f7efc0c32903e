import { Injectable } from '@nestjs/common';
import type { JsonObject } from '@bufbuild/protobuf';
import type { EntityManager } from 'typeorm';

/** A practice with everything that search knows of it. */
export interface PracticeFacts {
  practice: JsonObject;
  locations: JsonObject[];
  services: JsonObject[];
  reviewsAverage: number;
  reviewsCount: number;
}

/** Facts as told, the newest version of each; protobuf's JSON form, so that a new field needs no migration. */
@Injectable()
export class FactsRepository {
  /** Serialises the changes of one practice, whose facts come from two services at once. */
  async lock(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [practiceId]);
  }

  async savePractice(tx: EntityManager, practiceId: string, version: number, fact: JsonObject): Promise<void> {
    await tx.query(
      `INSERT INTO practice_facts VALUES ($1, $2, $3)
       ON CONFLICT (practice_id) DO UPDATE SET version = excluded.version, fact = excluded.fact
       WHERE practice_facts.version < excluded.version`,
      [practiceId, version, fact],
    );
  }

  async saveLocation(
    tx: EntityManager,
    id: string,
    practiceId: string,
    version: number,
    fact: JsonObject,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO location_facts (location_id, practice_id, version, fact) VALUES ($1, $2, $3, $4)
       ON CONFLICT (location_id) DO UPDATE SET version = excluded.version, fact = excluded.fact
       WHERE location_facts.version < excluded.version`,
      [id, practiceId, version, fact],
    );
  }

  async deleteLocation(tx: EntityManager, id: string): Promise<void> {
    await tx.query('UPDATE location_facts SET deleted = true WHERE location_id = $1', [id]);
  }

  async saveService(
    tx: EntityManager,
    id: string,
    practiceId: string,
    version: number,
    fact: JsonObject,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO service_facts VALUES ($1, $2, $3, $4)
       ON CONFLICT (service_id) DO UPDATE SET version = excluded.version, fact = excluded.fact
       WHERE service_facts.version < excluded.version`,
      [id, practiceId, version, fact],
    );
  }

  async saveRating(
    tx: EntityManager,
    practiceId: string,
    version: number,
    average: number,
    count: number,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO rating_facts VALUES ($1, $2, $3, $4)
       ON CONFLICT (practice_id) DO UPDATE
       SET version = excluded.version, reviews_average = excluded.reviews_average, reviews_count = excluded.reviews_count
       WHERE rating_facts.version < excluded.version`,
      [practiceId, version, average, count],
    );
  }

  async find(tx: EntityManager, practiceId: string): Promise<PracticeFacts | null> {
    const rows = await tx.query<PracticeFacts[]>(
      `SELECT p.fact AS practice,
         coalesce(r.reviews_average, 0) AS "reviewsAverage",
         coalesce(r.reviews_count, 0) AS "reviewsCount",
         (SELECT coalesce(jsonb_agg(l.fact), '[]') FROM location_facts l WHERE l.practice_id = p.practice_id AND NOT l.deleted) AS locations,
         (SELECT coalesce(jsonb_agg(s.fact), '[]') FROM service_facts s WHERE s.practice_id = p.practice_id) AS services
       FROM practice_facts p LEFT JOIN rating_facts r USING (practice_id)
       WHERE p.practice_id = $1`,
      [practiceId],
    );
    return rows[0] ?? null;
  }
}
