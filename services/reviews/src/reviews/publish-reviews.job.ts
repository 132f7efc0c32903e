import { Injectable } from '@nestjs/common';
import { Jobs } from '@yarrow/kit/jobs';
import { ReviewPublicationService } from './review-publication.service.js';

const INTERVAL_MS = 60_000;

@Injectable()
export class PublishReviewsJob {
  constructor(jobs: Jobs, publication: ReviewPublicationService) {
    jobs.every('publish-reviews', INTERVAL_MS, (stopping) => publication.publishDue(stopping));
  }
}
