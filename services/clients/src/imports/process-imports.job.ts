import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { ImportWorkService } from './import-work.service.js';

/** Its name, for tests that run it at once. */
export const PROCESS_IMPORTS_JOB = 'process-imports';

const INTERVAL_MS = 2_000;

@Injectable()
export class ProcessImportsJob {
  constructor(jobs: JobsService, work: ImportWorkService) {
    jobs.every(PROCESS_IMPORTS_JOB, INTERVAL_MS, (stopping) => work.processAll(stopping));
  }
}
