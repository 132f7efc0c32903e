import { Inject, Injectable } from '@nestjs/common';
import { JobsService } from '../jobs/jobs.service.js';
import { ErasuresService } from './erasures.service.js';

/** Its name, for tests that run it at once. */
export const ERASE_PEOPLE_JOB = 'erase-people';

const INTERVAL_MS = 5_000;

@Injectable()
export class ErasePeopleJob {
  constructor(@Inject(JobsService) jobs: JobsService, @Inject(ErasuresService) erasures: ErasuresService) {
    jobs.every(ERASE_PEOPLE_JOB, INTERVAL_MS, (stopping) => erasures.continueAll(stopping));
  }
}
