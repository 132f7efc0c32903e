import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { ReviewChangesService } from './review-changes.service.js';
import { ReviewsRepository, type DueReview } from './reviews.repository.js';

const BATCH = 100;

/** Makes reviews public when their time has come, and what authors changed of anonymous ones. */
@Injectable()
export class ReviewPublicationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsRepository,
    private readonly changes: ReviewChangesService,
    private readonly clock: Clock,
  ) {}

  async publishDue(stopping: AbortSignal): Promise<void> {
    const now = this.clock.now();
    let due: DueReview[];
    do {
      due = await this.reviews.listDue(this.dataSource.manager, now, BATCH);
      for (const one of due) await this.dataSource.transaction((tx) => this.changes.publish(tx, one, now));
    } while (due.length === BATCH && !stopping.aborted);
  }
}
