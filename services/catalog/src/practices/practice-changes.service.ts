import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DataSource, type EntityManager } from 'typeorm';
import type { Practice } from './practice.entity.js';
import { PracticePublisher } from './practice.publisher.js';
import { PracticesRepository } from './practices.repository.js';

/** Changes a practice under its lock and publishes the result. */
@Injectable()
export class PracticeChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly publisher: PracticePublisher,
  ) {}

  /** Requires the owner. @param edit in the transaction that holds the practice's lock */
  async change(actor: Actor, edit: (tx: EntityManager, practice: Practice) => Promise<void>): Promise<Practice> {
    requirePro(actor);
    return this.dataSource.transaction(async (tx) => {
      const practice = await this.practices.getForUpdate(tx, actor.practiceId);
      await edit(tx, practice);
      await this.publisher.saveAndPublish(tx, practice);
      return practice;
    });
  }
}
