import { Injectable } from '@nestjs/common';
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

@Injectable()
export class OpeningsRepository {
  /** Replaces all openings of a practice, unless a newer computation is stored already; the row of its version is the lock. */
  async replace(tx: EntityManager, practiceId: string, version: bigint, openings: OpeningRow[]): Promise<void> {
    const newer = await tx.query<unknown[]>(
      `INSERT INTO opening_versions VALUES ($1, $2)
       ON CONFLICT (practice_id) DO UPDATE SET version = excluded.version WHERE opening_versions.version < excluded.version
       RETURNING version`,
      [practiceId, String(version)],
    );
    if (newer.length === 0) return;
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
