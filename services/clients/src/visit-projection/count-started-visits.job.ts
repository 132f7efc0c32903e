import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { VisitProjectionService } from './visit-projection.service.js';

/** Its name, for tests that run it at once. */
export const COUNT_STARTED_VISITS_JOB = 'count-started-visits';

const INTERVAL_MS = 60_000;

@Injectable()
export class CountStartedVisitsJob {
  constructor(jobs: JobsService, visits: VisitProjectionService) {
    jobs.every(COUNT_STARTED_VISITS_JOB, INTERVAL_MS, (stopping) => visits.countStarted(stopping));
  }
}
