import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { ChargeSummariesService } from './charge-summaries.service.js';

const INTERVAL_MS = 60_000;

@Injectable()
export class ChargeSummariesJob {
  constructor(jobs: JobsService, summaries: ChargeSummariesService) {
    jobs.every('charge-summaries', INTERVAL_MS, (stopping) => summaries.publishDue(stopping));
  }
}
