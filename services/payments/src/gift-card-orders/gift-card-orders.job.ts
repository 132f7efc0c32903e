import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import type { PaymentsConfig } from '../config.js';
import { GiftCardDatesService } from './gift-card-dates.service.js';

/** Sends gift cards on their day, and ends orders that were not paid. */
@Injectable()
export class GiftCardOrdersJob {
  constructor(jobs: JobsService, dates: GiftCardDatesService, clock: Clock, @Inject(CONFIG) config: PaymentsConfig) {
    jobs.every('gift-card-orders', config.PAYMENTS_TICK_MS, async (stopping) => {
      await dates.sendDue(clock.now(), stopping);
      await dates.expireUnpaid(clock.now(), stopping);
    });
  }
}
