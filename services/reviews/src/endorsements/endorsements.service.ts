import { Injectable } from '@nestjs/common';
import { EndorsementsChangedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { PracticeProjectionRepository } from '../practice-projection/practice-projection.repository.js';
import { EndorsementsRepository, type Endorsement, type EndorsementCount } from './endorsements.repository.js';

const MAX_SKILLS = 50;

@Injectable()
export class EndorsementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly endorsements: EndorsementsRepository,
    private readonly practices: PracticeProjectionRepository,
  ) {}

  async listOfReviews(reviewIds: readonly string[]): Promise<Endorsement[]> {
    return this.endorsements.listOfReviews(this.dataSource.manager, reviewIds);
  }

  async listCounts(practiceIds: readonly string[]): Promise<EndorsementCount[]> {
    return this.endorsements.listCounts(this.dataSource.manager, practiceIds.filter(isUuid));
  }

  /**
   * Each of the chosen once.
   * @throws DomainError `invalid_endorsements` for none, too many, or one that is no skill of the practice
   */
  async parse(tx: EntityManager, practiceId: string, chosen: readonly string[]): Promise<string[]> {
    const skills = [...new Set(chosen)];
    if (skills.length === 0) throw invalid('Please choose at least one skill.');
    if (skills.length > MAX_SKILLS) throw invalid(`Please choose at most ${MAX_SKILLS} skills.`);
    const practice = await this.practices.find(tx, practiceId);
    if (!skills.every((id) => practice?.specialtyIds.includes(id))) {
      throw invalid('Please choose from the skills of this practitioner.');
    }
    return skills;
  }

  /** Replaces what a review endorses. The caller holds the lock of the practice's rating. */
  async replace(tx: EntityManager, reviewId: string, practiceId: string, skills: readonly string[]): Promise<void> {
    const before = await this.endorsements.listOfReviews(tx, [reviewId]);
    await this.endorsements.replace(tx, reviewId, practiceId, skills);
    await this.recount(tx, practiceId, [...before.map(({ specialtyId }) => specialtyId), ...skills]);
  }

  /** Recounts the skills of these reviews after a change of their authors or of whether they count. */
  async recountOfReviews(tx: EntityManager, practiceId: string, reviewIds: readonly string[]): Promise<void> {
    const endorsed = await this.endorsements.listOfReviews(tx, reviewIds);
    const skills = endorsed.map(({ specialtyId }) => specialtyId);
    await this.recount(tx, practiceId, skills);
  }

  private async recount(tx: EntityManager, practiceId: string, skills: readonly string[]): Promise<void> {
    if (skills.length === 0) return;
    const changed = await this.endorsements.recount(tx, practiceId, [...new Set(skills)].sort());
    for (const count of changed) await emit(tx, EndorsementsChangedSchema, count, { aggregateId: practiceId });
  }
}

const invalid = (message: string) => new DomainError('invalid_endorsements', message, 'endorsements');
