import { Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { PracticeProjectionRepository } from './practice-projection.repository.js';

/** What payments keeps of practices. */
@Injectable()
export class PracticeProjectionService {
  constructor(private readonly projection: PracticeProjectionRepository) {}

  async save(tx: EntityManager, practice: Practice): Promise<void> {
    const { practiceId, name, email, currency, country, timeZone, version, acceptsTips } = practice;
    const facts = { practiceId, name, email, currency, country, timeZone, version, acceptsTips };
    await this.projection.save(tx, { ...facts, ownerUserId: practice.ownerUserId || null });
  }
}
