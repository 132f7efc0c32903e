import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { bodyToHandOn, headersToHandOn } from '@yarrow/kit/http/connections';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.js';
import { refuseDegradedWrite, type Authenticated, type Authentication } from '../sessions/authentication.js';
import { requireCsrfToken } from '../sessions/csrf.js';
import { restRoutes, type RestRoute } from './rest-routes.js';

const READS = ['GET', 'HEAD'] as const;
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Of the visitor's headers these never reach a service: who the caller is, the gateway alone says. */
const WITHHELD = [
  'cookie',
  'authorization',
  'x-session-hash',
  'x-csrf-token',
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
];

export interface RestProxyOptions {
  authentication: Authentication;
  csrfSecret: string;
  /** Origin of a service by its name, undefined where this installation does not have it. */
  originOf(service: string): string | undefined;
  timeoutMs: number;
}

/** Hands the routes of rest-routes.ts to their services, bodies streamed and untouched. */
export async function registerRestProxy(app: FastifyInstance, options: RestProxyOptions): Promise<void> {
  for (const route of restRoutes) {
    const upstream = options.originOf(route.service);
    if (upstream === undefined) continue;
    await app.register(httpProxy, {
      upstream,
      prefix: route.prefix,
      rewritePrefix: route.prefix,
      disableRequestLogging: true,
      httpMethods: [...(route.writesOnly ? [] : READS), ...WRITES],
      undici: { headersTimeout: options.timeoutMs, bodyTimeout: options.timeoutMs, connections: 64 },
      preHandler: async (request) => {
        checkPath(request);
        checkLength(request, route);
        callers.set(request, await admit(request, route, options));
        request.body = bodyToHandOn(request);
      },
      replyOptions: replyOptions(app, route.service),
    });
  }
}

function replyOptions(app: FastifyInstance, service: string): FastifyHttpProxyOptions['replyOptions'] {
  return {
    rewriteHeaders: headersToHandOn,
    rewriteRequestHeaders: (request, headers) => {
      const forwarded = Object.fromEntries(Object.entries(headers).filter(([name]) => !WITHHELD.includes(name)));
      const caller = callers.get(request as FastifyRequest);
      return {
        ...forwarded,
        authorization: caller?.authorization,
        'x-request-id': String((request as FastifyRequest).id),
      };
    },
    onError: (reply, { error }) => {
      // The body was too slow, and that has been said.
      if (reply.sent) return;
      app.log.error({ service, err: error }, 'service unreachable');
      reply.code(503).send({
        errors: [
          {
            message: `The ${service} service cannot be reached at the moment. Please try again.`,
            extensions: { code: 'SUBGRAPH_UNAVAILABLE', service },
          },
        ],
      });
    },
  };
}

const callers = new WeakMap<FastifyRequest, Authenticated>();

async function admit(request: FastifyRequest, route: RestRoute, options: RestProxyOptions): Promise<Authenticated> {
  if (!route.session) return options.authentication.visitor(request);
  const caller = await options.authentication.authenticate(request);
  if (caller.sessionToken === undefined) return caller;
  const isWrite = !isRead(request.method);
  if (isWrite || route.provesReads) requireCsrfToken(request.headers, caller.sessionToken, options.csrfSecret);
  if (isWrite) refuseDegradedWrite(caller);
  return caller;
}

/** No name in a path holds the one character that no text can. */
function checkPath(request: FastifyRequest): void {
  if (!/%00/.test(request.url)) return;
  throw new RequestError(400, { code: 'BAD_REQUEST', message: 'The address holds a character that cannot be used.' });
}

/** The body goes through as a stream, so its length must be known before. */
function checkLength(request: FastifyRequest, route: RestRoute): void {
  if (request.headers['transfer-encoding'] !== undefined) {
    throw new RequestError(411, { code: 'LENGTH_REQUIRED', message: 'Send the length of the body.' });
  }
  if (Number(request.headers['content-length'] ?? 0) > route.maxBodyBytes) {
    throw new RequestError(413, {
      code: 'BODY_TOO_LARGE',
      message: `The body is larger than the allowed ${route.maxBodyBytes} bytes.`,
    });
  }
}
