import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { delayed } from '../interception/interception.js';
import type { Journal } from '../journal.js';
import { sendHtml } from '../pages/html-reply.js';
import { escapeHtml, page } from '../pages/layout.js';
import { JsonApi, type JsonApiManners, JsonProblem, publicJson } from '../rest/json-api.js';
import { keylessManners } from '../rest/keyless-manners.js';
import { WebhookQueue } from '../rest/webhook-queue.js';
import { ZoomControl } from './zoom-control.js';
import { ZoomMeetings } from './zoom-meetings.js';
import { type ZoomKeys, ZoomOAuth } from './zoom-oauth.js';
import { ZoomState } from './zoom-state.js';
import type { ZoomUser } from './zoom-types.js';

export interface ZoomOptions extends ZoomKeys {
  /** Signs webhooks. */
  webhookSecret: string;
  webhookUrl?: string | undefined;
}

export interface ZoomSandbox {
  control: ZoomControl;
  webhooks: WebhookQueue;
  register(app: FastifyInstance): Promise<void>;
}

/** Builds the stand-in for Zoom. @param siteUrl address of the sandbox for browsers, known once it listens */
export function createZoomSandbox(options: ZoomOptions, journal: Journal, siteUrl: () => string): ZoomSandbox {
  const state = new ZoomState(journal, options.clientId, siteUrl);
  const settings = { url: options.webhookUrl, delayMs: 0, copies: 1 };
  const webhooks = new WebhookQueue(journal, 'zoom', settings, (eventId) => {
    const event = state.events.get(eventId);
    if (!event) return undefined;
    const body = publicJson(event);
    const timestamp = String(Math.floor(Date.now() / 1000));
    return {
      body,
      headers: {
        'x-zm-request-timestamp': timestamp,
        'x-zm-signature': signature(`v0:${timestamp}:${body}`, options.webhookSecret),
      },
    };
  });
  state.onEvent((id) => webhooks.send(id));
  const oauth = new ZoomOAuth(state, options);
  return {
    control: new ZoomControl(state),
    webhooks,
    async register(app) {
      const api = new JsonApi(journal, userManners(state), delayed);
      const platform = new JsonApi(journal, platformManners(), delayed);
      await app.register(async (scope) => api.register(scope, new ZoomMeetings(state).operations()), {
        prefix: '/zoom/v2',
      });
      await app.register(async (scope) => platform.register(scope, oauth.operations()), { prefix: '/zoom/oauth' });
      await app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
        oauth.registerPages(scope);
        registerMeetingPage(scope, state);
      });
    },
  };
}

/** What a link to a meeting leads to. */
function registerMeetingPage(app: FastifyInstance, state: ZoomState): void {
  app.get<{ Params: { id: string } }>('/zoom/j/:id', ({ params, url }, reply) => {
    const meeting = state.meetings.get(params.id);
    if (!meeting?.join_url.endsWith(url)) {
      reply.code(404);
      return sendHtml(reply, page('This meeting link is invalid (3,001)', '<p>The meeting does not exist.</p>'));
    }
    const body = `<div class="card"><p>${escapeHtml(meeting.start_time)}, ${meeting.duration} minutes</p></div>`;
    return sendHtml(reply, page(meeting.topic, body));
  });
}

/** https://developers.zoom.us/docs/api/webhooks/#verify-with-zooms-header */
function signature(text: string, secret: string): string {
  return `v0=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

function manners<Caller>(name: string): Omit<JsonApiManners<Caller>, 'callerOf' | 'scopeOf'> {
  return keylessManners(name, {
    unknownPath: () => ({ code: 2300, message: 'This API endpoint is not recognized.' }),
    failed: () => ({ code: 500, message: 'The sandbox failed; its log says more.' }),
  });
}

function userManners(state: ZoomState): JsonApiManners<ZoomUser> {
  return { ...manners('zoom'), scopeOf: ({ id }) => id, callerOf: (request) => userOf(state, request) };
}

function platformManners(): JsonApiManners<null> {
  return { ...manners('zoom.platform'), scopeOf: () => '', callerOf: () => null };
}

function userOf(state: ZoomState, request: FastifyRequest): ZoomUser {
  const token = state.tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
  const user = token && state.users.get(token.user_id);
  if (!user) throw new JsonProblem(401, { code: 124, message: 'Invalid access token.' });
  if (Date.parse(token.expires_at) < Date.now()) {
    throw new JsonProblem(401, { code: 124, message: 'Access token is expired.' });
  }
  return user;
}
