import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { Jobs } from '@yarrow/kit/jobs';
import { DataSource } from 'typeorm';
import { ReviewersRepository } from './reviewers.repository.js';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 7;

/** Names and phones of people who began a review and left are not kept. */
@Injectable()
export class ForgetIdleReviewers {
  constructor(
    jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly reviewers: ReviewersRepository,
    private readonly clock: Clock,
  ) {
    jobs.every('forget-idle-reviewers', DAY_MS, () => this.run());
  }

  private async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await this.reviewers.deleteIdle(this.dataSource.manager, before);
  }
}
