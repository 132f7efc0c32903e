import { Injectable } from '@nestjs/common';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { LocationsRepository } from '../offerings/locations.repository.js';
import { practiceMessage } from './practice-message.js';
import type { Practice } from './practice.entity.js';
import { PracticesRepository } from './practices.repository.js';

/** Saves a changed practice and publishes it; the caller holds the practice's lock. */
@Injectable()
export class PracticePublisher {
  constructor(
    private readonly practices: PracticesRepository,
    private readonly locations: LocationsRepository,
  ) {}

  async saveAndPublish(tx: EntityManager, practice: Practice): Promise<void> {
    const main = (await this.locations.listOf(tx, [practice.id])).find((location) => location.state === 'active');
    practice.timeZone = main?.timeZone ?? practice.timeZone;
    practice.version += 1;
    await this.practices.save(tx, practice);
    const parts = await this.practices.listParts(tx, [practice.id]);
    const message = practiceMessage(practice, parts.get(practice.id)!, main);
    await emit(tx, PracticeSavedSchema, { practice: message }, { aggregateId: practice.id });
  }
}
