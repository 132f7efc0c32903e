import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import type { Practice } from '../practice.entity.js';
import { PracticePublisher } from '../practice.publisher.js';
import { PracticesRepository } from '../practices.repository.js';

@Injectable()
export class TermsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly publisher: PracticePublisher,
    private readonly clock: Clock,
  ) {}

  /** Requires the owner. */
  async agree(actor: Actor): Promise<Practice> {
    requirePro(actor);
    return this.dataSource.transaction(async (tx) => {
      const practice = await this.practices.getForUpdate(tx, actor.practiceId);
      if (practice.agreeToTerms(this.clock.now())) await this.publisher.saveAndPublish(tx, practice);
      return practice;
    });
  }
}
