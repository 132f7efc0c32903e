import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { Jobs } from '@yarrow/kit/jobs';
import { DataSource } from 'typeorm';
import { OwnReviews } from './own-reviews.js';
import { ReviewsRepository, type DueReview } from './reviews.repository.js';

const INTERVAL_MS = 60_000;
const BATCH = 100;

/** Makes reviews public when their time has come, and what authors changed of anonymous ones. */
@Injectable()
export class PublishReviews {
  constructor(
    jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsRepository,
    private readonly ownReviews: OwnReviews,
    private readonly clock: Clock,
  ) {
    jobs.every('publish-reviews', INTERVAL_MS, (stopping) => this.run(stopping));
  }

  private async run(stopping: AbortSignal): Promise<void> {
    const now = this.clock.now();
    let due: DueReview[];
    do {
      due = await this.reviews.listDue(this.dataSource.manager, now, BATCH);
      for (const one of due) await this.dataSource.transaction((tx) => this.ownReviews.publish(tx, one, now));
    } while (due.length === BATCH && !stopping.aborted);
  }
}
