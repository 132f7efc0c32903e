import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { HoldsService } from './holds.service.js';

const EVERY_MS = 10 * 60_000;

/** Saves room, nothing else: a hold that lapsed is void without it. */
@Injectable()
export class HoldsJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly holds: HoldsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('clear-lapsed-holds', EVERY_MS, () => this.holds.clearLapsed(this.clock.now()));
  }
}
