import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import { PracticeProjectionRepository } from '../practice-projection/practice-projection.repository.js';
import { unsupportedReviewer } from '../practice-projection/supported-reviewers.js';
import { ReferralLinksRepository } from '../links/referral-links.repository.js';

/** What a code opens: reviews of a practice or, with a visit that is over, the review of that visit. */
export interface OpenedLink {
  practiceId: string;
  visit: AppointmentProjection | null;
}

/** What a code opens for a person who names the practice. */
export interface PracticeLink extends OpenedLink {
  practice: PracticeProjection;
}

const CODE_MAX_LENGTH = 200;

/** Opens the links through which people come to review. */

@Injectable()
export class ReferralLinksService {
  constructor(
    private readonly links: ReferralLinksRepository,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly practices: PracticeProjectionRepository,
    private readonly clock: Clock,
  ) {}

  /** Null for an unknown code and for that of a visit that is not over or did not take place. */
  async open(tx: EntityManager, code: string): Promise<OpenedLink | null> {
    const link = code.length <= CODE_MAX_LENGTH ? await this.links.findByCode(tx, code) : null;
    if (!link) return null;
    const { practiceId, appointmentId } = link;
    if (!appointmentId) return { practiceId, visit: null };
    const visit = await this.findVisit(tx, practiceId, appointmentId);
    return visit && { practiceId, visit };
  }

  /**
   * @param opened secrets of the links that the browser has opened, where no code is given
   * @throws DomainError `unsupported_reviewer` without a code; `invalid_referral_code` for one that does not fit the
   *   practice, or of a visit that is not over
   */
  async getOfPractice(
    tx: EntityManager,
    practiceId: string,
    referralCode: string | null | undefined,
    opened: readonly string[] = [],
  ): Promise<PracticeLink> {
    const code = referralCode || (await this.findCode(tx, practiceId, opened));
    if (!code) throw unsupportedReviewer();
    const link = await this.open(tx, code);
    const practice = link?.practiceId === practiceId ? await this.practices.find(tx, practiceId) : null;
    if (link && practice) return { ...link, practice };
    throw new DomainError('invalid_referral_code', 'This review link is not valid.', 'referralCode');
  }

  /**
   * The code among the links that a browser has opened which leads to this practice, the latest first.
   * @param appointmentId only the code of this visit
   */
  async findCode(
    tx: EntityManager,
    practiceId: string,
    secrets: readonly string[],
    appointmentId?: string | null,
  ): Promise<string | null> {
    for (const secret of secrets) {
      const link = await this.open(tx, secret);
      if (link?.practiceId !== practiceId) continue;
      if (!appointmentId || link.visit?.appointmentId === appointmentId) return secret;
    }
    return null;
  }

  /** A visit that took place. */
  async findVisit(tx: EntityManager, practiceId: string, appointmentId: string): Promise<AppointmentProjection | null> {
    const visit = await this.appointments.find(tx, practiceId, appointmentId);
    return visit?.isOver(this.clock.now()) ? visit : null;
  }

  async hasVisited(tx: EntityManager, practiceId: string, clientId: string): Promise<boolean> {
    return this.appointments.existsOver(tx, practiceId, clientId, this.clock.now());
  }
}
