import { setTimeout as delay } from 'node:timers/promises';
import { closeConnectionsWhen } from '@yarrow/kit/http/response-hooks';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<FastifyInstance>();

/** `/healthz` (the process lives) and `/readyz` (send it visitors: 503 once it drains). */
export function registerHealth(app: FastifyInstance): void {
  closeConnectionsWhen(app, () => draining.has(app));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !draining.has(app);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}

/** Reports not ready, keeps serving for `delayMs` so that load balancers notice, then finishes requests in flight. */
export async function drain(app: FastifyInstance, delayMs: number): Promise<void> {
  draining.add(app);
  await delay(delayMs);
  await app.close();
}
