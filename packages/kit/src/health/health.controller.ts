import { tzVersion } from '@yarrow/time/zones';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { PublicRoute } from '../access/public-route.js';
import { ReadinessService } from './readiness.service.js';
import { RUNTIME, type Runtime } from '../runtime.js';

/** What an orchestrator and a monitor ask. */
@Controller()
export class HealthController {
  constructor(
    @Inject(RUNTIME) private readonly runtime: Runtime,
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(ReadinessService) private readonly readiness: ReadinessService,
  ) {}

  /** The process lives, whatever becomes of others; and which release of the IANA zones it counts with. */
  @Get('healthz')
  @PublicRoute()
  health() {
    return { status: 'ok', service: this.runtime.definition.name, tzVersion };
  }

  /** The service can work: 503 while it cannot, or while it stops. */
  @Get('readyz')
  @PublicRoute()
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { ready, report } = await this.readiness.check();
    void reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return report;
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
