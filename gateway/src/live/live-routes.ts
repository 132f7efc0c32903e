import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.js';
import type { Authentication, FoundSession } from '../sessions/authentication.js';
import { requireOwnPage } from '../sessions/csrf.js';
import { SessionsUnavailableError } from '../sessions/sessions.js';
import type { LiveStreams } from './live-streams.js';

/**
 * `GET /api/live`: server-sent events for a practice's own pages. `ready`: how far back the reported changes reach;
 * `change`: kind and ids of the changed objects, nothing else; `reset`: changes may have been missed; `beat`: the
 * connection is alive; `end`: why the stream ends.
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

/** @throws RequestError if the caller is not logged in to a practice, or while the session cannot be looked up */
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
