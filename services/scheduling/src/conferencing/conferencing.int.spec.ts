import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import {
  AppointmentAcceptedSchema,
  ConferencingAccessLostSchema,
  RegistrationConfirmedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { type RunningSandbox, startSandbox } from '@yarrow/sandbox/start-sandbox';
import { service } from '../service.js';
import { bookAt } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { deleteEvent, lookUpRegistration, placeIn, scheduleEvent } from '../testing/test-events.js';
import { move } from '../testing/test-moves.js';
import { POLICY, publishPractice, type PracticeWishes, type TestPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';
import { SYNC_MEETINGS_JOB } from './meeting-calls.job.js';
import { ZOOM_CALLBACK_PATH } from './zoom/zoom-access.service.js';

const PUBLIC_URL = 'http://yarrow.example';
const WEBHOOK_SECRET = 'zoom-webhooks-yarrow';
const HOST = 'ada@zoom.example';
const CLIENT = { kind: 'client', userId: newId() } as const;
const OWN_LINK = 'https://meet.example.com/ada';
const VIDEO = { kind: 'virtual', virtualType: 'video', singleLine: '', virtualLink: OWN_LINK };

const clock = new FixedClock(OCTOBER_NOON);
let sandbox: RunningSandbox;
let scheduling: TestService;
let practice: TestPractice;
let host: string;
let hosts = 0;

beforeAll(async () => {
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', smtpPort: 0, publicUrl: PUBLIC_URL },
    stripe: { secretKey: 'sk_test_yarrow', webhookSecret: 'whsec_yarrow' },
    s3: { region: 'us-east-1', bucket: 'yarrow', accessKeyId: 'yarrow', secretAccessKey: 'yarrow-secret' },
  });
  const env = {
    ...{ PUBLIC_URL, CALENDAR_CREDENTIALS_KEY: 'a secret of the tests only' },
    ...{ ZOOM_CLIENT_ID: 'zoom-client-yarrow', ZOOM_CLIENT_SECRET: 'zoom-secret-yarrow' },
    ...{
      ZOOM_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ZOOM_API_BASE: `${sandbox.url}/zoom`,
      ZOOM_OAUTH_BASE: `${sandbox.url}/zoom`,
    },
  };
  scheduling = await startTestService(service, { clock, env });
  // The tests do the work themselves.
  await scheduling.app.get(JobsService).stop(SYNC_MEETINGS_JOB);
});
afterAll(async () => {
  await scheduling?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  clock.set(OCTOBER_NOON);
  host = `${(hosts += 1)}-${HOST}`;
  practice = await openPractice();
});

const CONNECT = `mutation { connectVideoConferencing(provider: zoom) { result errors { code message field } url } }`;
const DEACTIVATE = `mutation { deactivateVideoConferencing(provider: zoom) { result errors { code message field } } }`;
const STATE = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Practice {
  conferencingServices { provider active } videoConferencing { connected erroredAt accountName accountEmail } } } }`;

const openPractice = (wishes: PracticeWishes = {}) =>
  publishPractice(scheduling, { booking: POLICY, location: VIDEO, ...wishes });

async function change(mutation: string, actor: Partial<Actor> = practice.owner) {
  const { data, errors } = await scheduling.graphql(mutation, {}, actor);
  return errors ? { errors: [{ code: errors[0]!.extensions.code }] } : Object.values(data)[0];
}
async function stateOf(actor: Partial<Actor> = practice.owner) {
  const of = [{ __typename: 'Practice', id: practice.practiceId }];
  return (await scheduling.graphql(STATE, { of }, actor)).data['_entities'][0];
}
/** @returns where the browser is sent */
async function comeBack(query: Record<string, string>, actor: Partial<Actor> = practice.owner): Promise<string> {
  const headers = { authorization: `Bearer ${await scheduling.tokenOf(actor)}` };
  const url = `${scheduling.url}${ZOOM_CALLBACK_PATH}?${new URLSearchParams(query)}`;
  const response = await fetch(url, { headers, redirect: 'manual' });
  return response.headers.get('location') ?? '';
}
async function stateToken(actor: Partial<Actor> = practice.owner): Promise<string> {
  const { url } = await change(CONNECT, actor);
  return new URL(url).searchParams.get('state')!;
}
async function connect(of: TestPractice = practice, email = host): Promise<string> {
  const { code } = sandbox.zoom.createUser('Ada Byron', email, `${PUBLIC_URL}${ZOOM_CALLBACK_PATH}`);
  return comeBack({ code, state: await stateToken(of.owner) }, of.owner);
}
const sync = () => scheduling.app.get(JobsService).runNow(SYNC_MEETINGS_JOB);
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
const meetings = (email = host) => sandbox.zoom.meetings(email);
async function join(link: string) {
  const headers = { authorization: `Bearer ${await scheduling.tokenOf()}` };
  const response = await fetch(link.replace(PUBLIC_URL, scheduling.url), { headers, redirect: 'manual' });
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    location: header('location'),
    refresh: header('refresh'),
    text: await response.text(),
  };
}
const cancel = ({ id }: { id: string }) => decide(scheduling, 'cancelAppointment', { id }, practice.owner);
/** As Zoom writes it. */
const utc = (time: string) => new Date(inOctober(time)).toISOString().replace('.000', '');
const linkOf = ({ virtualMeetingLinkWithFallback: link }: { virtualMeetingLinkWithFallback?: string | null }) => link!;

describe('an account at Zoom', () => {
  it('is connected by the practitioner, and shown to the practice alone', async () => {
    expect(await stateOf()).toEqual({
      conferencingServices: [],
      videoConferencing: { connected: false, erroredAt: null, accountName: null, accountEmail: null },
    });
    expect(await connect()).toBe(`${PUBLIC_URL}/portal/settings/conferencing?connected=true`);
    expect(await stateOf()).toEqual({
      conferencingServices: [{ provider: 'zoom', active: true }],
      videoConferencing: { connected: true, erroredAt: null, accountName: 'Ada Byron', accountEmail: host },
    });
    expect(await stateOf({ kind: 'anonymous' })).toMatchObject({ videoConferencing: null });
  });

  it.each<[string, () => Promise<Record<string, string>>, string]>([
    ['was not allowed', async () => ({ error: 'access_denied', state: await stateToken() }), 'denied'],
    ['comes with an invented code', async () => ({ code: 'invented', state: await stateToken() }), 'provider_refused'],
    ['comes without a state', async () => ({ code: 'any' }), 'forbidden'],
    [
      "comes with another practice's state",
      async () => ({ code: 'any', state: await stateToken((await openPractice()).owner) }),
      'forbidden',
    ],
  ])('is not connected where it %s', async (_, query, code) => {
    expect(await comeBack(await query())).toBe(`${PUBLIC_URL}/portal/settings/conferencing?error=${code}`);
    expect((await stateOf()).videoConferencing.connected).toBe(false);
  });

  it('is not connected by a code that was used before', async () => {
    const { code } = sandbox.zoom.createUser('Ada Byron', host, `${PUBLIC_URL}${ZOOM_CALLBACK_PATH}`);
    const state = await stateToken();
    expect(await comeBack({ code, state })).toContain('connected=true');
    const other = await openPractice();
    expect(await comeBack({ code, state: await stateToken(other.owner) }, other.owner)).toContain('provider_refused');
  });

  it('is not for a practice whose plan has none, nor for clients', async () => {
    const without = await openPractice({ practice: { conferencingEnabled: false } });
    expect((await change(CONNECT, without.owner)).errors[0].code).toBe('feature_disabled');
    expect((await change(CONNECT, CLIENT)).errors[0].code).toBe('forbidden');
    expect((await change(DEACTIVATE, CLIENT)).errors[0].code).toBe('forbidden');
  });

  it('is disconnected once; its access is taken back and its meetings stay', async () => {
    await connect();
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    await sync();
    expect((await change(DEACTIVATE)).result).toBe('success');
    expect((await change(DEACTIVATE)).errors).toEqual([
      { code: 'not_found', message: 'Something went wrong', field: 'provider' },
    ]);
    expect((await stateOf()).conferencingServices).toEqual([]);
    const [meeting] = meetings();
    expect((await join(linkOf(visit))).location).toBe(meeting!.join_url);
    const next = await bookAt(scheduling, practice, inOctober('14:00'));
    expect(linkOf(next)).toBe(OWN_LINK);
  });
});

describe('a virtual visit', () => {
  beforeEach(async () => void (await connect()));

  it('has a link of its own at once, which leads to its meeting once that is made', async () => {
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    expect(linkOf(visit)).toMatch(/^http:\/\/yarrow\.example\/join\/[\w-]{32}$/);
    const events = await scheduling.emitted(AppointmentAcceptedSchema);
    const snapshot = events.find(({ appointment }) => appointment!.appointmentId === visit.id)!.appointment!;
    expect(snapshot.place!.virtualLink).toBe(linkOf(visit));
    // Until then the link of the location does.
    expect(await join(linkOf(visit))).toMatchObject({ status: 303, location: OWN_LINK });
    await sync();
    expect(meetings()).toMatchObject([
      {
        topic: 'Deep tissue massage – Quiet Hands',
        ...{ start_time: utc('12:00'), duration: 60, timezone: 'America/New_York' },
      },
    ]);
    expect(await join(linkOf(visit))).toMatchObject({ status: 303, location: meetings()[0]!.join_url });
    await sync();
    expect(meetings()).toHaveLength(1);
  });

  it('is moved with its meeting, and cancelled with it', async () => {
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    await sync();
    const { id } = meetings()[0]!;
    await move(scheduling, visit, inOctober('15:00'));
    await sync();
    expect(meetings()).toMatchObject([{ id, start_time: utc('15:00') }]);
    expect((await cancel(visit)).code).toBe('success');
    await sync();
    expect(meetings()).toEqual([]);
    expect(await join(linkOf(visit))).toMatchObject({ status: 410 });
  });

  it('gets a meeting when it is accepted, not before', async () => {
    const asked = await openPractice({ booking: { ...POLICY, instantClientApproval: false } });
    const email = `asked-${host}`;
    await connect(asked, email);
    const visit = await bookAt(scheduling, asked, inOctober('12:00'));
    await sync();
    expect(meetings(email)).toEqual([]);
    expect((await decide(scheduling, 'acceptAppointment', { id: visit.id }, asked.owner)).code).toBe('success');
    await sync();
    expect(meetings(email)).toHaveLength(1);
  });

  it('gets another meeting where its own was deleted at Zoom', async () => {
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    await sync();
    const { id } = meetings()[0]!;
    sandbox.zoom.deleteMeeting(id);
    await move(scheduling, visit, inOctober('15:00'));
    await sync();
    const [other] = meetings();
    expect(other).toMatchObject({ start_time: utc('15:00') });
    expect(other!.id).not.toBe(id);
    expect((await join(linkOf(visit))).location).toBe(other!.join_url);
  });

  it('keeps its link when it is cancelled before its meeting was ever made, and none is made', async () => {
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    expect((await cancel(visit)).code).toBe('success');
    await sync();
    expect(meetings()).toEqual([]);
  });

  it('has one meeting, also where the answer to its making was lost', async () => {
    sandbox.stripe.fault({ path: '/zoom/v2/users/me/meetings', method: 'POST', kind: 'reset-after-effect' });
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    await sync();
    expect(meetings()).toHaveLength(1);
    expect((await join(linkOf(visit))).location).toBe(OWN_LINK);
    later(1);
    await sync();
    expect(meetings()).toHaveLength(1);
    expect((await join(linkOf(visit))).location).toBe(meetings()[0]!.join_url);
  });

  it('gets its meeting later where Zoom is busy', async () => {
    sandbox.stripe.fault({ path: '/zoom/v2/users/me/meetings', method: 'POST', kind: 'rate-limit' });
    await bookAt(scheduling, practice, inOctober('12:00'));
    await sync();
    expect(meetings()).toEqual([]);
    later(1);
    await sync();
    expect(meetings()).toHaveLength(1);
  });

  it('gets its meeting with a renewed token', async () => {
    sandbox.zoom.expireTokens();
    await bookAt(scheduling, practice, inOctober('12:00'));
    await sync();
    expect(meetings()).toHaveLength(1);
    expect((await stateOf()).videoConferencing.erroredAt).toBeNull();
  });

  it('has no link of its own by phone or in person', async () => {
    const phone = await openPractice({ location: { ...VIDEO, virtualType: 'phone' } });
    await connect(phone, `phone-${host}`);
    expect(linkOf(await bookAt(scheduling, phone, inOctober('12:00')))).toBe(OWN_LINK);
    const studio = await openPractice({ location: {} });
    await connect(studio, `studio-${host}`);
    expect(linkOf(await bookAt(scheduling, studio, inOctober('12:00')))).toBeNull();
  });
});

describe('access that Zoom takes back', () => {
  beforeEach(async () => void (await connect()));

  const lost = async () =>
    (await scheduling.emitted(ConferencingAccessLostSchema)).filter(
      ({ practiceId }) => practiceId === practice.practiceId,
    );

  it('is shown and published once; reconnecting creates the missing meetings', async () => {
    sandbox.zoom.endTokens(host);
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    await bookAt(scheduling, practice, inOctober('14:00'));
    await sync();
    expect(await stateOf()).toMatchObject({
      conferencingServices: [{ provider: 'zoom', active: false }],
      videoConferencing: { connected: true, erroredAt: clock.now().toISOString() },
    });
    expect(await lost()).toMatchObject([{ provider: 'zoom' }]);
    expect(linkOf(visit)).toContain('/join/');
    expect((await join(linkOf(visit))).location).toBe(OWN_LINK);
    later(1);
    await connect();
    await sync();
    expect(meetings()).toHaveLength(2);
    expect((await stateOf()).videoConferencing.erroredAt).toBeNull();
    expect(await lost()).toHaveLength(1);
  });

  it('is known by its webhook', async () => {
    await deliver(deauthorized(await accountIdOf()));
    expect((await stateOf()).videoConferencing.erroredAt).toBe(clock.now().toISOString());
    await deliver(deauthorized(await accountIdOf()));
    expect(await lost()).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    ['another secret', { secret: 'other' }],
    ['an old time', { timestamp: String(Math.floor(Date.now() / 1000) - 600) }],
    ['no time', { timestamp: 'now' }],
  ])('is not believed with %s', async (_, how) => {
    expect((await deliver(deauthorized(await accountIdOf()), how)).status).toBe(400);
    expect((await stateOf()).videoConferencing.erroredAt).toBeNull();
  });

  it('is asked for by Zoom first', async () => {
    const response = await deliver({ event: 'endpoint.url_validation', payload: { plainToken: 'abc' } });
    expect(await response.json()).toEqual({
      plainToken: 'abc',
      encryptedToken: createHmac('sha256', WEBHOOK_SECRET).update('abc').digest('hex'),
    });
  });

  async function accountIdOf(): Promise<string> {
    const [row] = await scheduling.dataSource.query(
      'SELECT account_id FROM conferencing_connections WHERE practice_id = $1',
      [practice.practiceId],
    );
    return row.account_id;
  }
  const deauthorized = (userId: string) => ({ event: 'app_deauthorized', payload: { user_id: userId } });
  function deliver(
    notice: object,
    { secret = WEBHOOK_SECRET, timestamp = String(Math.floor(Date.now() / 1000)) } = {},
  ) {
    const body = JSON.stringify(notice);
    const signature = `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`;
    const headers = {
      'content-type': 'application/json',
      ...{ 'x-zm-request-timestamp': timestamp, 'x-zm-signature': signature },
    };
    return fetch(`${scheduling.url}/webhooks/zoom`, { method: 'POST', headers, body });
  }
});

describe('a virtual group event', () => {
  it('has one meeting for all registrants, and none once it is cancelled', async () => {
    await connect();
    const event = await scheduleEvent(scheduling, practice, inOctober('18:00'), {
      type: { kind: 'virtual', amountCents: 0 },
    });
    const place = await placeIn(scheduling, event.id);
    const { virtualLink } = (await lookUpRegistration(scheduling, place.token))!;
    expect(virtualLink).toMatch(/\/join\/[\w-]{32}$/);
    const confirmed = await scheduling.emitted(RegistrationConfirmedSchema);
    const published = confirmed.find(({ registration }) => registration!.registrationId === place.id)!;
    expect(published.registration!.event!.place!.virtualLink).toBe(virtualLink);
    await sync();
    expect(meetings()).toMatchObject([{ topic: 'Sound bath – Quiet Hands', duration: 90 }]);
    expect((await join(virtualLink!)).location).toBe(meetings()[0]!.join_url);
    expect(await deleteEvent(scheduling, event.id, practice.owner)).toBe('success');
    await sync();
    expect(meetings()).toEqual([]);
    expect((await join(virtualLink!)).status).toBe(410);
  });
});

describe('a link to a video call', () => {
  it('looks again by itself while there is no call yet', async () => {
    practice = await openPractice({ location: { ...VIDEO, virtualLink: '' } });
    await connect();
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    expect(await join(linkOf(visit))).toMatchObject({
      ...{ status: 200, location: null, refresh: '3' },
      text: expect.stringContaining('Your video call opens here'),
    });
  });

  it('is not found where it was made up', async () => {
    expect(await join(`${PUBLIC_URL}/join/invented`)).toMatchObject({ status: 404, location: null });
  });
});
