import { Injectable } from '@nestjs/common';
import {
  AppointmentReviewedSchema,
  EndorsementsChangedSchema,
  PracticeRatingChangedSchema,
} from '@yarrow/contracts/reviews/v1/events_pb';
import { emitAll } from '@yarrow/kit/outbox';
import { listSnapshotRows, REPUBLISHED_AT, type SnapshotRange } from '@yarrow/kit/republish/snapshots';
import { SnapshotsService } from '@yarrow/kit/republish/snapshots.service';
import type { EntityManager } from 'typeorm';
import { EndorsementsRepository } from '../endorsements/endorsements.repository.js';
import { PracticeRating } from '../ratings/practice-rating.entity.js';
import { Review } from '../reviews/review.entity.js';

/** Publishes the ratings of practices, their endorsements and which visits have a review again. */
@Injectable()
export class ReviewSnapshotsPublisher {
  constructor(
    snapshots: SnapshotsService,
    private readonly endorsements: EndorsementsRepository,
  ) {
    snapshots.register(
      { name: 'ratings', publish: (tx, range) => this.publishRatings(tx, range) },
      { name: 'reviewed-appointments', publish: publishReviewedAppointments },
    );
  }

  private async publishRatings(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
    const ratings = await listSnapshotRows(tx, PracticeRating, range, { key: 'practiceId' });
    const ids = ratings.map(({ practiceId }) => practiceId);
    const events = ratings.map(({ practiceId, average, reviewsCount, version }) => ({
      init: { practiceId, reviewsAverage: average, reviewsCount, version },
      aggregateId: practiceId,
      occurredAt: REPUBLISHED_AT,
    }));
    await emitAll(tx, PracticeRatingChangedSchema, events);
    const counts = await this.endorsements.listCounts(tx, ids);
    const endorsed = counts.map((init) => ({ init, aggregateId: init.practiceId, occurredAt: REPUBLISHED_AT }));
    await emitAll(tx, EndorsementsChangedSchema, endorsed);
    return ids;
  }
}

async function publishReviewedAppointments(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
  const reviews = await listSnapshotRows(tx, Review, range);
  const events = reviews.flatMap(({ practiceId, appointmentId }) =>
    appointmentId ? [{ init: { practiceId, appointmentId }, aggregateId: practiceId, occurredAt: REPUBLISHED_AT }] : [],
  );
  await emitAll(tx, AppointmentReviewedSchema, events);
  return reviews.map(({ id }) => id);
}
