import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { CalendarReadingsService } from './calendar-readings.service.js';

export const READ_CALENDARS_JOB = 'read-calendars';
const EVERY_MS = 5_000;

/** Reads the calendars whose turn has come. */
@Injectable()
export class CalendarReadingsJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly readings: CalendarReadingsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every(READ_CALENDARS_JOB, EVERY_MS, (stopping) =>
      this.readings.readDue(() => this.clock.now(), stopping),
    );
  }
}
