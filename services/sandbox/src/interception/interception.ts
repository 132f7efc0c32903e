import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, CallLog } from './call-log.js';
import type { Fault, Faults } from './faults.js';

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault | undefined;
    call: Call | undefined;
  }
}

const PROVIDER_PATHS = [
  'stripe/v1',
  'square/(v2|oauth2/(token|revoke))',
  'paypal/v[12]',
  'zoom/(v2|oauth/(token|revoke))',
  'google/(calendar/v3|token|revoke)',
  'microsoft/(v1\\.0|common/oauth2/v2\\.0/token)',
  'twilio',
  's3',
];
const PROVIDER_PATH = new RegExp(`^/(${PROVIDER_PATHS.join('|')})(/|$)`);
const NEVER = new Promise<never>(() => {});

/** Logs every provider request and lets the ordered faults happen to it. */
export function interceptProviderCalls(app: FastifyInstance, faults: Faults, log: CallLog): void {
  app.decorateRequest('fault', undefined);
  app.decorateRequest('call', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (!PROVIDER_PATH.test(path) || request.method === 'OPTIONS') return;
    request.call = log.add({ at: new Date().toISOString(), method: request.method, path });
    request.fault = faults.take(request.method, path);
    await beforeEffect(request, reply);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.fault?.kind === 'timeout-after-effect') await NEVER;
    if (request.fault?.kind === 'reset-after-effect') {
      request.raw.socket.destroy();
      await NEVER;
    }
    if (request.call) request.call.status = reply.statusCode;
  });
}

/** Waits as ordered. Requests of payment providers wait while they hold their idempotency key, as slow ones do there. */
export async function delayed(request: FastifyRequest): Promise<void> {
  if (request.fault?.kind !== 'delay') return;
  const { until, delayMs = 1000 } = request.fault;
  await (until ?? sleep(delayMs));
}

async function beforeEffect(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.fault?.kind === 'timeout-before-effect') await NEVER;
  if (request.fault?.kind === 'error-before-effect') {
    await reply.code(500).send(faultBody(request, 'An error was ordered for this request.', 'INTERNAL_SERVER_ERROR'));
  }
  if (request.fault?.kind === 'rate-limit') {
    await reply.code(429).send(faultBody(request, 'Request rate limit exceeded.', 'RATE_LIMITED'));
  }
  if (!/^\/(stripe|square|paypal|zoom|google|microsoft)\//.test(request.url)) await delayed(request);
}

/** An error as each provider words it. */
function faultBody({ url }: FastifyRequest, message: string, code: 'INTERNAL_SERVER_ERROR' | 'RATE_LIMITED'): object {
  const limited = code === 'RATE_LIMITED';
  if (url.startsWith('/square/')) {
    return { errors: [{ category: limited ? 'RATE_LIMIT_ERROR' : 'API_ERROR', code, detail: message }] };
  }
  if (url.startsWith('/zoom/')) return { code: limited ? 429 : 500, message };
  if (url.startsWith('/google/')) {
    const [status, reason] = limited ? [429, 'rateLimitExceeded'] : [500, 'backendError'];
    return { error: { code: status, message, errors: [{ domain: 'global', reason, message }] } };
  }
  if (url.startsWith('/microsoft/')) {
    return { error: { code: limited ? 'TooManyRequests' : 'InternalServerError', message } };
  }
  if (url.startsWith('/paypal/')) return { name: limited ? 'RATE_LIMIT_REACHED' : code, message, debug_id: 'sandbox' };
  return {
    error: limited ? { type: 'invalid_request_error', code: 'rate_limit', message } : { type: 'api_error', message },
  };
}
