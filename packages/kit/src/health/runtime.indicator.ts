import { Inject, Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { RUNTIME, type Runtime } from '../runtime.js';

const CHECK_MS = 2_000;

/** What every service needs, asked anew for each probe. */
@Injectable()
export class RuntimeIndicator {
  constructor(
    @Inject(RUNTIME) private readonly runtime: Runtime,
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(HealthIndicatorService) private readonly indicators: HealthIndicatorService,
  ) {}

  /** Down while the service stops, so that no new traffic is sent to it. */
  traffic(): HealthIndicatorResult {
    const traffic = this.indicators.check('traffic');
    return this.runtime.draining ? traffic.down('draining') : traffic.up();
  }

  database(): Promise<HealthIndicatorResult> {
    return this.answers('database', () => this.dataSource.query('select 1'));
  }

  broker(): Promise<HealthIndicatorResult> {
    return this.answers('broker', () => this.runtime.broker.ping());
  }

  /** Nothing in a service that has no Redis. */
  async redis(): Promise<HealthIndicatorResult> {
    const { redis } = this.runtime;
    return redis ? this.answers('redis', () => redis.ping()) : {};
  }

  /** Whether it answers in time; not why it does not, which is nobody's outside. */
  private async answers(name: string, ask: () => Promise<unknown>): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(name);
    const asked = await indicator.attempt(async () => void (await ask())).withTimeout(CHECK_MS);
    return asked[name]?.status === 'up' ? indicator.up() : indicator.down();
  }
}
