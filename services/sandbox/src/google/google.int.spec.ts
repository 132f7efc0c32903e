import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@yarrow/kit/testing/eventually';
import { receiveWebhooks } from '../rest/webhook-receiver.js';
import { type RunningSandbox, startSandbox } from '../start-sandbox.js';

const KEYS = { client_id: 'google-client-yarrow', client_secret: 'google-secret-yarrow' };
const REDIRECT = 'http://127.0.0.1:9/back';
const TEN = { dateTime: '2026-12-01T10:00:00Z' };
const ELEVEN = { dateTime: '2026-12-01T11:00:00Z' };

interface Answer {
  status: number;
  /** Parsed JSON. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what each test reads of it differs
  body: any;
}

let sandbox: RunningSandbox;
let hooks: Awaited<ReturnType<typeof receiveWebhooks>>;
let email: string;
let access: string;
let users = 0;

beforeAll(async () => {
  hooks = await receiveWebhooks();
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', smtpPort: 0, publicUrl: 'http://127.0.0.1:9' },
    stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
    s3: { region: 'us-east-1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' },
  });
});
afterAll(async () => {
  await sandbox?.stop();
  hooks?.stop();
});
beforeEach(async () => {
  hooks.received.length = 0;
  email = `ada-${(users += 1)}@gmail.example`;
  const { code } = sandbox.google.createUser(email, REDIRECT);
  access = (await token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT })).body.access_token;
});

async function send(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${sandbox.url}${path}`, init);
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
}
const token = (form: Record<string, string>) =>
  send('/google/token', { method: 'POST', body: new URLSearchParams({ ...KEYS, ...form }) });
const api = (method: string, path: string, body?: object, bearer = access) =>
  send(`/google/calendar/v3${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const calendar = (id = email) => `/calendars/${encodeURIComponent(id)}/events`;
const list = (query: Record<string, string>) => api('GET', `${calendar()}?${new URLSearchParams(query)}`);
const reasonOf = ({ status, body }: Answer) => `${status} ${body.error.errors[0].reason}`;
const namesOf = ({ body }: Answer) => body.items.map(({ summary }: { summary: string }) => summary);
const visit = (id: string) => ({ id, summary: 'Visit', start: TEN, end: ELEVEN });

describe('the stand-in for Google Calendar', () => {
  it('grants access on a page, renews it, and revokes it with any token of the user', async () => {
    const query = new URLSearchParams({
      ...{ client_id: KEYS.client_id, redirect_uri: REDIRECT, response_type: 'code', state: 'st' },
      ...{ scope: 'calendar', access_type: 'offline', prompt: 'consent' },
    });
    const page = `${sandbox.url}/google/o/oauth2/v2/auth?${query}`;
    expect(await (await fetch(page)).text()).toContain('Connect with Google');
    const answer = async (form: Record<string, string>) => {
      const init = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' } as const;
      return new URL((await fetch(page, init)).headers.get('location')!).searchParams;
    };
    expect(Object.fromEntries(await answer({ answer: 'deny' }))).toEqual({ state: 'st', error: 'access_denied' });
    const back = await answer({ answer: 'allow', email });
    expect(back.get('state')).toBe('st');
    const form = { grant_type: 'authorization_code', code: back.get('code')!, redirect_uri: REDIRECT };
    expect(await token({ ...form, client_secret: 'x' })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    const granted = (await token(form)).body;
    expect(granted).toMatchObject({ expires_in: 3599, token_type: 'Bearer', scope: 'calendar' });
    expect(await token(form)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const renewal = { grant_type: 'refresh_token', refresh_token: granted.refresh_token };
    sandbox.google.expireTokens();
    expect((await api('GET', '/users/me/calendarList', undefined, granted.access_token)).status).toBe(401);
    const renewed = (await token(renewal)).body;
    expect(renewed).not.toHaveProperty('refresh_token');
    expect((await api('GET', '/users/me/calendarList', undefined, renewed.access_token)).status).toBe(200);
    const revocation = new URLSearchParams({ token: granted.refresh_token });
    expect(await send('/google/revoke', { method: 'POST', body: revocation })).toEqual({ status: 200, body: {} });
    expect(reasonOf(await api('GET', '/users/me/calendarList', undefined, renewed.access_token))).toBe('401 authError');
    expect(await token(renewal)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('lists calendars in pages and refuses to write to one that is only readable', async () => {
    const id = sandbox.google.addCalendar(email, 'Holidays', { writable: false });
    const first = (await api('GET', '/users/me/calendarList?maxResults=1')).body;
    expect(first.items).toMatchObject([
      { id: email, primary: true, accessRole: 'owner', timeZone: 'America/New_York' },
    ]);
    const second = (await api('GET', `/users/me/calendarList?maxResults=1&pageToken=${first.nextPageToken}`)).body;
    expect(second.items).toMatchObject([{ id, summary: 'Holidays', accessRole: 'reader' }]);
    expect(second).not.toHaveProperty('nextPageToken');
    expect((await api('POST', calendar(id), visit('visit1'))).status).toBe(403);
    expect(reasonOf(await api('GET', calendar('other@gmail.example')))).toBe('404 notFound');
  });

  it('lists a window in pages and then only what changed since the sync token', async () => {
    const day = { startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z', allDay: true };
    sandbox.google.putEntry(email, { ...day, title: 'Day off', free: true });
    const moved = sandbox.google.putEntry(email, { title: 'Lunch', startsAt: TEN.dateTime, endsAt: ELEVEN.dateTime });
    sandbox.google.putEntry(email, { title: 'Past', startsAt: '2026-11-01T10:00Z', endsAt: '2026-11-01T11:00Z' });
    await api('POST', calendar(), visit('visit1'));
    const window = { singleEvents: 'true', maxResults: '2', timeMin: '2026-11-30T00:00:00-05:00' };
    const first = await list(window);
    expect(first.body.items).toMatchObject([
      { start: { date: '2026-12-01' }, end: { date: '2026-12-02' }, transparency: 'transparent' },
      { summary: 'Lunch', status: 'confirmed', start: { dateTime: '2026-12-01T05:00:00-05:00' } },
    ]);
    // A change during the listing belongs to the next one.
    sandbox.google.putEntry(email, {
      id: moved,
      title: 'Long lunch',
      startsAt: TEN.dateTime,
      endsAt: '2026-12-01T12:00Z',
    });
    const rest = await list({ ...window, pageToken: first.body.nextPageToken });
    expect(namesOf(rest)).toEqual(['Visit']);
    const { nextSyncToken: syncToken } = rest.body;
    expect(namesOf(await list({ syncToken }))).toEqual(['Long lunch']);
    expect((await api('DELETE', `${calendar()}/visit1`)).status).toBe(204);
    const changes = await list({ syncToken });
    expect(changes.body.items).toMatchObject([{ id: moved }, { id: 'visit1', status: 'cancelled' }]);
    expect((await list({ syncToken: changes.body.nextSyncToken })).body.items).toEqual([]);
    expect((await list({ syncToken, timeMin: TEN.dateTime })).status).toBe(400);
    sandbox.google.forgetSyncState();
    expect(reasonOf(await list({ syncToken }))).toBe('410 fullSyncRequired');
  });

  it('keeps the id of an event unique, also after its deletion, and restores the event', async () => {
    const extendedProperties = { private: { visit: '1' } };
    await api('POST', calendar(), { ...visit('visit1'), extendedProperties });
    expect(reasonOf(await api('POST', calendar(), visit('visit1')))).toBe('409 duplicate');
    expect(reasonOf(await api('POST', calendar(), visit('UPPER')))).toBe('400 invalid');
    const path = `${calendar()}/visit1`;
    await api('DELETE', path);
    expect(reasonOf(await api('DELETE', path))).toBe('410 deleted');
    expect((await api('GET', path)).body).toMatchObject({ status: 'cancelled', extendedProperties });
    expect(reasonOf(await api('POST', calendar(), visit('visit1')))).toBe('409 duplicate');
    expect(sandbox.google.entries(email)).toEqual([]);
    const restored = { ...visit('visit1'), status: 'confirmed', visibility: 'private' };
    expect((await api('PUT', path, restored)).body).toMatchObject({ status: 'confirmed', summary: 'Visit' });
    expect(sandbox.google.entries(email)).toEqual([
      {
        ...{ id: 'visit1', title: 'Visit', isFree: false, isPrivate: true },
        ...{ startsAt: '2026-12-01T10:00:00.000Z', endsAt: '2026-12-01T11:00:00.000Z' },
      },
    ]);
    expect(reasonOf(await api('GET', `${calendar()}/unknown`))).toBe('404 notFound');
  });

  it('notifies a channel of each change by headers without a body, until the channel is stopped', async () => {
    const wanted = { id: `channel-${users}`, type: 'web_hook', address: hooks.url, token: 'secret' };
    const channel = (await api('POST', `${calendar()}/watch`, wanted)).body;
    expect(channel).toMatchObject({ kind: 'api#channel', id: wanted.id, token: 'secret' });
    expect(Number(channel.expiration)).toBeGreaterThan(Date.now());
    await eventually(() => expect(hooks.received).toHaveLength(1));
    await api('POST', calendar(), visit('visit1'));
    await eventually(() => expect(hooks.received).toHaveLength(2));
    sandbox.google.deleteEntry(email, 'visit1');
    await eventually(() => expect(hooks.received).toHaveLength(3));
    expect(hooks.received.map(({ body }) => body)).toEqual(['', '', '']);
    const states = hooks.received.map(({ headers }) => headers['x-goog-resource-state']);
    expect(states).toEqual(['sync', 'exists', 'exists']);
    expect(hooks.received[2]!.headers).toMatchObject({
      ...{ 'x-goog-channel-id': wanted.id, 'x-goog-channel-token': 'secret', 'x-goog-message-number': '3' },
      'x-goog-resource-id': channel.resourceId,
    });
    const { id, resourceId } = channel;
    expect((await api('POST', '/channels/stop', { id, resourceId: 'other' })).status).toBe(404);
    expect((await api('POST', '/channels/stop', { id, resourceId })).status).toBe(204);
    const other = { ...wanted, id: `${id}-2` };
    await api('POST', `${calendar()}/watch`, other);
    await api('POST', calendar(), visit('visit2'));
    await eventually(() => expect(hooks.received).toHaveLength(5));
    const channels = hooks.received.slice(3).map(({ headers }) => headers['x-goog-channel-id']);
    expect(channels).toEqual([other.id, other.id]);
  });

  it('lets a journey act as the user over HTTP', async () => {
    const user = `/control/google/users/${encodeURIComponent(email)}`;
    const post = (path: string, body: object) =>
      send(`${user}${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      });
    const { id: calendarId } = (await post('/calendars', { name: 'Work', writable: true })).body;
    const entry = { calendarId, title: 'Busy', startsAt: TEN.dateTime, endsAt: ELEVEN.dateTime };
    const { id } = (await post('/entries', entry)).body;
    await post('/entries', { ...entry, id, startsAt: '2026-12-01T10:30:00Z' });
    const entries = await send(`${user}/entries?${new URLSearchParams({ calendarId })}`, {});
    expect(entries.body).toMatchObject([{ id, title: 'Busy', startsAt: '2026-12-01T10:30:00.000Z' }]);
    expect((await send(`${user}/entries/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await send(`${user}/entries/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await api('GET', calendar(calendarId))).body.items).toEqual([]);
    expect((await send(`${user}/revoke`, { method: 'POST' })).status).toBe(200);
    expect(reasonOf(await api('GET', calendar()))).toBe('401 authError');
  });
});
