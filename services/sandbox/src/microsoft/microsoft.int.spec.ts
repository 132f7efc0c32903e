import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@yarrow/kit/testing/eventually';
import { receiveWebhooks } from '../rest/webhook-receiver.js';
import { type RunningSandbox, startSandbox } from '../start-sandbox.js';

const KEYS = { client_id: 'microsoft-client-yarrow', client_secret: 'microsoft-secret-yarrow' };
const REDIRECT = 'http://127.0.0.1:9/back';
const VISIT = {
  subject: 'Visit',
  start: { dateTime: '2026-12-01T10:00:00', timeZone: 'UTC' },
  end: { dateTime: '2026-12-01T06:00:00', timeZone: 'America/New_York' },
};

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
let calendarId: string;
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
  email = `ada-${(users += 1)}@outlook.example`;
  const { code } = sandbox.microsoft.createUser(email, REDIRECT);
  access = (await token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT })).body.access_token;
  calendarId = (await api('GET', '/me/calendars')).body.value[0].id;
});

async function send(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
}
const token = (form: Record<string, string>) =>
  send(`${sandbox.url}/microsoft/common/oauth2/v2.0/token`, {
    ...{ method: 'POST', body: new URLSearchParams({ ...KEYS, ...form }) },
  });
const call = (method: string, url: string, body?: object, headers: Record<string, string> = {}) =>
  send(url, {
    method,
    headers: { authorization: `Bearer ${access}`, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
const api = (method: string, path: string, body?: object) => call(method, `${sandbox.url}/microsoft/v1.0${path}`, body);
const calendar = (id = calendarId) => `/me/calendars/${encodeURIComponent(id)}`;
const event = (id: string) => `/me/events/${encodeURIComponent(id)}`;
const pageOf = (url: string, size = 2) => call('GET', url, undefined, { prefer: `odata.maxpagesize=${size}` });
const december = () =>
  `${sandbox.url}/microsoft/v1.0${calendar()}/calendarView/delta?startDateTime=2026-12-01T00:00:00Z&endDateTime=2027-01-01T00:00:00Z`;
const codeOf = ({ status, body }: Answer) => `${status} ${body.error.code}`;
const put = (title: string, day: string, id?: string) =>
  sandbox.microsoft.putEntry(email, { id, title, startsAt: `${day}T10:00:00Z`, endsAt: `${day}T11:00:00Z` });

describe('the stand-in for Microsoft Graph', () => {
  it('grants access on a page and renews it with a new refresh token, while the old one stays valid', async () => {
    const query = new URLSearchParams({
      ...{ client_id: KEYS.client_id, redirect_uri: REDIRECT, response_type: 'code', state: 'st' },
      scope: 'offline_access Calendars.ReadWrite',
    });
    const init = { method: 'POST', body: new URLSearchParams({ answer: 'allow', email }), redirect: 'manual' } as const;
    const page = await fetch(`${sandbox.url}/microsoft/common/oauth2/v2.0/authorize?${query}`, init);
    const back = new URL(page.headers.get('location')!).searchParams;
    expect(back.get('state')).toBe('st');
    const form = { grant_type: 'authorization_code', code: back.get('code')!, redirect_uri: REDIRECT };
    const granted = (await token(form)).body;
    expect(await token(form)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const renew = (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const renewed = (await renew(granted.refresh_token)).body;
    expect(renewed.refresh_token).not.toBe(granted.refresh_token);
    expect((await renew(granted.refresh_token)).status).toBe(200);
    access = renewed.access_token;
    expect((await api('GET', '/me')).body).toMatchObject({ mail: email, userPrincipalName: email });
    sandbox.microsoft.expireTokens();
    expect(codeOf(await api('GET', '/me'))).toBe('401 InvalidAuthenticationToken');
    access = (await renew(renewed.refresh_token)).body.access_token;
    expect((await api('GET', '/me')).status).toBe(200);
    sandbox.microsoft.revoke(email);
    expect(codeOf(await api('GET', '/me'))).toBe('401 InvalidAuthenticationToken');
    expect(await renew(renewed.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('lists calendars in pages and refuses to write to one that is only readable', async () => {
    const id = sandbox.microsoft.addCalendar(email, 'Holidays', { writable: false });
    const first = (await api('GET', '/me/calendars?$top=1')).body;
    expect(first.value).toMatchObject([{ isDefaultCalendar: true, canEdit: true, owner: { address: email } }]);
    const second = (await call('GET', first['@odata.nextLink'])).body;
    expect(second.value).toMatchObject([{ id, name: 'Holidays', canEdit: false, isDefaultCalendar: false }]);
    expect(second).not.toHaveProperty('@odata.nextLink');
    expect(codeOf(await api('POST', `${calendar(id)}/events`, VISIT))).toBe('403 ErrorAccessDenied');
  });

  it('lists a window in pages and then only what changed in it since the delta link', async () => {
    const moved = put('Lunch', '2026-12-01');
    const outside = put('Past', '2026-11-01');
    const dayOff = { title: 'Day off', startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-03T00:00:00Z' };
    sandbox.microsoft.putEntry(email, { ...dayOff, allDay: true, free: true });
    const { id } = (await api('POST', `${calendar()}/events`, VISIT)).body;
    const first = await pageOf(december());
    expect(first.body.value).toMatchObject([
      { id: moved, start: { dateTime: '2026-12-01T10:00:00.0000000', timeZone: 'UTC' }, showAs: 'busy' },
      { subject: 'Day off', isAllDay: true, showAs: 'free', isCancelled: false },
    ]);
    const rest = await pageOf(first.body['@odata.nextLink']);
    expect(rest.body.value).toMatchObject([{ id, end: { dateTime: '2026-12-01T11:00:00.0000000', timeZone: 'UTC' } }]);
    const deltaLink = rest.body['@odata.deltaLink'];
    expect(deltaLink).toContain('$deltatoken=');
    put('Past', '2026-11-02', outside);
    put('Late lunch', '2026-12-04', moved);
    await api('DELETE', event(id));
    const removed = (gone: string) => ({ id: gone, '@removed': { reason: 'deleted' } });
    const changes = await pageOf(deltaLink);
    expect(changes.body.value).toEqual([expect.objectContaining({ subject: 'Late lunch' }), removed(id)]);
    put('Late lunch', '2027-02-01', moved);
    expect((await pageOf(changes.body['@odata.deltaLink'])).body.value).toEqual([removed(moved)]);
    sandbox.microsoft.forgetSyncState();
    expect(codeOf(await pageOf(deltaLink))).toBe('410 SyncStateNotFound');
  });

  it('creates one event for a transaction, changes it and deletes it', async () => {
    const wanted = { ...VISIT, transactionId: 'visit-1', sensitivity: 'private' };
    const created = await api('POST', `${calendar()}/events`, wanted);
    const again = await api('POST', `${calendar()}/events`, { ...wanted, subject: 'Twice' });
    expect([created.status, again.status, again.body.id]).toEqual([201, 201, created.body.id]);
    const path = event(created.body.id);
    const singleValueExtendedProperties = [{ id: 'String {0} Name visit', value: '1' }];
    await api('PATCH', path, { subject: 'Moved', end: { ...VISIT.end, dateTime: '2026-12-01T07:00:00' } });
    await api('PATCH', path, { singleValueExtendedProperties });
    expect((await api('GET', path)).body).not.toHaveProperty('singleValueExtendedProperties');
    const expanded = await api('GET', `${path}?$expand=singleValueExtendedProperties`);
    expect(expanded.body).toMatchObject({ transactionId: 'visit-1', singleValueExtendedProperties });
    expect(sandbox.microsoft.entries(email)).toEqual([
      {
        ...{ id: created.body.id, title: 'Moved', isFree: false, isPrivate: true },
        ...{ startsAt: '2026-12-01T10:00:00.000Z', endsAt: '2026-12-01T12:00:00.000Z' },
      },
    ]);
    expect((await api('DELETE', path)).status).toBe(204);
    for (const method of ['GET', 'DELETE']) expect(codeOf(await api(method, path))).toBe('404 ErrorItemNotFound');
  });

  it('validates the address of a subscription and notifies it of each change', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const wanted = {
      ...{ changeType: 'created,updated,deleted', notificationUrl: hooks.url, clientState: 'secret' },
      ...{ resource: `${calendar()}/events`, expirationDateTime: inMinutes(60) },
    };
    const unanswered = { ...wanted, notificationUrl: `${sandbox.url}/healthz` };
    expect(codeOf(await api('POST', '/subscriptions', unanswered))).toBe('400 ValidationError');
    const tooLong = { ...wanted, expirationDateTime: inMinutes(10_081) };
    expect((await api('POST', '/subscriptions', tooLong)).status).toBe(400);
    const { status, body: subscription } = await api('POST', '/subscriptions', wanted);
    expect(status).toBe(201);
    expect(subscription).toMatchObject({ resource: wanted.resource, clientState: 'secret' });
    const path = `/subscriptions/${subscription.id}`;
    const { expirationDateTime } = (await api('PATCH', path, { expirationDateTime: inMinutes(120) })).body;
    const id = put('Lunch', '2026-12-01');
    await eventually(() => expect(hooks.received).toHaveLength(1));
    sandbox.microsoft.deleteEntry(email, id);
    await eventually(() => expect(hooks.received).toHaveLength(2));
    const [created, deleted] = hooks.received.map(({ body }) => JSON.parse(body).value);
    expect(created).toMatchObject([
      {
        ...{ subscriptionId: subscription.id, clientState: 'secret', changeType: 'created' },
        ...{ subscriptionExpirationDateTime: expirationDateTime, resourceData: { id } },
      },
    ]);
    expect(deleted).toMatchObject([{ changeType: 'deleted', resource: expect.stringContaining(id) }]);
    expect((await api('DELETE', path)).status).toBe(204);
    expect(codeOf(await api('PATCH', path, { expirationDateTime }))).toBe('404 ResourceNotFound');
  });
});
