import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Review } from '../reviews/review.entity.js';

type Proved = Pick<
  Review,
  'id' | 'publicId' | 'practiceId' | 'rating' | 'text' | 'isAnonymous' | 'author' | 'shownAt' | 'tokenHash'
>;

/** As others know it. */
export const shownIdOf = ({ id, publicId, isAnonymous }: Proved): string => (isAnonymous ? publicId : id);

/**
 * HMAC-SHA256, base64url, of the public parts of a review: any change of them changes the proof. The key is a part of
 * the review that only this service stores, so no one else can create a proof and no further secret is needed.
 */
export function proofOf(review: Proved): string {
  const { practiceId, rating, text, author, shownAt } = review;
  const shown = ['yarrow-review-1', shownIdOf(review), practiceId, rating, text ?? '', author, shownAt.toISOString()];
  return createHmac('sha256', review.tokenHash).update(JSON.stringify(shown)).digest('base64url');
}

/** Compared in constant time. */
export function isProofOf(review: Proved, proof: string): boolean {
  const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(review))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
