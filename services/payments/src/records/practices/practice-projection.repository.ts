import { Injectable } from '@nestjs/common';
import { type ProjectionTable, upsertIfNewer } from '@yarrow/kit/database/upsert-if-newer';
import { type EntityManager, In } from 'typeorm';
import { PracticeProjection } from './practice-projection.entity.js';

/** A practice whose summary of charges is due. */
export interface DueSummary {
  readonly practiceId: string;
  /** IANA. */
  readonly timeZone: string;
  readonly dueAt: Date;
}

const PRACTICES: ProjectionTable = { name: 'practice_projections', key: ['practice_id'] };

@Injectable()
export class PracticeProjectionRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save(tx: EntityManager, practice: PracticeProjection): Promise<void> {
    await upsertIfNewer(tx, PRACTICES, {
      practice_id: practice.practiceId,
      owner_user_id: practice.ownerUserId,
      name: practice.name,
      email: practice.email,
      currency: practice.currency,
      country: practice.country,
      time_zone: practice.timeZone,
      version: practice.version,
      accepts_tips: practice.acceptsTips,
    });
  }

  /**
   * Starts or stops the summaries of a practice's charges, unless a newer version of the practice has been stored.
   * @param at of the next summary; null for none. A summary that is planned keeps its time
   */
  async planSummary(tx: EntityManager, practiceId: string, version: number, at: Date | null): Promise<void> {
    await tx.query(
      `UPDATE practice_projections SET next_charge_summary_at = CASE WHEN $3::timestamptz IS NOT NULL
         THEN coalesce(next_charge_summary_at, $3) END
       WHERE practice_id = $1 AND version = $2`,
      [practiceId, version, at],
    );
  }

  /** Locks a practice whose summary is due. */
  async takeDueSummary(tx: EntityManager, now: Date): Promise<DueSummary | undefined> {
    const [row] = await tx.query<DueSummary[]>(
      `SELECT practice_id AS "practiceId", time_zone AS "timeZone", next_charge_summary_at AS "dueAt"
       FROM practice_projections WHERE next_charge_summary_at <= $1
       ORDER BY next_charge_summary_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    );
    return row;
  }

  async saveNextSummary(tx: EntityManager, practiceId: string, at: Date): Promise<void> {
    await tx.query('UPDATE practice_projections SET next_charge_summary_at = $2 WHERE practice_id = $1', [
      practiceId,
      at,
    ]);
  }

  async find(tx: EntityManager, practiceId: string): Promise<PracticeProjection | null> {
    return tx.findOneBy(PracticeProjection, { practiceId });
  }

  async listByIds(tx: EntityManager, practiceIds: readonly string[]): Promise<Map<string, PracticeProjection>> {
    const practices = await tx.findBy(PracticeProjection, { practiceId: In([...practiceIds]) });
    return new Map(practices.map((practice) => [practice.practiceId, practice]));
  }

  async findCurrency(tx: EntityManager, practiceId: string): Promise<string | undefined> {
    return (await this.find(tx, practiceId))?.currency;
  }
}
