import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import type { PaymentsConfig } from '../config.js';
import { RefundsService } from '../refunds/refunds.service.js';
import { PaymentStatusPublisher } from '../statuses/payment-status.publisher.js';
import { DueChargesService } from './due-charges.service.js';

/** What happens to money without anybody asking for it: each in one replica at a time. */
@Injectable()
export class PaymentsJob {
  constructor(
    jobs: JobsService,
    charges: DueChargesService,
    refunds: RefundsService,
    statuses: PaymentStatusPublisher,
    @Inject(CONFIG) config: PaymentsConfig,
  ) {
    const every = config.PAYMENTS_TICK_MS;
    jobs.every('due-charges', every, (stopping) => charges.chargeDue(stopping));
    jobs.every('due-refunds', every, (stopping) => refunds.sendDue(stopping));
    jobs.every('started-visits', every * 30, () => statuses.publishStarted());
  }
}
