import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { MeetingCallsService } from './meeting-calls.service.js';

export const SYNC_MEETINGS_JOB = 'sync-meetings';
const EVERY_MS = 2_000;

/** Keeps meetings as the visits and group events are. */
@Injectable()
export class MeetingCallsJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly calls: MeetingCallsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SYNC_MEETINGS_JOB, EVERY_MS, (stopping) => this.calls.syncDue(() => this.clock.now(), stopping));
  }
}
