import { Injectable } from '@nestjs/common';
import { type ProjectionTable, upsertIfNewer } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';
import { PracticeProjection } from './practice-projection.entity.js';

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

  async findCurrency(tx: EntityManager, practiceId: string): Promise<string | undefined> {
    return (await tx.findOneBy(PracticeProjection, { practiceId }))?.currency;
  }
}
