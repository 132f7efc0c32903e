import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { OpeningsService } from './openings.service.js';

export const OPENINGS_JOB = 'refresh-openings';
const EVERY_MS = 2_000;
/** Editing a week of hours causes many saves; openings are published once the changes have settled. */
const PATIENCE = { quietMs: 2_000, maxWaitMs: 15_000 };

/** Keeps openings a few seconds behind what happens. */
@Injectable()
export class OpeningsJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly openings: OpeningsService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(OPENINGS_JOB, EVERY_MS, async (stopping) => {
      await this.openings.refresh(PATIENCE, stopping);
    });
  }
}
