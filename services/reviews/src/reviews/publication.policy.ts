import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { randomInt } from 'node:crypto';
import type { ReviewsConfig } from '../config.js';
import type { Review } from './review.entity.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How a review stood before its author changed it, and what everybody saw of it. */
export type BeforeChange = Pick<Review, 'rating' | 'text' | 'isAnonymous' | 'isPublic' | 'imported'>;

/**
 * Decides when an author's actions become visible to others. With a name it is some minutes after the last step:
 * anonymity is the last step of the flow, and no author is named before. Without a name it is a random instant within
 * some days, drawn once, so that no change shows which visit it came from, neither of the review nor of what its author
 * changes of it later.
 */
@Injectable()
export class PublicationPolicy {
  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** Lets the author go on from what they last wrote. To be followed by `endChange`. */
  beginChange(review: Review): BeforeChange {
    const { rating, text, isAnonymous, isPublic, imported, draft } = review;
    if (draft) Object.assign(review, { rating: draft.rating, text: draft.text });
    return { rating, text, isAnonymous, isPublic, imported };
  }

  /** @returns skills to endorse from now on, where they waited */
  endChange(review: Review, before: BeforeChange): string[] | null {
    if (review.imported || review.duplicate || review.removedAt) return null;
    const now = this.clock.now();
    if (before.imported) review.isPublic = false;
    if (!review.isAnonymous) this.sign(review, before, now);
    else if (!before.isAnonymous) review.hide(this.anonymousFrom(now));
    else if (review.isPublic) this.holdBack(review, before, now);
    return review.publishAt && review.publishAt <= now ? review.publish(now) : null;
  }

  private sign(review: Review, { isAnonymous }: BeforeChange, now: Date): void {
    const { rating, text, draft, isPublic } = review;
    if (draft) review.draft = { ...draft, rating, text };
    if (isPublic && isAnonymous) review.publishAt = now;
    else if (!isPublic) review.publishAt = new Date(now.getTime() + this.config.REVIEW_SETTLE_MINUTES * MINUTE_MS);
  }

  /** What is public stays as it is until the change is due. */
  private holdBack(review: Review, before: BeforeChange, now: Date): void {
    const { rating, text, draft } = review;
    const skills = draft?.endorsements;
    Object.assign(review, { rating: before.rating, text: before.text });
    const changed = rating !== before.rating || text !== before.text || skills !== undefined;
    review.draft = changed ? { rating, text, ...(skills && { endorsements: skills }) } : null;
    review.publishAt = changed ? (review.publishAt ?? this.anonymousFrom(now)) : null;
  }

  private anonymousFrom(now: Date): Date {
    const { ANONYMOUS_REVIEW_MIN_HOURS: min, ANONYMOUS_REVIEW_MAX_HOURS: max } = this.config;
    return new Date(now.getTime() + randomInt(min * HOUR_MS, max * HOUR_MS + 1));
  }
}
