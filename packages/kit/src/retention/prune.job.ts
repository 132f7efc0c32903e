import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { JobsService } from '../jobs/jobs.service.js';
import { LOGGER } from '../telemetry/logging.js';
import { RetentionService } from './retention.service.js';

/** Its name, for tests that run it at once. */
export const PRUNE_JOB = 'prune';

const HOUR_MS = 3_600_000;

@Injectable()
export class PruneJob {
  constructor(
    @Inject(JobsService) jobs: JobsService,
    @Inject(RetentionService) private readonly retention: RetentionService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    jobs.every(PRUNE_JOB, HOUR_MS, (stopping) => this.prune(stopping));
  }

  private async prune(stopping: AbortSignal): Promise<void> {
    const rows = await this.retention.prune(stopping);
    if (Object.values(rows).some((deleted) => deleted > 0)) this.logger.info({ rows }, 'rows were pruned');
  }
}
