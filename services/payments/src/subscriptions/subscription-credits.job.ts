import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { SubscriptionCreditsService } from './subscription-credits.service.js';

export const SUBSCRIPTION_CREDITS_JOB = 'subscription-credits';
const INTERVAL_MS = 60_000;

@Injectable()
export class SubscriptionCreditsJob {
  constructor(jobs: JobsService, credits: SubscriptionCreditsService) {
    jobs.every(SUBSCRIPTION_CREDITS_JOB, INTERVAL_MS, () => credits.apply());
  }
}
