import { Controller } from '@nestjs/common';
import { PracticeSavedSchema, type PracticeSaved } from '@yarrow/contracts/catalog/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { parsePhone } from '@yarrow/kit/input-rules';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { ReferralLinksRepository } from '../invitations/referral-links.repository.js';
import { PracticeCopiesRepository } from './practice-copies.repository.js';

/** Keeps the newest that catalog told of each practice, and makes its review link. */
@Controller()
export class OnPracticeSaved {
  constructor(
    private readonly copies: PracticeCopiesRepository,
    private readonly links: ReferralLinksRepository,
  ) {}

  @OnEvent(PracticeSavedSchema)
  async onPracticeSaved({ practice }: PracticeSaved, { tx }: EventContext): Promise<void> {
    if (!practice) return;
    await this.copies.save(tx, {
      practiceId: practice.practiceId,
      ownerUserId: practice.ownerUserId || null,
      slug: practice.slug,
      country: practice.country,
      phone: normalPhone(practice.phone, practice.country),
      email: practice.email.toLowerCase() || null,
      published: practice.published,
      specialtyIds: practice.specialties.map(({ specialtyId }) => specialtyId),
      videoReviewsEnabled: practice.videoReviewsEnabled,
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
