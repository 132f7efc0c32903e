import type { ReviewCursor } from './review-cursor.js';
import type { Review } from './review.entity.js';

/** First name and last initial, such as `R.`; that is all that is shown of a last name. */
export interface AuthorNames {
  firstName: string;
  lastName: string;
}

export interface ReviewReplyView {
  message: string;
  updatedAt: Date;
}

/** What of a review may leave: an anonymous author, contacts and secrets are not in it. */
export interface ReviewView {
  /** As the viewer knows it. */
  id: string;
  /** By which other tables know it; it never leaves. */
  key: string;
  /** Where it stands among those that are listed. */
  place: ReviewCursor;
  practiceId: string;
  /** 1 to 5. */
  rating: number;
  review: string | null;
  isAnonymous: boolean;
  author: string;
  /** Null where the author is hidden. */
  names: AuthorNames | null;
  hasAccount: boolean;
  /** Where nothing shows who the author is. */
  unverifiedName: string | null;
  /** Whose contact the practice sees; it never leaves. */
  contactId: string | null;
  imported: boolean;
  /** When it was written; for others, of an anonymous one, the day on which it became public. */
  createdAt: Date;
  /** When its author changed it last; for others, of an anonymous one, as `createdAt`. */
  updatedAt: Date;
  isPublic: boolean;
  /** What the practice says to it. */
  reply: ReviewReplyView | null;
  /** Skills chosen by the author, not yet visible to others. */
  endorsements: string[] | null;
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
  const { id: key, practiceId, rating, text, isAnonymous, author, imported, shownAt, publicId } = review;
  const hidden = { token: null, firstName: null, appointmentId: null, clientId: null, endorsements: null };
  const id = isAnonymous ? publicId : key;
  const shown = {
    practiceId,
    rating,
    review: text,
    isAnonymous,
    author,
    imported,
    isPublic: review.counts,
    reply: replyOf(review),
    createdAt: shownAt,
    updatedAt: isAnonymous ? shownAt : review.updatedAt,
  };
  const who = isAnonymous ? NO_AUTHOR : { ...whoWrote(review), contactId: review.clientId };
  return { id, key, place: { shownAt, id: publicId }, ...shown, ...hidden, ...who };
}

/** A review as its author sees it, including what is not yet visible to others. */
export function ownView(review: Review): ReviewView {
  const { id, token, firstName, appointmentId, createdAt, updatedAt, draft } = review;
  const { rating, text } = draft ?? review;
  const written = { rating, review: text, createdAt, updatedAt, endorsements: draft?.endorsements ?? null };
  const clientId = review.clientId ?? review.reviewerId;
  return {
    ...publicView(review),
    ...written,
    ...whoWrote(review),
    contactId: null,
    id,
    token,
    firstName,
    appointmentId,
    clientId,
  };
}

function replyOf({ reply, repliedAt }: Review): ReviewReplyView | null {
  return reply !== null && repliedAt ? { message: reply, updatedAt: repliedAt } : null;
}

const NO_AUTHOR = { names: null, hasAccount: false, unverifiedName: null, contactId: null };

function whoWrote(review: Review) {
  const { appointmentId, clientId, userId, author } = review;
  const isVerified = appointmentId !== null || clientId !== null || userId !== null;
  return { names: namesOf(review), hasAccount: userId !== null, unverifiedName: isVerified ? null : author };
}

function namesOf({ firstName, lastInitial }: Review): AuthorNames {
  return { firstName, lastName: lastInitial ? `${lastInitial}.` : '' };
}
