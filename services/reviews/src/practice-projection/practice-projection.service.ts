import { Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { parsePhone } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { ReferralLinksRepository } from '../links/referral-links.repository.js';
import type { PracticeProjection } from './practice-projection.entity.js';
import { PracticeProjectionRepository } from './practice-projection.repository.js';

/** What reviews keeps of practices. Each has a review link. */
@Injectable()
export class PracticeProjectionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly projection: PracticeProjectionRepository,
    private readonly links: ReferralLinksRepository,
  ) {}

  async listByIds(ids: readonly string[]): Promise<PracticeProjection[]> {
    return this.projection.listByIds(this.dataSource.manager, ids);
  }

  async save(tx: EntityManager, practice: Practice): Promise<void> {
    await this.projection.save(tx, {
      practiceId: practice.practiceId,
      ownerUserId: practice.ownerUserId || null,
      slug: practice.slug,
      country: practice.country,
      phone: normalPhone(practice.phone, practice.country),
      email: practice.email.toLowerCase() || null,
      published: practice.published,
      specialtyIds: practice.specialties.map(({ specialtyId }) => specialtyId),
      videoReviewsEnabled: practice.videoReviewsEnabled,
      timeZone: practice.timeZone || 'UTC',
      importReviewsEnabled: practice.importReviewsEnabled ?? true,
      version: practice.version,
    });
    await this.links.ensure(tx, practice.practiceId, null);
  }
}

/** In the form in which reviewers' phones are kept; null for what is no number. */
function normalPhone(phone: string, country: string): string | null {
  try {
    return parsePhone(phone, country);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
