import { Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';

/** What the directory knows of a practice; texts are empty where nothing is known. */
export interface PracticeProjection {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone of its main location. */
  readonly timeZone: string;
  readonly email: string;
  /** As the practice typed it. */
  readonly phone: string;
  /** Notes about clients and intake forms; unknown counts as yes. */
  readonly clientNotesEnabled?: boolean | null | undefined;
}

const PRACTICES: ProjectionTable = { name: 'practice_projections', key: ['practice_id'] };

@Injectable()
export class PracticeProjectionRepository {
  async save(tx: EntityManager, practice: Practice): Promise<void> {
    const { practiceId, country, timeZone, email, phone, clientNotesEnabled = null, version } = practice;
    await upsertIfNewer(tx, PRACTICES, {
      practice_id: practiceId,
      country,
      time_zone: timeZone,
      email,
      phone,
      client_notes_enabled: clientNotesEnabled,
      version,
    });
  }

  async find(tx: EntityManager, practiceId: string): Promise<PracticeProjection | undefined> {
    const rows = await tx.query<PracticeProjection[]>(
      `SELECT country, time_zone AS "timeZone", email, phone, client_notes_enabled AS "clientNotesEnabled"
       FROM practice_projections WHERE practice_id = $1`,
      [practiceId],
    );
    return rows[0];
  }

  /** What the owner's account is reached at. */
  async findOwner(tx: EntityManager, practiceId: string): Promise<{ email: string; phone: string } | undefined> {
    const rows = await tx.query<{ email: string; phone: string }[]>(
      `SELECT email, coalesce(phone, '') AS phone FROM users WHERE practice_id = $1`,
      [practiceId],
    );
    return rows[0];
  }
}
