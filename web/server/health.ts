import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<FastifyInstance>();

/** `/healthz` (the process lives) and `/readyz` (send it visitors: 503 once it drains). */
export function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !draining.has(app);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}

/** Says that it is not ready, goes on for `delayMs` so that whoever sends visitors hears it, then ends what is in flight. */
export async function drain(app: FastifyInstance, delayMs: number): Promise<void> {
  draining.add(app);
  await delay(delayMs);
  await app.close();
}
