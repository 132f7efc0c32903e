import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { ReferralLinksRepository } from '../invitations/referral-links.repository.js';
import { ReviewsRepository } from './reviews.repository.js';

export interface AppointmentKey {
  id: string;
  instantActionToken: string;
}

export interface ReviewedAppointment extends AppointmentKey {
  isReviewed: boolean;
  reviewLink: string | null;
}

@Injectable()
export class AppointmentReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly links: ReferralLinksRepository,
    private readonly reviews: ReviewsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The token in the key is the capability: null where it is wrong. The practice comes with a token of its own, which
   * scheduling has checked and which opens nothing here: its session does. An appointment of which nothing has arrived yet has
   * no review and is not over.
   */
  async listByKeys(actor: Actor, keys: readonly AppointmentKey[]): Promise<(ReviewedAppointment | null)[]> {
    const tx = this.dataSource.manager;
    const ids = [...new Set(keys.map(({ id }) => id).filter(isUuid))];
    const visits = new Map((await this.appointments.listByIds(tx, ids)).map((visit) => [visit.appointmentId, visit]));
    const reviews = await this.reviews.findByAppointments(tx, ids);
    const codes = new Map(
      (await this.links.listOfAppointments(tx, ids)).map((link) => [link.appointmentId, link.code]),
    );
    return keys.map((key) => {
      const visit = visits.get(key.id);
      if (!visit) return { ...key, isReviewed: false, reviewLink: null };
      const byPractice = isPracticeOf(actor, visit);
      if (!visit.opensWith(key.instantActionToken) && !byPractice) return null;
      const review = reviews.get(key.id);
      // A practice that saw this turn true for somebody who stays anonymous would know who wrote.
      const isReviewed = byPractice ? !!review?.isOpenlySigned : review !== undefined;
      return { ...key, isReviewed, reviewLink: this.linkOf(actor, visit, codes.get(key.id)) };
    });
  }

  /** Not for the practice, which would otherwise hold the means to review itself. */
  private linkOf(actor: Actor, visit: AppointmentProjection, code: string | undefined): string | null {
    if (!code || !visit.isOver(this.clock.now()) || isPracticeOf(actor, visit)) return null;
    if (!visit.clientId) return `/i/r/client_info/${code}`;
    return `/i/r/rating?referral_code=${code}&client_id=${visit.clientId}`;
  }
}

function isPracticeOf(actor: Actor, { practiceId }: AppointmentProjection): boolean {
  return actor.kind === 'pro' && actor.practiceId === practiceId;
}
