import { describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { Review } from '../reviews/review.entity.js';
import { isProofOf, proofOf, shownIdOf } from './review-proof.js';

function review(changes: Partial<Review> = {}): Review {
  const author = { practiceId: newId(), appointmentId: newId(), clientId: newId(), phone: null, reviewerId: null };
  const names = { userId: null, email: null, firstName: 'Maya', lastName: 'Rivera' };
  const written = Review.create({ ...author, ...names }, 5, new Date('2026-05-01T12:00:00Z'));
  return Object.assign(written, { text: 'Wonderful.', isPublic: true }, changes);
}

/** The same review with something else in it. */
const changed = (one: Review, changes: Partial<Review>) => Object.assign(new Review(), one, changes);

describe('the proof of a review', () => {
  it('is the same for the same review, and holds', () => {
    const one = review();
    expect(proofOf(one)).toBe(proofOf(changed(one, {})));
    expect(isProofOf(one, proofOf(one))).toBe(true);
  });

  it.each<[string, Partial<Review>]>([
    ['its stars', { rating: 4 }],
    ['its words', { text: 'Wonderful!' }],
    ['its author', { firstName: 'Noor' }],
    ['its day', { shownAt: new Date('2026-05-02T12:00:00Z') }],
    ['its practice', { practiceId: newId() }],
    ['what only we know of it', { tokenHash: Buffer.alloc(32, 7) }],
    ['whether its author is named', { isAnonymous: true }],
  ])('does not hold once %s is another', (_what, changes) => {
    const one = review();
    expect(isProofOf(changed(one, changes), proofOf(one))).toBe(false);
  });

  it.each(['', 'x', 'ü'.repeat(43)])('is not %j', (proof) => {
    expect(isProofOf(review(), proof)).toBe(false);
  });

  it('names an anonymous review by its random id', () => {
    const one = review({ isAnonymous: true });
    expect(shownIdOf(one)).toBe(one.publicId);
    expect(shownIdOf(changed(one, { isAnonymous: false }))).toBe(one.id);
  });
});
