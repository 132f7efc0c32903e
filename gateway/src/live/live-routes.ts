import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.js';
import type { Authentication, FoundSession } from '../sessions/authentication.js';
import { requireOwnPage } from '../sessions/csrf.js';
import { SessionsUnavailableError } from '../sessions/sessions.js';
import type { LiveStreams } from './live-streams.js';

/**
 * `GET /api/live`: server-sent events for a practice's own pages. `ready` says how far back what is told reaches; `change`,
 * the kind and the ids of what is no longer as it was, and nothing else; `reset`, that changes may have been missed; `beat`,
 * that the line stands; `end`, why it is over.
 */
export function registerLive(app: FastifyInstance, authentication: Authentication, streams: LiveStreams): void {
  app.get('/api/live', { exposeHeadRoute: false }, async (request, reply) => {
    requireOwnPage(request.headers);
    const { found, practiceId } = await practiceOf(request, authentication);
    const stream = streams.open(found, practiceId);
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream.body);
  });
  // The server waits for its answers before it closes, and these have no end of their own.
  app.addHook('preClose', async () => streams.close());
}

/** @throws RequestError to everybody who is not logged in to a practice, and while that cannot be seen */
async function practiceOf(
  request: FastifyRequest,
  authentication: Authentication,
): Promise<{ found: FoundSession; practiceId: string }> {
  const found = await authentication.findSession(request).catch((error: unknown) => {
    if (!(error instanceof SessionsUnavailableError)) throw error;
    throw new RequestError(503, {
      code: 'SESSIONS_UNAVAILABLE',
      message: 'Your session cannot be checked at the moment. Please try again shortly.',
    });
  });
  if (!found) throw new RequestError(401, { code: 'UNAUTHENTICATED', message: 'Please log in.' });
  const { kind, practiceId } = found.session;
  if (kind !== 'pro' || !practiceId) {
    throw new RequestError(403, { code: 'FORBIDDEN', message: 'Live updates are for practices.' });
  }
  return { found, practiceId };
}
