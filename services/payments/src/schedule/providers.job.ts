import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import type { PaymentsConfig } from '../config.js';
import { WebhooksService } from '../webhooks/webhooks.service.js';
import { CardDetachmentService } from '../cards/card-detachment.service.js';
import { RecoveryService } from './recovery.service.js';

/** What the provider still has to be asked, or has reported. */
@Injectable()
export class ProvidersJob {
  constructor(
    jobs: JobsService,
    webhooks: WebhooksService,
    recovery: RecoveryService,
    cards: CardDetachmentService,
    @Inject(CONFIG) config: PaymentsConfig,
  ) {
    const every = config.PAYMENTS_TICK_MS;
    jobs.every('webhooks', every, (stopping) => webhooks.applyWaiting(stopping));
    jobs.every('deleted-cards', every * 5, (stopping) => cards.detachDue(stopping));
    jobs.every('recovery', every * 5, (stopping) => recovery.resolve(stopping));
  }
}
