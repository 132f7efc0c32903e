import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PracticePublisher } from '../practices/practice.publisher.js';
import { PracticesRepository } from '../practices/practices.repository.js';
import type { CustomDomain } from './custom-domain.entity.js';

/** The domain of a practice as others see it: only while it is active. */
@Injectable()
export class DomainPublicationService {
  constructor(
    private readonly practices: PracticesRepository,
    private readonly publisher: PracticePublisher,
  ) {}

  /** Until the end of the transaction. @throws DomainError `not_ready` */
  async lock(tx: EntityManager, practiceId: string): Promise<void> {
    await this.practices.getForUpdate(tx, practiceId);
  }

  /** Under the practice's lock. */
  async publish(tx: EntityManager, { practiceId, domain, activeSince }: CustomDomain): Promise<void> {
    const practice = await this.practices.getForUpdate(tx, practiceId);
    practice.customDomain = activeSince ? domain : null;
    await this.publisher.saveAndPublish(tx, practice);
  }
}
