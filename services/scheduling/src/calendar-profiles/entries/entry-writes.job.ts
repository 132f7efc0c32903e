import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { EntryWritesService } from './entry-writes.service.js';

export const WRITE_ENTRIES_JOB = 'write-calendar-entries';
const EVERY_MS = 2_000;

/** Keeps write calendars as the visits and group events are. */
@Injectable()
export class EntryWritesJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly writes: EntryWritesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every(WRITE_ENTRIES_JOB, EVERY_MS, (stopping) => this.writes.syncDue(() => this.clock.now(), stopping));
  }
}
