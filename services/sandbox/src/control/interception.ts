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

const PROVIDER_PATH = /^\/(stripe\/v1|twilio|s3)\//;
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

/** Waits as ordered. Stripe's requests wait while they hold their idempotency key, as slow ones do there. */
export async function delayed(request: FastifyRequest): Promise<void> {
  if (request.fault?.kind === 'delay') await sleep(request.fault.delayMs ?? 1000);
}

async function beforeEffect(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.fault?.kind === 'timeout-before-effect') await NEVER;
  if (request.fault?.kind === 'error-before-effect') {
    await reply.code(500).send({ error: { type: 'api_error', message: 'An error was ordered for this request.' } });
  }
  if (request.fault?.kind === 'rate-limit') {
    const message = 'Request rate limit exceeded.';
    await reply.code(429).send({ error: { type: 'invalid_request_error', code: 'rate_limit', message } });
  }
  if (!request.url.startsWith('/stripe/')) await delayed(request);
}
