import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CalendarGrants } from '../calendars/calendar-grants.js';
import { CalendarOAuth, OAUTH_FALLBACKS, type OAuthKeys } from '../calendars/calendar-oauth.js';
import { CalendarState } from '../calendars/calendar-state.js';
import type { CalendarUser } from '../calendars/calendar-types.js';
import { ChangeFeed } from '../calendars/change-feed.js';
import { delayed } from '../interception/interception.js';
import type { Journal } from '../journal.js';
import { randomText } from '../rest/ids.js';
import { JsonApi } from '../rest/json-api.js';
import { keylessManners } from '../rest/keyless-manners.js';
import { WebhookQueue } from '../rest/webhook-queue.js';
import { MicrosoftCalendars } from './microsoft-calendars.js';
import { MicrosoftControl } from './microsoft-control.js';
import { MicrosoftDelta } from './microsoft-delta.js';
import { MicrosoftEvents } from './microsoft-events.js';
import { errorBody, problem } from './microsoft-problems.js';
import { MicrosoftSubscriptions } from './microsoft-subscriptions.js';
import type { GraphEvent } from './microsoft-types.js';

export type MicrosoftOptions = OAuthKeys;

export interface MicrosoftSandbox {
  control: MicrosoftControl;
  webhooks: WebhookQueue;
  register(app: FastifyInstance): Promise<void>;
}

const OAUTH_PATH = '/microsoft/common/oauth2/v2.0';

/** Builds the stand-in for calendars of Microsoft 365 and Outlook. */
export function createMicrosoftSandbox(keys: MicrosoftOptions, journal: Journal): MicrosoftSandbox {
  const state = new CalendarState<GraphEvent>(journal, 'microsoft', {
    calendarId: () => `AAMkAG${randomText(60)}=`,
    primaryName: () => 'Calendar',
  });
  const grants = new CalendarGrants(journal, 'microsoft');
  const feed = new ChangeFeed(journal, 'microsoft', state, true);
  const calendars = new MicrosoftCalendars(state);
  const subscriptions = new MicrosoftSubscriptions(journal, state);
  const parts = [calendars, new MicrosoftDelta(calendars, feed), new MicrosoftEvents(state, calendars), subscriptions];
  const webhooks = new WebhookQueue(journal, 'microsoft', { delayMs: 0, copies: 1 }, (id) =>
    subscriptions.messageOf(id),
  );
  subscriptions.onMessage((id, url) => webhooks.send(id, url));
  state.onChange((change) => subscriptions.notify(change));
  const oauth = createOAuth(state, grants, keys);
  return {
    control: new MicrosoftControl(state, grants, feed),
    webhooks,
    async register(app) {
      const api = new JsonApi(journal, userManners(state, grants), delayed);
      const operations = parts.flatMap((part) => part.operations());
      await app.register(async (scope) => api.register(scope, operations), { prefix: '/microsoft/v1.0' });
      const platform = new JsonApi(journal, platformManners(), delayed);
      const tokens = [oauth.tokenOperation()];
      await app.register(async (scope) => platform.register(scope, tokens), { prefix: OAUTH_PATH });
      await app.register(async (scope) => oauth.registerPages(scope));
    },
  };
}

function createOAuth(state: CalendarState<GraphEvent>, grants: CalendarGrants, keys: MicrosoftOptions): CalendarOAuth {
  return new CalendarOAuth(grants, (email, name) => state.ensureUser(email, name), keys, {
    authorizePath: `${OAUTH_PATH}/authorize`,
    provider: 'Microsoft',
    defaultPerson: { name: 'Sandbox practitioner', email: 'practitioner@outlook.example' },
    isOffline: ({ scope = '' }) => scope.split(' ').includes('offline_access'),
    renewsRefreshToken: true,
    invalidClient: 'AADSTS7000215: Invalid client secret provided.',
    invalidGrant: 'AADSTS70008: The provided authorization code or refresh token has expired or been revoked.',
  });
}

function userManners(state: CalendarState<GraphEvent>, grants: CalendarGrants) {
  const fallbacks = {
    unknownPath: () => errorBody('BadRequest', 'Resource not found for the segment.'),
    failed: () => errorBody('InternalServerError', 'The sandbox failed; its log says more.'),
  };
  return {
    ...keylessManners<CalendarUser>('microsoft', fallbacks),
    scopeOf: ({ id }: CalendarUser) => id,
    callerOf(request: FastifyRequest): CalendarUser {
      const user = state.users.get(grants.userIdOf(request) ?? '');
      if (!user) throw problem(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.');
      return user;
    },
  };
}

function platformManners() {
  return { ...keylessManners<null>('microsoft.platform', OAUTH_FALLBACKS), scopeOf: () => '', callerOf: () => null };
}
