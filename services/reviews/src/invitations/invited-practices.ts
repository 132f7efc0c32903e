import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { PracticeProjectionRepository } from '../practice-projection/practice-projection.repository.js';
import type { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import { unsupportedReviewer } from '../reviews/reviews.policy.js';
import { LinkOpener, type OpenedLink } from './link-opener.js';

/** Practices, for those who hold a link of theirs. */
@Injectable()
export class InvitedPractices {
  constructor(
    private readonly opener: LinkOpener,
    private readonly practices: PracticeProjectionRepository,
  ) {}

  /**
   * @param opened secrets of the links that the browser has opened, where no code is given
   * @throws DomainError `unsupported_reviewer` without a code; `invalid_referral_code` for one that does not fit the
   *   practice, or of a visit that is not over
   */
  async get(
    tx: EntityManager,
    practiceId: string,
    referralCode: string | null | undefined,
    opened: readonly string[] = [],
  ): Promise<OpenedLink & { practice: PracticeProjection }> {
    const code = referralCode || (await this.opener.findCode(tx, practiceId, opened));
    if (!code) throw unsupportedReviewer();
    const link = await this.opener.open(tx, code);
    const practice = link?.practiceId === practiceId ? await this.practices.find(tx, practiceId) : null;
    if (link && practice) return { ...link, practice };
    throw new DomainError('invalid_referral_code', 'This review link is not valid.', 'referralCode');
  }
}
