import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { Jobs } from '@yarrow/kit/jobs';
import { DataSource } from 'typeorm';
import { HoldsRepository } from './holds.repository.js';

const EVERY_MS = 10 * 60_000;
const KEPT_AFTER_LAPSE_MS = 60 * 60_000;

/** Saves room, nothing else: a hold that lapsed is void without it. */
@Injectable()
export class HoldsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly holds: HoldsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('clear-lapsed-holds', EVERY_MS, async () => {
      const before = new Date(this.clock.now().getTime() - KEPT_AFTER_LAPSE_MS);
      await this.dataSource.transaction((tx) => this.holds.deleteLapsed(tx, before));
    });
  }
}
