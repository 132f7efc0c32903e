import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { ReviewersService } from './reviewers.service.js';

const DAY_MS = 86_400_000;

@Injectable()
export class DeleteIdleReviewersJob {
  constructor(jobs: JobsService, reviewers: ReviewersService) {
    jobs.every('delete-idle-reviewers', DAY_MS, () => reviewers.deleteIdle());
  }
}
