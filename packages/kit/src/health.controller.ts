import { tzVersion } from '@yarrow/time/zones';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { PublicRoute } from './public-route.js';
import { RUNTIME, type Runtime } from './runtime.js';

const CHECK_MS = 2_000;

/** What an orchestrator and a monitor ask. */
@Controller()
export class HealthController {
  constructor(
    @Inject(RUNTIME) private readonly runtime: Runtime,
    @Inject(DataSource) private readonly dataSource: DataSource,
  ) {}

  /** The process lives; and which release of the IANA zones it counts with. */
  @Get('healthz')
  @PublicRoute()
  health() {
    return { status: 'ok', service: this.runtime.definition.name, tzVersion };
  }

  /** The service can work: 503 while it cannot, or while it stops. */
  @Get('readyz')
  @PublicRoute()
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { broker, redis, draining } = this.runtime;
    const [database, nats, cache] = await Promise.all([
      answers(this.dataSource.query('select 1')),
      answers(broker.ping()),
      redis ? answers(redis.ping()) : undefined,
    ]);
    const ready = !draining && database && nats && cache !== false;
    void reply.code(ready ? 200 : 503);
    return { status: draining ? 'draining' : ready ? 'ok' : 'unavailable', database, nats, redis: cache };
  }

  @Get('metrics')
  @PublicRoute()
  async metrics(@Res() reply: FastifyReply) {
    const { metrics } = this.runtime;
    await this.observeQueues().catch(() => undefined);
    await reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics());
  }

  private async observeQueues(): Promise<void> {
    const [row] = await this.dataSource.query<{ rows: string; lag: string; parked: string }[]>(
      `select count(*) as rows, coalesce(extract(epoch from now() - min(occurred_at)), 0) as lag,
         (select count(*) from parked_events) as parked from outbox`,
    );
    this.runtime.metrics.outboxRows.set(Number(row?.rows));
    this.runtime.metrics.parkedEvents.set(Number(row?.parked));
    this.runtime.metrics.outboxLagSeconds.set(Number(row?.lag));
  }
}

/** Whether the check succeeds in time. */
async function answers(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, CHECK_MS, false)));
  try {
    return await Promise.race([check.then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
