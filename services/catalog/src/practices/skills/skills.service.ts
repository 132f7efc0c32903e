import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { findSpecialty } from '../../reference/specialties.js';
import { inOrder, type Position } from '../positions.js';
import type { Practice } from '../practice.entity.js';
import { PracticeChangesService } from '../practice-changes.service.js';
import { skillId } from './shown-skills.js';
import { SkillsRepository } from './skills.repository.js';

const MAX_KEYWORDS = 50;

/** The keywords of a practice: what it does, and what for. */
@Injectable()
export class SkillsService {
  constructor(
    private readonly changes: PracticeChangesService,
    private readonly skills: SkillsRepository,
  ) {}

  /** Requires the owner. What stays keeps its place. */
  async choose(actor: Actor, specialtyIds: readonly string[]): Promise<Practice> {
    const chosen = [...new Set(specialtyIds)];
    return this.change(actor, (known) => {
      const added = chosen.filter((id) => !known.includes(id));
      // A skill that was removed from the reference list may stay, but cannot be chosen again.
      if (!added.every(findSpecialty)) throw new DomainError('not_found', 'This keyword does not exist.', 'skills');
      const kept = known.filter((id) => chosen.includes(id));
      if (added.length > 0 && kept.length + added.length > MAX_KEYWORDS) {
        throw new DomainError('too_many_keywords', `You can select a maximum of ${MAX_KEYWORDS} keywords`, 'skills');
      }
      return [...kept, ...added];
    });
  }

  /** Requires the owner. */
  async delete(actor: Actor, id: string): Promise<Practice> {
    return this.change(actor, (known, practiceId) => {
      const rest = known.filter((specialtyId) => skillId(practiceId, specialtyId) !== id);
      if (rest.length === known.length) throw new DomainError('not_found', 'This keyword does not exist.', 'skillId');
      return rest;
    });
  }

  /** Requires the owner. */
  async move(actor: Actor, positions: readonly Position[]): Promise<Practice> {
    return this.change(actor, (known, practiceId) =>
      inOrder(known, (specialtyId) => skillId(practiceId, specialtyId), positions, 'skillArray'),
    );
  }

  private async change(actor: Actor, edit: (known: string[], practiceId: string) => string[]): Promise<Practice> {
    return this.changes.change(actor, async (tx, { id }) => {
      const known = (await this.skills.listOf(tx, id)).map(({ specialtyId }) => specialtyId);
      await this.skills.replace(tx, id, edit(known, id));
    });
  }
}
