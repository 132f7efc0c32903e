import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnauthenticatedError, type ActorVerifier } from '../actor.js';
import { openedLinksOf } from '../sessions/opened-links.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Refuses every request without a valid actor token, GraphQL and REST alike, before its body is read. Routes marked with
 * `@PublicRoute()` are open.
 */
export function authenticateRequests(fastify: FastifyInstance, verifier: ActorVerifier): void {
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

function tokenOf(request: FastifyRequest): string {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
