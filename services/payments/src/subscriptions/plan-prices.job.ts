import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { PlanPricesService } from './plan-prices.service.js';

export const PLAN_PRICES_JOB = 'plan-prices';
const INTERVAL_MS = 10 * 60_000;

@Injectable()
export class PlanPricesJob {
  constructor(jobs: JobsService, prices: PlanPricesService) {
    jobs.every(PLAN_PRICES_JOB, INTERVAL_MS, () => prices.fetch());
  }
}
