import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PracticeSkill } from './practice-skill.entity.js';

@Injectable()
export class SkillsRepository {
  /** In order. */
  async listOf(tx: EntityManager, practiceId: string): Promise<PracticeSkill[]> {
    return tx.find(PracticeSkill, { where: { practiceId }, order: { position: 'ASC', specialtyId: 'ASC' } });
  }

  /** Makes these the skills of a practice, in this order. */
  async replace(tx: EntityManager, practiceId: string, specialtyIds: readonly string[]): Promise<void> {
    await tx.delete(PracticeSkill, { practiceId });
    await tx.insert(
      PracticeSkill,
      specialtyIds.map((specialtyId, index) => ({ practiceId, specialtyId, position: index + 1 })),
    );
  }
}
