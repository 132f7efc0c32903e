import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { Jobs } from '@yarrow/kit/jobs';
import type { PaymentsConfig } from '../config.js';
import { WebhooksService } from '../webhooks/webhooks.service.js';
import { StartedVisitsService } from './started-visits.service.js';
import { DueCharges } from './due-charges.js';
import { DueRefunds } from './due-refunds.js';
import { Recovery } from './recovery.js';

/** What happens without anybody asking for it: each in one replica at a time. */
@Injectable()
export class MoneyJobs {
  constructor(
    jobs: Jobs,
    charges: DueCharges,
    refunds: DueRefunds,
    started: StartedVisitsService,
    @Inject(CONFIG) config: PaymentsConfig,
  ) {
    const every = config.PAYMENTS_TICK_MS;
    jobs.every('due-charges', every, (stopping) => charges.charge(stopping));
    jobs.every('due-refunds', every, (stopping) => refunds.send(stopping));
    jobs.every('started-visits', every * 30, () => started.publish());
  }
}

/** What the provider still has to be asked, or has told. */
@Injectable()
export class ProviderJobs {
  constructor(jobs: Jobs, webhooks: WebhooksService, recovery: Recovery, @Inject(CONFIG) config: PaymentsConfig) {
    const every = config.PAYMENTS_TICK_MS;
    jobs.every('webhooks', every, (stopping) => webhooks.applyWaiting(stopping));
    jobs.every('recovery', every * 5, (stopping) => recovery.resolve(stopping));
  }
}
