import { Injectable } from '@nestjs/common';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';

/** A free start as it is stored. */
export interface OpeningRow {
  startsAt: Date;
  locationKind: string;
  locationId: string;
  /** Day in the location's zone. */
  date: string;
  partOfDay: string;
  timeZone: string;
  serviceId: string;
}

const OPENING_VERSIONS: ProjectionTable = { name: 'opening_versions', key: ['practice_id'] };

@Injectable()
export class OpeningsRepository {
  /** Replaces all openings of a practice, unless a newer computation is stored already; the row of its version is the lock. */
  async replace(tx: EntityManager, practiceId: string, version: bigint, openings: OpeningRow[]): Promise<void> {
    if (!(await upsertIfNewer(tx, OPENING_VERSIONS, { practice_id: practiceId, version }))) return;
    await tx.query('DELETE FROM openings WHERE practice_id = $1', [practiceId]);
    await tx.query(
      `INSERT INTO openings
       SELECT $1, "startsAt", "locationKind", "locationId", "date", "partOfDay", "timeZone", "serviceId"
       FROM jsonb_to_recordset($2) AS opening ("startsAt" timestamptz, "locationKind" text, "locationId" uuid, "date" date,
         "partOfDay" text, "timeZone" text, "serviceId" uuid)
       ON CONFLICT DO NOTHING`,
      [practiceId, JSON.stringify(openings)],
    );
  }
}
