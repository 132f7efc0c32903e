import { Injectable } from '@nestjs/common';
import { FeatureSwitchedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { requireStaff, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource } from 'typeorm';
import type { Feature, Practice } from '../practices/practice.entity.js';
import { PracticePublisher } from '../practices/practice.publisher.js';
import { PracticesRepository } from '../practices/practices.repository.js';

const MAX_FOUND = 20;
const QUERY = { shortest: 2, longest: 100 };

/** Which parts of the product a practice has, as staff switch them. */
@Injectable()
export class FeaturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly publisher: PracticePublisher,
  ) {}

  async search(actor: Actor, given: string): Promise<Practice[]> {
    requireStaff(actor);
    const query = given.trim();
    if (query.length < QUERY.shortest || query.length > QUERY.longest) {
      const message = `Please type ${QUERY.shortest} to ${QUERY.longest} characters.`;
      throw new DomainError('invalid_query', message, 'query');
    }
    return this.practices.search(this.dataSource.manager, query, MAX_FOUND);
  }

  /** What is as wanted already stays so, and no event is emitted. */
  async switch(actor: Actor, practiceId: string, feature: Feature, enabled: boolean): Promise<Practice> {
    requireStaff(actor);
    return this.dataSource.transaction(async (tx) => {
      const exists = isUuid(practiceId) && (await this.practices.find(tx, practiceId));
      if (!exists) throw new DomainError('not_found', 'This practice does not exist.', 'practiceId');
      const practice = await this.practices.getForUpdate(tx, practiceId);
      if (!practice.switch(feature, enabled)) return practice;
      await this.publisher.saveAndPublish(tx, practice);
      const event = { practiceId, feature, enabled, switchedBy: actor.userId };
      await emit(tx, FeatureSwitchedSchema, event, { aggregateId: practiceId });
      return practice;
    });
  }
}
