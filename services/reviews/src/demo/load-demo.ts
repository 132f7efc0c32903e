import {
  AppointmentReviewedSchema,
  EndorsementsChangedSchema,
  PracticeRatingChangedSchema,
  ReviewPublishedSchema,
} from '@yarrow/contracts/reviews/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { EndorsementsRepository } from '../endorsements/endorsements.repository.js';
import { PracticeRating } from '../ratings/practice-rating.entity.js';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { publicMessage } from '../reviews/review-standing.js';
import { Review } from '../reviews/review.entity.js';

/** What a data source needs to know for {@link loadDemo}. */
export const demoEntities = [PracticeRating, Review];

/** A review of the demonstration data. */
export interface DemoReview {
  id: string;
  clientId: string;
  /** Null for a review without a visit that is known. */
  appointmentId: string | null;
  rating: number;
  /** Empty for stars alone. */
  text: string;
  anonymous: boolean;
  /** Ids of the practice's specialties. */
  endorsements: string[];
  /** ISO 8601. */
  createdAt: string;
}

/** The reviews of one practice and who may have written them. */
export interface DemoReviews {
  practice: { id: string };
  clients: { id: string; userId: string | null; firstName: string; lastName: string }[];
  reviews: DemoReview[];
}

const endorsements = new EndorsementsRepository();
const ratings = new RatingsRepository();

/**
 * Adds reviews that are not there yet and publishes them dated when they were written, with the average and the
 * endorsements as they are after all of them.
 * @returns how many were added
 */
export async function loadDemo(dataSource: DataSource, practices: DemoReviews[]): Promise<number> {
  let added = 0;
  for (const one of practices) added += await dataSource.transaction((tx) => addReviews(tx, one));
  return added;
}

async function addReviews(tx: EntityManager, { practice, clients, reviews }: DemoReviews): Promise<number> {
  const rating = await ratings.getForUpdate(tx, practice.id);
  const known = await tx.findBy(Review, { id: In(reviews.map(({ id }) => id)) });
  const there = new Set(known.map(({ id }) => id));
  const fresh = reviews.filter(({ id }) => !there.has(id));
  if (fresh.length === 0) return 0;
  const authors = new Map(clients.map((client) => [client.id, client]));
  for (const demo of fresh) {
    const review = reviewOf(demo, practice.id, authors.get(demo.clientId)!);
    await tx.insert(Review, review);
    rating.recount(0, review.countedStars);
    if (demo.endorsements.length > 0) await endorsements.replace(tx, review.id, practice.id, demo.endorsements);
    await publishReview(tx, review);
  }
  await ratings.save(tx, rating);
  await publishCounts(tx, rating, fresh);
  return fresh.length;
}

function reviewOf(demo: DemoReview, practiceId: string, author: DemoReviews['clients'][number]): Review {
  const { appointmentId, clientId } = demo;
  const { userId, firstName, lastName } = author;
  const who = { practiceId, appointmentId, clientId, userId, firstName, lastName };
  const review = Review.create(
    { ...who, phone: null, reviewerId: null, email: null },
    demo.rating,
    new Date(demo.createdAt),
  );
  Object.assign(review, { id: demo.id, text: demo.text || null, isAnonymous: demo.anonymous });
  review.publish(review.createdAt);
  return review;
}

async function publishReview(tx: EntityManager, review: Review): Promise<void> {
  const { practiceId, appointmentId, createdAt } = review;
  const meta = { aggregateId: practiceId, occurredAt: createdAt };
  if (appointmentId) await emit(tx, AppointmentReviewedSchema, { appointmentId, practiceId }, meta);
  if (!review.listed) return;
  await emit(tx, ReviewPublishedSchema, { review: publicMessage(review) }, meta);
}

async function publishCounts(tx: EntityManager, rating: PracticeRating, reviews: DemoReview[]): Promise<void> {
  const { practiceId, average: reviewsAverage, reviewsCount, version } = rating;
  const occurredAt = new Date(Math.max(...reviews.map(({ createdAt }) => Date.parse(createdAt))));
  const meta = { aggregateId: practiceId, occurredAt };
  await emit(tx, PracticeRatingChangedSchema, { practiceId, reviewsAverage, reviewsCount, version }, meta);
  const skills = [...new Set(reviews.flatMap((review) => review.endorsements))].sort();
  for (const count of await endorsements.recount(tx, practiceId, skills)) {
    await emit(tx, EndorsementsChangedSchema, count, meta);
  }
}
