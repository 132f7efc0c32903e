import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { LapsesService } from './lapses.service.js';

export const LAPSES_JOB = 'expire-lapsed-appointments';
const EVERY_MS = 60_000;

/** Publishes expired occupancies whose time was not taken in the meantime. Expired time is free without this job. */
@Injectable()
export class LapsesJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly lapses: LapsesService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(LAPSES_JOB, EVERY_MS, () => this.lapses.expireLapsed());
  }
}
