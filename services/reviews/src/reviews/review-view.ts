import type { Review } from './review.entity.js';

/** What of a review may leave: an anonymous author, contacts and secrets are not in it. */
export interface ReviewView {
  id: string;
  practiceId: string;
  /** 1 to 5. */
  rating: number;
  review: string | null;
  isAnonymous: boolean;
  author: string;
  imported: boolean;
  createdAt: Date;
  /** The author's alone. */
  token: string | null;
  /** The author's alone. */
  firstName: string | null;
  /** The author's alone: the visit that it is about. */
  appointmentId: string | null;
  /** The author's alone: what `reviewAddRating` takes. */
  clientId: string | null;
}

/** A review as everybody may see it. */
export function publicView(review: Review): ReviewView {
  const { id, practiceId, rating, text, isAnonymous, author, imported, createdAt } = review;
  const hidden = { token: null, firstName: null, appointmentId: null, clientId: null };
  return { id, practiceId, rating, review: text, isAnonymous, author, imported, createdAt, ...hidden };
}

/** A review as its author sees it. */
export function ownView(review: Review): ReviewView {
  const { token, firstName, appointmentId } = review;
  return { ...publicView(review), token, firstName, appointmentId, clientId: review.clientId ?? review.reviewerId };
}
