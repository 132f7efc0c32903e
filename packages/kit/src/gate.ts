import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnauthenticatedError, type ActorVerifier } from './actor.js';
import type { Metrics } from './metrics.js';
import { openedLinksOf } from './opened-links.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * The one gate in front of all routes, GraphQL and REST alike: no valid actor token, no entry. It stands before the
 * body is read. Routes marked with `@PublicRoute()` are open.
 */
export function guardRoutes(fastify: FastifyInstance, verifier: ActorVerifier): void {
  fastify.decorateRequest('actor', undefined);
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.public) return;
    try {
      const actor = await verifier.verify(tokenOf(request));
      const openedLinks = openedLinksOf(request);
      request.actor = openedLinks.length > 0 ? { ...actor, openedLinks } : actor;
    } catch (error) {
      if (!(error instanceof UnauthenticatedError)) throw error;
      await reply.code(401).send({ errors: [{ message: error.message, extensions: error.extensions }] });
    }
  });
}

/** Counts and times all requests by the route's pattern: its values may be secrets. */
export function measureRoutes(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = String(reply.statusCode);
    metrics.httpSeconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
}

/** While the service stops, every answer also ends its connection: one that is kept alive would hold the server open. */
export function closeConnectionsWhen(fastify: FastifyInstance, isDraining: () => boolean): void {
  fastify.addHook('onSend', async (_request, reply) => {
    if (isDraining()) void reply.header('connection', 'close');
  });
}

function tokenOf(request: FastifyRequest): string {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
