import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { LapsesService } from './lapses.service.js';

export const LAPSES_JOB = 'expire-lapsed-appointments';
const EVERY_MS = 60_000;

/** Publishes what lapsed while nobody wanted its time. No rule waits for it: lapsed time is free without it. */
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
