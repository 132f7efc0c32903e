import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';

/** How long what still comes is read after the answer to a request that was not read to its end. */
const LINGER_MS = 5_000;
const CHECK_MS = 1_000;
/** How long a connection that is accepted while the server closes may wait before its first request. */
const LATE_REQUEST_MS = 1_000;

/**
 * Options of a Fastify server that gives up on clients who take for ever to ask; to be used with `guardConnections`.
 * @param times.headersMs from the first byte of a request to the end of its headers
 * @param times.longestBodyMs the longest that any body may take
 */
export function timeouts({ headersMs, longestBodyMs }: { headersMs: number; longestBodyMs: number }) {
  return {
    requestTimeout: headersMs + longestBodyMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(CHECK_MS, headersMs) },
  };
}

/**
 * Answers 408 if a body does not arrive in time. A client that is answered before the end of its body can read the
 * answer instead of getting a broken connection.
 * @param bodyMs from the end of the headers to the end of the body
 * @param lateAnswer body of the answer 408
 */
export function guardConnections(
  fastify: FastifyInstance,
  bodyMs: (request: FastifyRequest) => number,
  lateAnswer: object,
): void {
  closeGently(fastify.server);
  closeUnasked(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) {
      const timer = setTimeout(() => {
        if (!request.raw.complete && !reply.sent) void reply.code(408).send(lateAnswer);
      }, bodyMs(request));
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    // The rest of the body stands between this answer and the next request.
    if (!request.raw.complete && hasBody(request.raw)) void reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Closing waits for every connection that is not idle, and to Node one on which no request was ever finished is not: browsers
 * and pools open some ahead, and the check that ends slow ones stops with the server.
 */
export function closeUnasked(fastify: FastifyInstance): void {
  const unasked = new Set<Socket>();
  let closing = false;
  fastify.server.on('connection', (socket) => {
    unasked.add(socket);
    // Connections that were in the accept queue when closing started.
    const timer = closing ? setTimeout(() => unasked.has(socket) && socket.destroy(), LATE_REQUEST_MS) : undefined;
    socket.once('close', () => {
      clearTimeout(timer);
      unasked.delete(socket);
    });
  });
  fastify.server.on('request', ({ socket }) => unasked.delete(socket));
  fastify.addHook('preClose', (done) => {
    closing = true;
    for (const socket of unasked) socket.destroy();
    done();
  });
}

/**
 * Closing a connection on which bytes are still coming in resets it, and the reset overtakes the answer: a refused upload
 * would read as a broken line. Instead our side is ended, and what comes is thrown away until the other side has ended
 * too or the time is up (nginx calls this lingering close).
 */
export function closeGently(server: Server): void {
  const newest = new WeakMap<Socket, IncomingMessage>();
  server.on('request', (request) => {
    const { socket } = request;
    const isNew = !newest.has(socket);
    newest.set(socket, request);
    if (isNew) endInsteadOfReset(socket, () => newest.get(socket)!);
  });
}

function endInsteadOfReset(socket: Socket, newest: () => IncomingMessage): void {
  const destroySoon = socket.destroySoon.bind(socket);
  // What Node calls after the last answer of a connection.
  socket.destroySoon = () => {
    const request = newest();
    if (request.complete) return destroySoon();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
    request.once('end', destroySoon);
    request.resume();
    socket.end();
  };
}

/**
 * The body of a request to forward. A reader that stops early, because the answer has arrived, ends this stream and not
 * the connection on which the answer is to be sent.
 */
export function bodyToHandOn({ raw }: FastifyRequest): Readable | undefined {
  if (!hasBody(raw)) return undefined;
  const body = new PassThrough();
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('The connection ended before the body did.'));
  });
  return raw.pipe(body);
}

/** The headers of an answer to hand on, less those that are about the connection on which it came (RFC 9110 §7.6.1). */
export function headersToHandOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _connection, 'keep-alive': _keepAlive, ...others } = headers;
  return others;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
