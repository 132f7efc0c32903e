import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { ReferralLinksRepository } from './referral-links.repository.js';

/** What a code opens: reviews of a practice or, with a visit that is over, the review of that visit. */
export interface OpenedLink {
  practiceId: string;
  visit: AppointmentProjection | null;
}

const CODE_MAX_LENGTH = 200;

@Injectable()
export class LinkOpener {
  constructor(
    private readonly links: ReferralLinksRepository,
    private readonly appointments: AppointmentProjectionRepository,
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
