import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { DomainChecksService } from './domain-checks.service.js';

export const DOMAIN_CHECKS_JOB = 'domain-checks';
const INTERVAL_MS = 5_000;

@Injectable()
export class DomainChecksJob {
  constructor(jobs: JobsService, checks: DomainChecksService, clock: Clock) {
    jobs.every(DOMAIN_CHECKS_JOB, INTERVAL_MS, () => checks.run(clock.now()));
  }
}
