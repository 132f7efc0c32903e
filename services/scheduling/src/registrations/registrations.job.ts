import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { RegistrationsService } from './registrations.service.js';

export const REGISTRATIONS_JOB = 'expire-lapsed-registrations';
const EVERY_MS = 60_000;

/** Publishes that places were never paid for, and forgets from where they were asked for. No rule waits for it. */
@Injectable()
export class RegistrationsJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly registrations: RegistrationsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every(REGISTRATIONS_JOB, EVERY_MS, async () => {
      const now = this.clock.now();
      await this.registrations.expireLapsed(now);
      await this.registrations.forgetStarts(now);
    });
  }
}
