import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { ReviewPublicationService } from './review-publication.service.js';

const INTERVAL_MS = 60_000;

@Injectable()
export class PublishReviewsJob {
  constructor(jobs: JobsService, publication: ReviewPublicationService) {
    jobs.every('publish-reviews', INTERVAL_MS, (stopping) => publication.publishDue(stopping));
  }
}
