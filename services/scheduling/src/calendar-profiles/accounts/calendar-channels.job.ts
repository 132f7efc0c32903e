import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { CalendarChannelsService } from './calendar-channels.service.js';

export const OPEN_CHANNELS_JOB = 'open-calendar-channels';
const EVERY_MS = 5_000;

/** Keeps a channel open for each calendar whose provider reports changes. */
@Injectable()
export class CalendarChannelsJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly channels: CalendarChannelsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every(OPEN_CHANNELS_JOB, EVERY_MS, (stopping) => this.channels.openDue(() => this.clock.now(), stopping));
  }
}
