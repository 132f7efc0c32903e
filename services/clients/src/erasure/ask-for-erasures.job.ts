import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { ErasureStepsService } from './erasure-steps.service.js';

/** Its name, for tests that run it at once. */
export const ASK_FOR_ERASURES_JOB = 'ask-for-erasures';

const INTERVAL_MS = 2_000;

@Injectable()
export class AskForErasuresJob {
  constructor(jobs: JobsService, steps: ErasureStepsService) {
    jobs.every(ASK_FOR_ERASURES_JOB, INTERVAL_MS, (stopping) => steps.askDue(stopping));
  }
}
