import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';

export interface ReadinessReport {
  ready: boolean;
  redis: 'up' | 'down';
  draining: boolean;
}

/**
 * Ready once Redis has been reached, until it drains. Losing Redis later is reported and does not make the gateway
 * unready: public pages still work without sessions, and taking every gateway out at once would end those too.
 */
export class Readiness {
  private draining = false;
  private reachedRedis = false;

  constructor(private readonly redis: Redis) {
    redis.once('ready', () => (this.reachedRedis = true));
  }

  drain(): void {
    this.draining = true;
  }

  isDraining(): boolean {
    return this.draining;
  }

  async report(): Promise<ReadinessReport> {
    const up = await this.redis.ping().then(
      () => true,
      () => false,
    );
    return { ready: this.reachedRedis && !this.draining, redis: up ? 'up' : 'down', draining: this.draining };
  }
}

/** `/healthz` (the process lives), `/readyz` (send it requests) and `/metrics` (Prometheus). */
export function registerHealth(app: FastifyInstance, readiness: Readiness, registry: Registry): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const report = await readiness.report();
    return reply.code(report.ready ? 200 : 503).send(report);
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
