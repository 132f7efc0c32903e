import { Injectable } from '@nestjs/common';
import { Jobs } from '@yarrow/kit/jobs';
import { ReviewersService } from './reviewers.service.js';

const DAY_MS = 86_400_000;

@Injectable()
export class DeleteIdleReviewersJob {
  constructor(jobs: Jobs, reviewers: ReviewersService) {
    jobs.every('delete-idle-reviewers', DAY_MS, () => reviewers.deleteIdle());
  }
}
