import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import type { PaymentsConfig } from '../config.js';
import { InvoiceFilesService } from './invoice-files.service.js';

/** Files take a moment to draw: no request waits for them. */
@Injectable()
export class InvoicesJob {
  constructor(jobs: JobsService, files: InvoiceFilesService, @Inject(CONFIG) config: PaymentsConfig) {
    jobs.every('invoices', config.PAYMENTS_TICK_MS, (stopping) => files.makeWaiting(stopping));
  }
}
