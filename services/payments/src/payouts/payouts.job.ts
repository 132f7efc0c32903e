import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import type { PaymentsConfig } from '../config.js';
import { PayoutsService } from './payouts.service.js';

/** Looks for payouts of which no webhook has come, a few accounts at a time. */
@Injectable()
export class PayoutsJob {
  constructor(jobs: JobsService, payouts: PayoutsService, @Inject(CONFIG) config: PaymentsConfig) {
    jobs.every('payouts', config.PAYMENTS_TICK_MS * 60, (stopping) => payouts.readMissed(stopping));
  }
}
