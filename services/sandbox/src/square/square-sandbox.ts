import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import type { CallLog } from '../interception/call-log.js';
import type { Faults } from '../interception/faults.js';
import { delayed } from '../interception/interception.js';
import type { Journal } from '../journal.js';
import { JsonApi, type JsonApiManners, publicJson } from '../rest/json-api.js';
import { WebhookQueue } from '../rest/webhook-queue.js';
import { SquareControl } from './square-control.js';
import { type SquareKeys, SquareOAuth } from './square-oauth.js';
import { SquareDisputes } from './square-disputes.js';
import { SquarePayments } from './square-payments.js';
import { SquarePayouts } from './square-payouts.js';
import { invalid, problem, unauthorized } from './square-problems.js';
import { SquareRefunds } from './square-refunds.js';
import { SquareState } from './square-state.js';
import type { SquareMerchant } from './square-types.js';
import { SquareVault } from './square-vault.js';
import { SquareWeb } from './square-web.js';

export interface SquareOptions extends SquareKeys {
  /** Signs webhooks together with the address that they go to. */
  webhookSignatureKey: string;
  webhookUrl?: string | undefined;
}

export interface SquareSandbox {
  control: SquareControl;
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

/** Builds the stand-in for Square. */
export function createSquareSandbox(options: SquareOptions, around: Surroundings): SquareSandbox {
  const { journal, faults, log, siteUrl } = around;
  const state = new SquareState(journal);
  const settings = { url: options.webhookUrl, delayMs: 0, copies: 1 };
  const webhooks = new WebhookQueue(journal, 'square', settings, (eventId, url) => {
    const event = state.events.get(eventId);
    if (!event) return undefined;
    const body = publicJson(event);
    return { body, headers: { 'x-square-hmacsha256-signature': signature(body, url, options.webhookSignatureKey) } };
  });
  state.onEvent((event) => webhooks.send(event.event_id));
  const vault = new SquareVault(state);
  const payments = new SquarePayments(state, vault);
  const refunds = new SquareRefunds(state, payments);
  const disputes = new SquareDisputes(state);
  const payouts = new SquarePayouts(state);
  const oauth = new SquareOAuth(state, options);
  const web = new SquareWeb(state, options.applicationId, siteUrl);
  return {
    control: new SquareControl(state, webhooks, { disputes, payments, payouts, refunds }, faults, log),
    webhooks,
    async register(app) {
      const api = new JsonApi(journal, sellerManners(state), delayed);
      const operations = [vault, payments, refunds, disputes, payouts].flatMap((part) => part.operations());
      await app.register(async (scope) => api.register(scope, operations), { prefix: '/square/v2' });
      const platform = new JsonApi(journal, platformManners(), delayed);
      await app.register(async (scope) => platform.register(scope, oauth.operations()), { prefix: '/square/oauth2' });
      await app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
        oauth.registerPages(scope);
        web.register(scope);
      });
    },
  };
}

/** https://developer.squareup.com/docs/webhooks/step3validate */
function signature(body: string, url: string, key: string): string {
  return createHmac('sha256', key)
    .update(url + body)
    .digest('base64');
}

function manners<Caller>(name: string): Omit<JsonApiManners<Caller>, 'callerOf' | 'scopeOf'> {
  return {
    name,
    idempotencyKeyOf: ({ body }) => (typeof body['idempotency_key'] === 'string' ? body['idempotency_key'] : undefined),
    reused: () =>
      invalid(
        'IDEMPOTENCY_KEY_REUSED',
        'The idempotency key can only be retried with the same request data.',
        'idempotency_key',
      ),
    busy: () => problem(409, 'INVALID_REQUEST_ERROR', 'CONFLICT', 'Another request is using this idempotency key.'),
    unknownPath: () => ({
      errors: [{ category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND', detail: 'Resource not found.' }],
    }),
    failed: () => ({
      errors: [
        { category: 'API_ERROR', code: 'INTERNAL_SERVER_ERROR', detail: 'The sandbox failed; its log says more.' },
      ],
    }),
    headers: () => ({}),
  };
}

function sellerManners(state: SquareState): JsonApiManners<SquareMerchant> {
  return { ...manners('square'), scopeOf: ({ id }) => id, callerOf: (request) => merchantOf(state, request) };
}

function platformManners(): JsonApiManners<null> {
  return { ...manners('square.platform'), idempotencyKeyOf: () => undefined, scopeOf: () => '', callerOf: () => null };
}

function merchantOf(state: SquareState, request: FastifyRequest): SquareMerchant {
  const token = state.tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
  const merchant = token && state.merchants.get(token.merchant_id);
  if (!merchant) throw unauthorized();
  if (Date.parse(token.expires_at) < Date.now()) {
    throw problem(401, 'AUTHENTICATION_ERROR', 'ACCESS_TOKEN_EXPIRED', 'The access token has expired.');
  }
  return merchant;
}
