import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Counts and times all requests by the route's pattern: its values may be secrets. */
export function measureRoutes(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = String(reply.statusCode);
    metrics.httpSeconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
}
