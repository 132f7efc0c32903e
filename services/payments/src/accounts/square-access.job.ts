import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import type { PaymentsConfig } from '../config.js';
import { SquareAccessService } from './square-access.service.js';

export const SQUARE_ACCESS_JOB = 'square-access';

/** Renews access tokens long before they expire, independent of payments. */
@Injectable()
export class SquareAccessJob {
  constructor(jobs: JobsService, access: SquareAccessService, @Inject(CONFIG) config: PaymentsConfig) {
    jobs.every(SQUARE_ACCESS_JOB, config.PAYMENTS_TICK_MS * 600, () => access.renewDue());
  }
}
