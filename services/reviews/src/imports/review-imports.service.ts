import { Injectable } from '@nestjs/common';
import { ReviewImportedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { parseName, parsePhone, parseText } from '@yarrow/kit/values/input-rules';
import { emit } from '@yarrow/kit/outbox';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import { DataSource } from 'typeorm';
import { Review } from '../reviews/review.entity.js';
import { ReviewsRepository } from '../reviews/reviews.repository.js';
import { ReviewImportsPolicy } from './review-imports.policy.js';

export interface ImportForm {
  rating: number;
  review?: string | null;
  firstName: string;
  phone: string;
  /** ISO 8601. */
  createdAt: string;
  /** UUID made by the client, the same for each repetition. */
  idempotencyKey?: string | null;
}

@Injectable()
export class ReviewImportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: ReviewImportsPolicy,
    private readonly reviews: ReviewsRepository,
    private readonly sealer: Sealer,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the owner of a practice. Nothing of it counts or is shown before its author confirms it. A repeated
   * request changes nothing and sends no message again.
   * @throws DomainError `invalid_*`, `unsupported_reviewer` for the practitioner's own phone, `already_reviewed`,
   *   `already_imported`
   */
  async import(actor: Actor, form: ImportForm): Promise<void> {
    requirePro(actor);
    const made = idOfRequest(form.idempotencyKey, { of: actor.practiceId, kind: 'imported_review' });
    if (made && (await this.reviews.find(this.dataSource.manager, made))) return;
    const now = this.clock.now();
    const written = parseImport(form, now);
    await this.policy.countImport(actor);
    await this.dataSource.transaction(async (tx) => {
      const practice = await this.policy.getPracticeForUpdate(tx, actor);
      if (made && (await this.reviews.find(tx, made))) return;
      const phone = parsePhone(form.phone, practice.country);
      await this.policy.requireNew(tx, practice, phone);
      const { practiceId } = practice;
      const review = Review.import({ ...written, practiceId, phone }, now, made);
      await this.reviews.save(tx, review);
      const { id: reviewId, firstName, token, rating } = review;
      const sealedToken = await this.sealer.seal(token, sealedIn(ReviewImportedSchema, reviewId));
      const imported = { reviewId, practiceId, firstName, phone, sealedToken, rating };
      await emit(tx, ReviewImportedSchema, imported, { aggregateId: practiceId });
    });
  }
}

function parseImport({ rating, review, firstName, createdAt }: ImportForm, now: Date) {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    throw new DomainError('invalid_rating', 'Please choose 1 to 5 stars.', 'rating');
  }
  const writtenAt = new Date(createdAt);
  if (!(writtenAt <= now))
    throw new DomainError('invalid_created_at', 'The date cannot be in the future.', 'createdAt');
  const text = parseText(review, 'review', { max: 5000, label: 'The review' });
  return {
    rating,
    text: text || null,
    firstName: parseName(firstName, 'firstName', 'The first name'),
    createdAt: writtenAt,
  };
}
