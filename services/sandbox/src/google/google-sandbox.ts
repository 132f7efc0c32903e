import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CalendarGrants } from '../calendars/calendar-grants.js';
import { CalendarOAuth, OAUTH_FALLBACKS, type OAuthKeys, oauthProblem } from '../calendars/calendar-oauth.js';
import { CalendarState } from '../calendars/calendar-state.js';
import type { CalendarUser } from '../calendars/calendar-types.js';
import { ChangeFeed } from '../calendars/change-feed.js';
import { delayed } from '../interception/interception.js';
import type { Journal } from '../journal.js';
import { randomText } from '../rest/ids.js';
import { JsonApi, type JsonOperation } from '../rest/json-api.js';
import { keylessManners } from '../rest/keyless-manners.js';
import { WebhookQueue } from '../rest/webhook-queue.js';
import { GoogleCalendars } from './google-calendars.js';
import { GoogleChannels } from './google-channels.js';
import { GoogleControl } from './google-control.js';
import { GoogleEvents } from './google-events.js';
import { errorBody, problem } from './google-problems.js';
import type { GoogleEvent } from './google-types.js';

export type GoogleOptions = OAuthKeys;

export interface GoogleSandbox {
  control: GoogleControl;
  webhooks: WebhookQueue;
  register(app: FastifyInstance): Promise<void>;
}

/** Builds the stand-in for Google Calendar. */
export function createGoogleSandbox(keys: GoogleOptions, journal: Journal): GoogleSandbox {
  const state = new CalendarState<GoogleEvent>(journal, 'google', {
    calendarId: ({ email }, isPrimary) =>
      isPrimary ? email : `c_${randomText(26, 'abcdefghijklmnopqrstuv0123456789')}@group.calendar.google.com`,
    primaryName: ({ email }) => email,
  });
  const grants = new CalendarGrants(journal, 'google');
  // Google's sync tokens are not limited to the window of the full listing.
  const feed = new ChangeFeed(journal, 'google', state, false);
  const calendars = new GoogleCalendars(state);
  const events = new GoogleEvents(state, calendars, feed);
  const channels = new GoogleChannels(journal, calendars);
  const webhooks = new WebhookQueue(journal, 'google', { delayMs: 0, copies: 1 }, (id) => channels.messageOf(id));
  channels.onMessage((id, address) => webhooks.send(id, address));
  const oauth = createOAuth(state, grants, keys);
  state.onChange((change) => channels.notify(change));
  return {
    control: new GoogleControl(state, grants, feed),
    webhooks,
    async register(app) {
      const api = new JsonApi(journal, userManners(state, grants), delayed);
      const operations = [calendars, channels, events].flatMap((part) => part.operations());
      await app.register(async (scope) => api.register(scope, operations), { prefix: '/google/calendar/v3' });
      const platform = new JsonApi(journal, platformManners(), delayed);
      const tokens = [oauth.tokenOperation(), revokeOperation(grants)];
      await app.register(async (scope) => platform.register(scope, tokens), { prefix: '/google' });
      await app.register(async (scope) => oauth.registerPages(scope));
    },
  };
}

function createOAuth(state: CalendarState<GoogleEvent>, grants: CalendarGrants, keys: GoogleOptions): CalendarOAuth {
  return new CalendarOAuth(grants, (email, name) => state.ensureUser(email, name), keys, {
    authorizePath: '/google/o/oauth2/v2/auth',
    provider: 'Google',
    defaultPerson: { name: 'Sandbox practitioner', email: 'practitioner@gmail.example' },
    // Without the prompt Google issues a refresh token at the first consent only.
    isOffline: ({ access_type: type, prompt = '' }) => type === 'offline' && prompt.split(' ').includes('consent'),
    renewsRefreshToken: false,
    invalidClient: 'The provided client secret is invalid.',
    invalidGrant: 'Token has been expired or revoked.',
  });
}

/** Any token stands for all that its user granted. */
function revokeOperation(grants: CalendarGrants): JsonOperation<null> {
  return {
    method: 'POST',
    path: '/revoke',
    handle: ({ body, query }) => {
      const userId = grants.ownerOf(String(body['token'] ?? query['token'] ?? ''));
      if (!userId) throw oauthProblem(400, 'invalid_token', 'Token expired or revoked');
      grants.revoke(userId);
      return {};
    },
  };
}

function userManners(state: CalendarState<GoogleEvent>, grants: CalendarGrants) {
  const fallbacks = {
    unknownPath: () => errorBody(404, 'notFound', 'Not Found'),
    failed: () => errorBody(500, 'backendError', 'The sandbox failed; its log says more.'),
  };
  return {
    ...keylessManners<CalendarUser>('google', fallbacks),
    scopeOf: ({ id }: CalendarUser) => id,
    callerOf(request: FastifyRequest): CalendarUser {
      const user = state.users.get(grants.userIdOf(request) ?? '');
      if (!user) throw problem(401, 'authError', 'Invalid Credentials');
      return user;
    },
  };
}

function platformManners() {
  return { ...keylessManners<null>('google.platform', OAUTH_FALLBACKS), scopeOf: () => '', callerOf: () => null };
}
