import { Injectable } from '@nestjs/common';
import { ReviewReportsDecidedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { requireStaff, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { parseText } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { CompletedReviewsRepository } from '../completed/completed-reviews.repository.js';
import type { ReportReviewInput } from '../generated/graphql.js';
import { ReviewChangesService } from '../reviews/review-changes.service.js';
import { publicView, type ReviewView } from '../reviews/review-view.js';
import type { Review } from '../reviews/review.entity.js';
import { ReportsRepository } from './reports.repository.js';
import { ReviewReport } from './review-report.entity.js';

const MAX_LISTED = 100;
const DETAILS = { max: 1000, label: 'What you add' };
const REASON = { min: 3, max: 500, label: 'The reason' };

/** A review with what was said against it. */
export interface ReportedReview {
  review: ReviewView;
  reports: ReviewReport[];
}

/** Reports of reviews by users, and the decisions of staff. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reports: ReportsRepository,
    private readonly reviews: CompletedReviewsRepository,
    private readonly changes: ReviewChangesService,
    private readonly clock: Clock,
  ) {}

  /** Public. */
  async findPublic(reviewId: string): Promise<ReviewView | null> {
    const review = isUuid(reviewId) ? await this.reviews.find(this.dataSource.manager, reviewId) : null;
    return review && publicView(review);
  }

  /** Public. */
  async report(actor: Actor, { reviewId, reason, ...input }: ReportReviewInput): Promise<void> {
    const details = parseDetails(input.details, reason === 'other');
    const { manager } = this.dataSource;
    const review = isUuid(reviewId) ? await this.reviews.find(manager, reviewId) : null;
    if (!review) throw noSuchReview();
    const id = idOfRequest(input.idempotencyKey, { of: review.id, kind: 'review_report' }) ?? newId();
    const isByPractice = actor.practiceId === review.practiceId;
    const by = { userId: actor.userId ?? null, isByPractice, createdAt: this.clock.now() };
    await this.reports.insert(
      manager,
      Object.assign(new ReviewReport(), { id, reviewId: review.id, reason, details, ...by }),
    );
  }

  /** The longest waiting first. */
  async listReported(actor: Actor): Promise<ReportedReview[]> {
    requireStaff(actor);
    const { manager } = this.dataSource;
    const reviews = await this.reports.listReviews(manager, MAX_LISTED);
    const ids = reviews.map(({ id }) => id);
    const all = await this.reports.listOf(manager, ids);
    return reviews.map((review) => ({
      review: publicView(review),
      reports: all.filter((report) => report.reviewId === review.id),
    }));
  }

  async countReported(actor: Actor): Promise<number> {
    requireStaff(actor);
    return this.reports.countReviews(this.dataSource.manager);
  }

  async dismiss(actor: Actor, reviewId: string): Promise<void> {
    requireStaff(actor);
    await this.dataSource.transaction(async (tx) => {
      await this.close(tx, await this.find(tx, reviewId), { actor, removed: false, reason: '' });
    });
  }

  /** It is public no longer, whatever its author changes. */
  async remove(actor: Actor, reviewId: string, given: string): Promise<void> {
    requireStaff(actor);
    const reason = parseText(given, 'reason', REASON);
    await this.dataSource.transaction(async (tx) => {
      const review = await this.find(tx, reviewId);
      await this.close(tx, review, { actor, removed: true, reason });
      await this.changes.remove(tx, review, this.clock.now());
    });
  }

  private async find(tx: EntityManager, reviewId: string): Promise<Review> {
    const review = isUuid(reviewId) ? await this.reviews.find(tx, reviewId) : null;
    if (!review) throw noSuchReview();
    return review;
  }

  /** @throws DomainError `not_found` if another staff member has already decided */
  private async close(
    tx: EntityManager,
    review: Review,
    { actor, removed, reason }: { actor: Actor; removed: boolean; reason: string },
  ): Promise<void> {
    if (!(await this.reports.delete(tx, review.id))) throw noSuchReview();
    const { practiceId } = review;
    const event = { practiceId, reviewId: publicView(review).id, removed, reason, decidedBy: actor.userId! };
    await emit(tx, ReviewReportsDecidedSchema, event, { aggregateId: practiceId });
  }
}

function parseDetails(given: string | null | undefined, needed: boolean): string {
  const details = parseText(given, 'details', DETAILS);
  if (needed && !details) throw new DomainError('invalid_details', "Please say what's wrong with it.", 'details');
  return details;
}

function noSuchReview(): DomainError {
  return new DomainError('not_found', 'This review does not exist any more.', 'reviewId');
}
