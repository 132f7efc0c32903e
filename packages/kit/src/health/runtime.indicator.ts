import { Inject, Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { RUNTIME, type Runtime } from '../runtime.js';

const CHECK_MS = 2_000;

/**
 * Dependencies of every service, checked again for each probe. Without its database a service can do nothing. Broker
 * and Redis are shared by all: a service is not ready before it has reached them once, and stays ready without them
 * afterwards, as the outbox stores what is to be published. Otherwise an outage of one of them would take down every
 * service.
 */
@Injectable()
export class RuntimeIndicator {
  private readonly reached = new Set<string>();

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
    return this.onceReached('broker', () => this.runtime.broker.ping());
  }

  /** Nothing in a service that has no Redis. */
  async redis(): Promise<HealthIndicatorResult> {
    const { redis } = this.runtime;
    return redis ? this.onceReached('redis', () => redis.ping()) : {};
  }

  /** Down until it has answered for the first time, `degraded` when it does not later. */
  private async onceReached(name: string, ask: () => Promise<unknown>): Promise<HealthIndicatorResult> {
    const answer = await this.answers(name, ask);
    if (answer[name]?.status === 'up') this.reached.add(name);
    else if (this.reached.has(name)) return { [name]: { status: 'degraded' } };
    return answer;
  }

  /** Whether it answers in time. Does not expose the reason if it does not. */
  private async answers(name: string, ask: () => Promise<unknown>): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(name);
    const asked = await indicator.attempt(async () => void (await ask())).withTimeout(CHECK_MS);
    return asked[name]?.status === 'up' ? indicator.up() : indicator.down();
  }
}
