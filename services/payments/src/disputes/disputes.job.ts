import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import type { PaymentsConfig } from '../config.js';
import { DisputeRecordsService } from './dispute-records.service.js';

/** Keeps the reserved amounts of disputes complete; in one replica at a time. */
@Injectable()
export class DisputesJob {
  constructor(jobs: JobsService, disputes: DisputeRecordsService, @Inject(CONFIG) config: PaymentsConfig) {
    jobs.every('disputes', config.PAYMENTS_TICK_MS, () => disputes.coverCharges());
  }
}
