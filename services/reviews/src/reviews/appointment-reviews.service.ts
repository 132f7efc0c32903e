import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { Review } from './review.entity.js';
import { type ReviewParts, ReviewPartsService } from './review-parts.service.js';
import { isPracticeOf } from './reviews.policy.js';
import { ReviewsRepository } from './reviews.repository.js';
import { VisitReviewLinksService } from './visit-review-links.service.js';

export interface AppointmentKey {
  id: string;
  instantActionToken: string;
}

/** What a viewer may know of the review of a visit. */
interface VisitReview {
  isReviewed: boolean;
  hasTextReview: boolean;
  hasVideoReview: boolean;
  hasEndorsements: boolean;
}

export interface ReviewedAppointment extends AppointmentKey, VisitReview {
  reviewLink: string | null;
}

const NO_REVIEW: VisitReview = {
  isReviewed: false,
  hasTextReview: false,
  hasVideoReview: false,
  hasEndorsements: false,
};

@Injectable()
export class AppointmentReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly links: VisitReviewLinksService,
    private readonly reviews: ReviewsRepository,
    private readonly parts: ReviewPartsService,
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
    const links = await this.links.list(tx, actor, [...visits.values()]);
    const parts = await this.parts.list(tx, [...reviews.values()]);
    return keys.map((key) => {
      const visit = visits.get(key.id);
      if (!visit) return { ...key, ...NO_REVIEW, reviewLink: null };
      const byPractice = isPracticeOf(actor, visit);
      if (!visit.opensWith(key.instantActionToken) && !byPractice) return null;
      const standing = standingOf(reviews.get(key.id), byPractice, parts);
      return { ...key, ...standing, reviewLink: links.get(key.id) ?? null };
    });
  }
}

/** Hides anonymous reviews from the practice: seeing this become true would reveal the author. */
function standingOf(review: Review | undefined, byPractice: boolean, parts: ReviewParts): VisitReview {
  if (!review || (byPractice && !review.isOpenlySigned)) return NO_REVIEW;
  return {
    isReviewed: true,
    hasTextReview: (review.draft ?? review).text !== null,
    hasVideoReview: (byPractice ? parts.shown : parts.filmed).has(review.id),
    hasEndorsements: review.draft?.endorsements ? review.draft.endorsements.length > 0 : parts.endorsing.has(review.id),
  };
}
