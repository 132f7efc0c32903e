import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLog } from '../interception/call-log.js';
import type { Faults } from '../interception/faults.js';
import { delayed } from '../interception/interception.js';
import type { Journal } from '../journal.js';
import { randomText } from '../rest/ids.js';
import { JsonApi, type JsonApiManners, type JsonOperation, JsonProblem, publicJson } from '../rest/json-api.js';
import { WebhookQueue } from '../rest/webhook-queue.js';
import { PaypalApproval } from './paypal-approval.js';
import { PaypalCaptures } from './paypal-captures.js';
import { PaypalControl } from './paypal-control.js';
import { PaypalDisputes } from './paypal-disputes.js';
import { PaypalOrders } from './paypal-orders.js';
import { PaypalPartners } from './paypal-partners.js';
import { problem, unauthorized, unprocessable } from './paypal-problems.js';
import { PaypalSignatures } from './paypal-signatures.js';
import { PaypalState } from './paypal-state.js';

export interface PaypalOptions {
  clientId: string;
  clientSecret: string;
  /** Merchant id of the platform itself. */
  partnerId: string;
  /** Id of the webhook, part of what is signed. */
  webhookId: string;
  webhookUrl?: string | undefined;
}

export interface PaypalSandbox {
  control: PaypalControl;
  webhooks: WebhookQueue;
  register(app: FastifyInstance): Promise<void>;
}

interface Surroundings {
  journal: Journal;
  faults: Faults;
  log: CallLog;
  /** Address of the sandbox for browsers, known once it listens. */
  siteUrl: () => string;
}

const TOKEN_SECONDS = 32_400;
const TOKEN_PATH = '/v1/oauth2/token';

/** Builds the stand-in for PayPal, Venmo included. */
export function createPaypalSandbox(options: PaypalOptions, around: Surroundings): PaypalSandbox {
  const { journal, faults, log, siteUrl } = around;
  const state = new PaypalState(journal);
  const signatures = new PaypalSignatures(options.webhookId, siteUrl);
  const settings = { url: options.webhookUrl, delayMs: 0, copies: 1 };
  const webhooks = new WebhookQueue(journal, 'paypal', settings, (eventId) => {
    const event = state.events.get(eventId);
    if (!event) return undefined;
    const body = publicJson(event);
    return { body, headers: signatures.headersFor(body) };
  });
  state.onEvent((event) => webhooks.send(event.id));
  const orders = new PaypalOrders(state, siteUrl);
  const captures = new PaypalCaptures(state);
  const disputes = new PaypalDisputes(state);
  const partners = new PaypalPartners(state, options.partnerId, siteUrl);
  const approval = new PaypalApproval(state, orders);
  const operations = [
    tokenOperation(state),
    ...orders.operations(),
    ...captures.operations(),
    ...disputes.operations(),
    ...partners.operations(),
    ...signatures.operations(),
  ];
  return {
    control: new PaypalControl(state, webhooks, { orders, captures, disputes }, faults, log),
    webhooks,
    async register(app) {
      const api = new JsonApi(journal, manners(state, options), delayed);
      await app.register(async (scope) => api.register(scope, operations), { prefix: '/paypal' });
      await app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
        partners.registerPages(scope);
        approval.registerPages(scope);
      });
    },
  };
}

function tokenOperation(state: PaypalState): JsonOperation<null> {
  return {
    method: 'POST',
    path: TOKEN_PATH,
    handle: () => {
      const token = `A21AA${randomText(60)}`;
      state.tokens.put(token, { expiresAt: Date.now() + TOKEN_SECONDS * 1000 });
      return {
        access_token: token,
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        scope: 'https://uri.paypal.com/services/payments',
      };
    },
  };
}

function manners(state: PaypalState, options: PaypalOptions): JsonApiManners<null> {
  const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64');
  return {
    name: 'paypal',
    callerOf: (request, { path }) => {
      if (path === TOKEN_PATH) requireClient(request, basic);
      else requireToken(request, state);
      return null;
    },
    scopeOf: () => '',
    idempotencyKeyOf: ({ request }) => {
      const key = request.headers['paypal-request-id'];
      return typeof key === 'string' ? key : undefined;
    },
    reused: () => unprocessable('PREVIOUS_REQUEST_MISMATCH', 'The PayPal-Request-Id was used with another request.'),
    busy: () =>
      problem(409, 'RESOURCE_CONFLICT', 'The server has detected a conflict while processing this request.', {
        issue: 'PREVIOUS_REQUEST_IN_PROGRESS',
        description: 'A previous request on this resource is currently in progress.',
      }),
    unknownPath: () => ({ name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' }),
    failed: () => ({ name: 'INTERNAL_SERVER_ERROR', message: 'The sandbox failed; its log says more.' }),
    headers: () => ({ 'paypal-debug-id': randomText(13).toLowerCase() }),
  };
}

function requireClient(request: FastifyRequest, basic: string): void {
  if (request.headers.authorization === `Basic ${basic}`) return;
  throw new JsonProblem(401, { error: 'invalid_client', error_description: 'Client Authentication failed' }, false);
}

function requireToken(request: FastifyRequest, state: PaypalState): void {
  const token = state.tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
  if (!token || token.expiresAt < Date.now()) throw unauthorized();
}
