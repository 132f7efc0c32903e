import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import type { ReviewsConfig } from '../config.js';
import { PublicationPolicy } from './publication.policy.js';
import { Review, type Author } from './review.entity.js';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-20T12:34:56Z');
const AUTHOR: Author = {
  ...{ practiceId: 'practice', appointmentId: 'visit', clientId: 'client', phone: null, reviewerId: null },
  ...{ userId: null, email: null, firstName: 'Maya', lastName: 'Rivera' },
};
const config = {
  REVIEW_SETTLE_MINUTES: 10,
  ANONYMOUS_REVIEW_MIN_HOURS: 48,
  ANONYMOUS_REVIEW_MAX_HOURS: 336,
} as ReviewsConfig;
const clock = new FixedClock(NOW);
const publication = new PublicationPolicy(clock, config);

beforeEach(() => clock.set(NOW));

function change(review: Review, changes: Partial<Review>): Review {
  const before = publication.beginChange(review);
  Object.assign(review, changes);
  publication.endChange(review, before);
  return review;
}

const written = () => change(Review.create(AUTHOR, 4, NOW), { text: 'Kind.' });
const delayOf = ({ publishAt }: Review) => publishAt!.getTime() - clock.now().getTime();

describe('the publication of a review', () => {
  it('with a name comes ten minutes after the last change', () => {
    const review = written();
    expect(delayOf(review)).toBe(HOUR / 6);
    clock.advance(HOUR / 12);
    expect(delayOf(change(review, { text: 'Very kind.' }))).toBe(HOUR / 6);
  });

  it('without a name comes at any instant of twelve days, two days from now', () => {
    const delays = Array.from({ length: 600 }, () => delayOf(change(written(), { isAnonymous: true })) / HOUR);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(48);
    expect(Math.max(...delays)).toBeLessThanOrEqual(336);
    const days = new Set(delays.map((hours) => Math.floor(hours / 24)));
    expect(days.size).toBeGreaterThanOrEqual(12);
    expect(new Set(delays.map((hours) => hours % 24)).size).toBeGreaterThan(500);
  });

  it('without a name is drawn once, whatever its author changes while it waits', () => {
    const review = change(written(), { isAnonymous: true });
    const drawn = review.publishAt;
    for (const rating of [1, 2, 3, 5]) {
      clock.advance(HOUR);
      expect(change(review, { rating }).publishAt).toEqual(drawn);
    }
    expect(review).toMatchObject({ rating: 5, isPublic: false, draft: null });
  });

  it('holds back what is changed without a name, and forgets the draft that says what is public already', () => {
    const review = change(written(), { isAnonymous: true });
    review.publish(new Date(NOW.getTime() + 100 * HOUR));
    change(review, { rating: 1 });
    expect(review).toMatchObject({ rating: 4, isPublic: true, draft: { rating: 1, text: 'Kind.' } });
    const drawn = review.publishAt;
    change(review, { text: 'Less so.' });
    expect(review).toMatchObject({ rating: 4, text: 'Kind.', draft: { rating: 1, text: 'Less so.' } });
    expect(review.publishAt).toEqual(drawn);
    change(review, { rating: 4, text: 'Kind.' });
    expect(review).toMatchObject({ rating: 4, text: 'Kind.', draft: null, publishAt: null });
  });

  it('shows what waited at once when the author signs, as of when it was written', () => {
    const review = change(written(), { isAnonymous: true });
    review.publish(new Date(NOW.getTime() + 100 * HOUR));
    expect(review.shownAt.toISOString()).toBe('2026-11-24T00:00:00.000Z');
    change(review, { rating: 1 });
    change(review, { isAnonymous: false });
    expect(review).toMatchObject({ rating: 1, isPublic: true, draft: null, publishAt: null, shownAt: NOW });
  });

  it('of an imported review begins when its author confirms it', () => {
    const imported = Review.import(
      { practiceId: 'practice', rating: 5, text: null, firstName: 'Maya', phone: '+16045550134', createdAt: NOW },
      NOW,
    );
    change(imported, { text: 'From before.' });
    expect(imported.publishAt).toBeNull();
    expect(delayOf(change(imported, { imported: false }))).toBe(HOUR / 6);
  });
});
