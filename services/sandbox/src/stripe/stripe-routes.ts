import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { delayed } from '../interception/interception.js';
import { expand } from './expand.js';
import { decodeForm } from './form-encoding.js';
import { type IdempotencyKeys, type StoredAnswer } from './idempotency.js';
import type { Operation, StripeCall } from './operation.js';
import { Params } from './params.js';
import { type KeyKind, keyKind, requireSecret, type StripeKeys } from './stripe-keys.js';
import { StripeProblem } from './stripe-errors.js';
import { API_VERSION, PLATFORM, withoutInternals, stripeId, type StripeState } from './stripe-state.js';

/** Sent by Stripe.js with every request, and by us before we read the rest. */
const ENVELOPE_PARAMS = ['expand', 'key', '_stripe_account', '_stripe_version', 'client_secret'];

interface Answer {
  status: number;
  body: string;
}

/** Serves operations under `/stripe/v1` with Stripe's authentication, idempotency, expansion and errors. */
export class StripeRoutes {
  constructor(
    private readonly state: StripeState,
    private readonly idempotency: IdempotencyKeys,
    private readonly keys: StripeKeys,
  ) {}

  async register(app: FastifyInstance, operations: Operation[]): Promise<void> {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Request-Id' });
      if (request.method === 'OPTIONS') await preflight(request, reply);
    });
    for (const operation of operations)
      app.route({
        method: operation.method,
        url: operation.path,
        handler: (request, reply) => this.serve(operation, request, reply),
      });
    app.options('/*', (_request, reply) => reply.send());
    app.setNotFoundHandler((request, reply) => {
      const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`;
      return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
    });
  }

  private async serve(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const requestId = stripeId('req', 14);
    reply.headers({ 'request-id': requestId, 'stripe-version': versionOf(request) });
    const answer = await this.answer(operation, request, reply, requestId).catch(problemAnswer);
    return reply.code(answer.status).type('application/json').send(answer.body);
  }

  private async answer(operation: Operation, request: FastifyRequest, reply: FastifyReply, requestId: string) {
    const encoded = operation.method === 'POST' ? String(request.body ?? '') : (request.url.split('?')[1] ?? '');
    const params = new Params(decodeForm(encoded));
    const kind = keyKind(request, params.find('key'), this.keys);
    if (!operation.browser) requireSecret(kind);
    const account = this.accountOf(request, params, kind, reply);
    const key = operation.method === 'POST' ? headerOf(request, 'idempotency-key') : undefined;
    const id = (request.params as { id?: string }).id ?? '';
    const call = { account, id, params, requestId, idempotencyKey: key ?? null, fromBrowser: kind === 'publishable' };
    if (request.call) Object.assign(request.call, { account, idempotencyKey: key });
    if (key === undefined) {
      await delayed(request);
      return this.run(operation, call);
    }
    reply.header('idempotency-key', key);
    return this.runOnce(operation, call, request, reply, { key, encoded });
  }

  /** Runs the operation unless the key has been used; then the stored answer is given again. */
  private async runOnce(
    operation: Operation,
    call: StripeCall,
    request: FastifyRequest,
    reply: FastifyReply,
    { key, encoded }: { key: string; encoded: string },
  ): Promise<Answer> {
    const path = request.url.split('?')[0]!;
    const stored = this.idempotency.claim(call.account, key, path, encoded);
    if (stored) return replay(stored, request, reply);
    try {
      await delayed(request);
      const answer = this.run(operation, call);
      if (answer.started)
        this.idempotency.store(call.account, key, {
          path,
          fingerprint: encoded,
          status: answer.status,
          body: answer.body,
          requestId: call.requestId!,
          storedAt: Date.now(),
        });
      return answer;
    } finally {
      this.idempotency.release(call.account, key);
    }
  }

  private run(operation: Operation, call: StripeCall): Answer & { started: boolean } {
    try {
      call.params.refuseUnknown([...operation.params, ...ENVELOPE_PARAMS]);
      const result = withoutInternals(operation.handle(call));
      expand(result, call.params.list('expand'), (id) => this.state.findAnywhere(call.account, id));
      return { status: 200, body: JSON.stringify(withoutInternals(result)), started: true };
    } catch (error) {
      return { ...problemAnswer(error), started: !(error instanceof StripeProblem) || error.started };
    }
  }

  private accountOf(request: FastifyRequest, params: Params, kind: KeyKind, reply: FastifyReply): string {
    const account = headerOf(request, 'stripe-account') ?? params.find('_stripe_account');
    if (account === undefined) return PLATFORM;
    if (!this.state.table('account').find(PLATFORM, account)) {
      const key = kind === 'secret' ? 'sk_test_***' : 'pk_test_***';
      const message = `The provided key '${key}' does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`;
      throw new StripeProblem(403, { type: 'invalid_request_error', code: 'account_invalid', message }, false);
    }
    reply.header('stripe-account', account);
    return account;
  }
}

function replay(stored: StoredAnswer, request: FastifyRequest, reply: FastifyReply): Answer {
  reply.headers({ 'idempotent-replayed': 'true', 'original-request': stored.requestId });
  if (request.call) request.call.replayed = true;
  return stored;
}

function problemAnswer(error: unknown): Answer {
  if (error instanceof StripeProblem) return { status: error.status, body: errorJson(error.body) };
  if (error instanceof RangeError)
    return { status: 400, body: errorJson({ type: 'invalid_request_error', message: error.message }) };
  console.error(error);
  const message = 'The sandbox failed; its log says more.';
  return { status: 500, body: errorJson({ type: 'api_error', message }) };
}

function errorJson(body: object): string {
  const code = (body as { code?: string }).code;
  return JSON.stringify({
    error: withoutInternals({ ...body, ...(code && { doc_url: `https://stripe.com/docs/error-codes/${code}` }) }),
  });
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function versionOf(request: FastifyRequest): string {
  return headerOf(request, 'stripe-version') ?? API_VERSION;
}

async function preflight(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
  });
  await reply.code(204).send();
}
