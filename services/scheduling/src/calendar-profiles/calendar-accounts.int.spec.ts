import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CalendarUnreadableSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { type RunningSandbox, startSandbox } from '@yarrow/sandbox/start-sandbox';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { calDavWorld, type CalendarWorld, sandboxWorld } from '../testing/calendar-worlds.js';
import { decide } from '../testing/test-decisions.js';
import { move } from '../testing/test-moves.js';
import { POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';
import { serveCalDav, type TestCalDav } from '../testing/radicale.js';
import { OPEN_CHANNELS_JOB } from './accounts/calendar-channels.job.js';
import { CALENDAR_CALLBACK_PATH } from './accounts/calendar-consents.service.js';
import { READ_CALENDARS_JOB } from './calendar-readings.job.js';
import { WRITE_ENTRIES_JOB } from './entries/entry-writes.job.js';

const PUBLIC_URL = 'http://yarrow.example';
const SETTINGS = `${PUBLIC_URL}/portal/settings/calendar`;
const JOBS = [READ_CALENDARS_JOB, WRITE_ENTRIES_JOB, OPEN_CHANNELS_JOB];

const clock = new FixedClock(OCTOBER_NOON);
let sandbox: RunningSandbox;
let server: TestCalDav;
let scheduling: TestService;
let practice: TestPractice;
let world: CalendarWorld;

beforeAll(async () => {
  server = await serveCalDav();
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', smtpPort: 0, publicUrl: PUBLIC_URL },
    stripe: { secretKey: 'sk_test_yarrow', webhookSecret: 'whsec_yarrow' },
    s3: { region: 'us-east-1', bucket: 'yarrow', accessKeyId: 'yarrow', secretAccessKey: 'yarrow-secret' },
  });
  const [google, microsoft] = [`${sandbox.url}/google`, `${sandbox.url}/microsoft`];
  const env = {
    ...{ PUBLIC_URL, CALENDAR_CREDENTIALS_KEY: 'a secret of the tests only', CALENDAR_FEEDS_ON_LOOPBACK: 'true' },
    ...{ GOOGLE_CLIENT_ID: 'google-client-yarrow', GOOGLE_CLIENT_SECRET: 'google-secret-yarrow' },
    ...{ GOOGLE_API_BASE: google, GOOGLE_OAUTH_BASE: google, GOOGLE_BROWSER_BASE: google },
    ...{ MICROSOFT_CLIENT_ID: 'microsoft-client-yarrow', MICROSOFT_CLIENT_SECRET: 'microsoft-secret-yarrow' },
    ...{ MICROSOFT_API_BASE: microsoft, MICROSOFT_LOGIN_BASE: microsoft },
  };
  scheduling = await startTestService(service, { clock, env });
  // The tests do the work themselves.
  for (const job of JOBS) await scheduling.app.get(JobsService).stop(job);
});
afterAll(async () => {
  await scheduling?.stop();
  await sandbox?.stop();
  await server?.stop();
});
beforeEach(async () => {
  clock.set(OCTOBER_NOON);
  server.mode = 'works';
  practice = await publishPractice(scheduling, { booking: POLICY });
});

const PROFILE = `id profileId profileName providerName erroredAt
  calendars { id calendarId calendarName active writable unreadSince problem }`;
const CONNECT = `mutation ($provider: CalendarProvider!) {
  connectCalendar(provider: $provider) { result errors { code message field } url } }`;
const LOG_IN = `mutation ($input: ConnectCalDavInput!) {
  connectCalDav(input: $input) { result errors { code message field } calendarProfile { ${PROFILE} } } }`;
const CHOOSE = `mutation ($writeCalendarId: ID) {
  updateCronofyClient(writeCalendarId: $writeCalendarId) { result errors { code message field } } }`;
const REMOVE = `mutation ($profileId: ID!) {
  removeCronofyProfile(profileId: $profileId) { result errors { code message field } } }`;
const RESTORE = `mutation ($id: ID!) { restoreCalendarEntry(id: $id) { result errors { code message field } } }`;
const DISMISS = `mutation ($id: ID!) { dismissCalendarEntry(id: $id) { result errors { code message field } } }`;
const STATE = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Practice {
  calendarProfiles { ${PROFILE} } writeCalendar { calendarId calendarName providerName profileName }
  calendarProviders changedCalendarEntries { id change appointmentId title startsAt endsAt timeZone } } } }`;

async function change(mutation: string, variables: object = {}, actor: Partial<Actor> = practice.owner) {
  const { data, errors } = await scheduling.graphql(mutation, variables as Record<string, unknown>, actor);
  return errors ? { errors: [{ code: errors[0]!.extensions.code }] } : Object.values(data)[0];
}
async function state(actor: Partial<Actor> = practice.owner) {
  const of = [{ __typename: 'Practice', id: practice.practiceId }];
  return (await scheduling.graphql(STATE, { of }, actor)).data['_entities'][0];
}
const run = (job: string) => scheduling.app.get(JobsService).runNow(job);
const read = () => run(READ_CALENDARS_JOB);
const write = () => run(WRITE_ENTRIES_JOB);
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
/** Lets the calendars' turn come, and reads them. */
async function readAgain() {
  later(1);
  await read();
}
const isTaken = async (time = inOctober('12:00')) => {
  const answer = await hold(scheduling, practice, time);
  return answer.errors[0]?.code === 'slot_taken';
};
const iso = (time: string) => new Date(inOctober(time)).toISOString();
const titled = (title: string, from: string, to: string) => ({ title, startsAt: iso(from), endsAt: iso(to) });
const times = async () => (await world.entries()).map(({ title, startsAt }) => `${title} ${startsAt}`).sort();

async function comeBack(provider: string, query: Record<string, string>, actor: Partial<Actor> = practice.owner) {
  const headers = { authorization: `Bearer ${await scheduling.tokenOf(actor)}` };
  const url = `${scheduling.url}${CALENDAR_CALLBACK_PATH}/${provider}?${new URLSearchParams(query)}`;
  return (await fetch(url, { headers, redirect: 'manual' })).headers.get('location') ?? '';
}
async function stateToken(provider: string, actor: Partial<Actor> = practice.owner): Promise<string> {
  const { url } = await change(CONNECT, { provider }, actor);
  return new URL(url).searchParams.get('state')!;
}
const login = (input: object = {}) => {
  const { url: serverUrl, password } = server;
  return change(LOG_IN, { input: { provider: 'caldav', serverUrl, username: 'ada-0', password, ...input } });
};

/** Connects the account, so that of its calendars the world's own is active. */
async function connect(): Promise<void> {
  const { provider } = world;
  if (!world.code) {
    expect((await login({ username: world.username })).result).toBe('success');
    return;
  }
  const code = world.code(`${PUBLIC_URL}${CALENDAR_CALLBACK_PATH}/${provider}`);
  expect(await comeBack(provider, { code, state: await stateToken(provider) })).toBe(`${SETTINGS}?connected=true`);
}
/** The calendar that the world's entries are in. */
async function ownCalendar() {
  const { calendarProfiles } = await state();
  return calendarProfiles[0].calendars[0];
}
async function chooseOwn(): Promise<void> {
  expect((await change(CHOOSE, { writeCalendarId: (await ownCalendar()).id })).result).toBe('success');
}

const WORLDS: [string, () => Promise<CalendarWorld>][] = [
  ['Google', async () => sandboxWorld(sandbox, 'google')],
  ['Office 365', async () => sandboxWorld(sandbox, 'office365')],
  ['CalDAV', () => calDavWorld(server)],
];

describe.each(WORLDS)('an account at %s', (_, make) => {
  beforeEach(async () => {
    world = await make();
    await connect();
  });

  it('keeps the time of its entries, and gives it back', async () => {
    const id = await world.put(titled('Dentist', '12:00', '13:00'));
    await world.put({ ...titled('Holiday of somebody else', '15:00', '16:00'), free: true });
    await read();
    expect(await isTaken()).toBe(true);
    expect(await isTaken(inOctober('15:00'))).toBe(false);
    await world.put({ id, ...titled('Dentist', '14:00', '15:00') });
    await readAgain();
    expect(await isTaken()).toBe(false);
    expect(await isTaken(inOctober('14:00'))).toBe(true);
    await world.remove(id);
    await readAgain();
    expect(await isTaken(inOctober('14:00'))).toBe(false);
  });

  it('holds each visit once: written, moved and cancelled, without any client', async () => {
    await chooseOwn();
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    await write();
    await write();
    expect(await times()).toEqual([`Deep tissue massage ${iso('12:00')}`]);
    expect(JSON.stringify(await world.entries())).not.toMatch(/Grace|example\.com/);
    await move(scheduling, visit, inOctober('15:00'));
    await write();
    expect(await times()).toEqual([`Deep tissue massage ${iso('15:00')}`]);
    await readAgain();
    // Its own entry keeps nothing busy once the visit is off.
    expect((await decide(scheduling, 'cancelAppointment', { id: visit.id }, practice.owner)).code).toBe('success');
    expect(await isTaken(inOctober('15:00'))).toBe(false);
    await write();
    expect(await times()).toEqual([]);
  });

  it('gets what is booked already when it is chosen, and loses it when another is', async () => {
    await bookAt(scheduling, practice, inOctober('12:00'));
    await write();
    expect(await times()).toEqual([]);
    await chooseOwn();
    await write();
    expect(await times()).toEqual([`Deep tissue massage ${iso('12:00')}`]);
    expect((await change(CHOOSE, { writeCalendarId: null })).result).toBe('success');
    await write();
    expect(await times()).toEqual([]);
    expect((await state()).writeCalendar).toBeNull();
  });

  it('asks about an entry that was deleted there, and the visit stays', async () => {
    await chooseOwn();
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    await write();
    await read();
    later(1);
    await world.remove((await world.entries())[0]!.id);
    await read();
    expect((await state()).changedCalendarEntries).toMatchObject([
      {
        id: visit.id,
        change: 'deleted',
        appointmentId: visit.id,
        title: 'Deep tissue massage',
        startsAt: iso('12:00'),
      },
    ]);
    await write();
    expect(await times()).toEqual([]);
    expect((await change(RESTORE, { id: visit.id })).result).toBe('success');
    await write();
    expect(await times()).toEqual([`Deep tissue massage ${iso('12:00')}`]);
    await readAgain();
    expect((await state()).changedCalendarEntries).toEqual([]);
  });

  it('asks about an entry that was moved there, which stays where it is left until the visit moves', async () => {
    await chooseOwn();
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    await write();
    await read();
    later(1);
    const [entry] = await world.entries();
    await world.put({ ...entry!, ...titled('Massage', '09:00', '10:00') });
    await read();
    expect((await state()).changedCalendarEntries).toMatchObject([
      { id: visit.id, change: 'moved', startsAt: iso('12:00') },
    ]);
    expect((await change(DISMISS, { id: visit.id })).result).toBe('success');
    expect((await state()).changedCalendarEntries).toEqual([]);
    await readAgain();
    await write();
    expect((await state()).changedCalendarEntries).toEqual([]);
    expect(await times()).toEqual([`Massage ${iso('09:00')}`]);
    await move(scheduling, visit, inOctober('15:00'));
    await write();
    expect(await times()).toEqual([`Deep tissue massage ${iso('15:00')}`]);
  });

  it('shows that access was lost, publishes it once, and catches up when it is connected again', async () => {
    await chooseOwn();
    await read();
    world.revoke();
    await bookAt(scheduling, practice, inOctober('12:00'));
    await write();
    await readAgain();
    const { calendarProfiles } = await state();
    expect(calendarProfiles[0].erroredAt).not.toBeNull();
    expect(await ownCalendar()).toMatchObject({ problem: 'access_lost' });
    const published = (await scheduling.emitted(CalendarUnreadableSchema)).filter(
      ({ practiceId }) => practiceId === practice.practiceId,
    );
    expect(published).toMatchObject([{ provider: world.provider, accessLost: true }]);
    later(1);
    world.readmit();
    await connect();
    await write();
    await read();
    expect(await times()).toEqual([`Deep tissue massage ${iso('12:00')}`]);
    expect((await state()).calendarProfiles).toMatchObject([{ id: calendarProfiles[0].id, erroredAt: null }]);
    expect(await ownCalendar()).toMatchObject({ unreadSince: null, problem: null });
  });

  it('is disconnected: what it held is free, and what was written stays there', async () => {
    await chooseOwn();
    await world.put(titled('Dentist', '14:00', '15:00'));
    await bookAt(scheduling, practice, inOctober('12:00'));
    await write();
    await read();
    const [{ profileId }] = (await state()).calendarProfiles;
    expect((await change(REMOVE, { profileId })).result).toBe('success');
    expect(await state()).toMatchObject({ calendarProfiles: [], writeCalendar: null });
    expect(await isTaken(inOctober('14:00'))).toBe(false);
    expect(await times()).toHaveLength(2);
  });
});

describe('what a provider sends back', () => {
  it.each<[string, () => Promise<Record<string, string>>, string]>([
    ['was not allowed', async () => ({ error: 'access_denied' }), 'denied'],
    ['has an invented code', async () => ({ code: 'invented', state: await stateToken('google') }), 'provider_refused'],
    ['has no state', async () => ({ code: 'any' }), 'forbidden'],
    [
      "has another practice's state",
      async () => ({ code: 'any', state: await stateToken('google', (await publishPractice(scheduling)).owner) }),
      'forbidden',
    ],
  ])('connects nothing where it %s', async (_, query, code) => {
    expect(await comeBack('google', await query())).toBe(`${SETTINGS}?error=${code}`);
    expect((await state()).calendarProfiles).toEqual([]);
  });
});

describe('an account by password', () => {
  it.each<[string, object, string, string | null]>([
    ['without a username', { username: ' ' }, 'invalid_username', 'username'],
    ['without a password', { password: '' }, 'invalid_password', 'password'],
    ['at an address of this network', { serverUrl: 'http://10.0.0.1/' }, 'invalid_server_url', 'serverUrl'],
    ['at no address', { serverUrl: 'tomorrow' }, 'invalid_server_url', 'serverUrl'],
    ['with another password', { password: 'guessed' }, 'calendar_login_refused', 'password'],
    ['at Google', { provider: 'google' }, 'invalid_server_url', 'serverUrl'],
  ])('is refused %s, and nothing is stored', async (_, input, code, field) => {
    expect(await login(input)).toMatchObject({ result: 'failure', errors: [{ code, field }] });
    expect((await state()).calendarProfiles).toEqual([]);
  });

  it('is not found where its server is away', async () => {
    server.mode = 'is away';
    expect(await login()).toMatchObject({ errors: [{ code: 'calendar_server_unreachable', field: null }] });
  });

  it('has a password that is never shown', async () => {
    const answer = JSON.stringify(await login());
    const rows = JSON.stringify(await scheduling.dataSource.query('SELECT * FROM calendar_profiles'));
    expect(answer + rows).not.toContain(server.password);
  });
});

describe('calendars of a practice', () => {
  it('are for the practice alone', async () => {
    world = sandboxWorld(sandbox, 'google');
    await connect();
    await chooseOwn();
    const none = { calendarProfiles: [], writeCalendar: null, calendarProviders: [], changedCalendarEntries: [] };
    const other = await publishPractice(scheduling);
    for (const actor of [{ kind: 'anonymous' }, { kind: 'client', userId: newId() }, other.owner] as Partial<Actor>[]) {
      expect(await state(actor)).toEqual(none);
    }
    const { id } = await ownCalendar();
    expect(await change(CHOOSE, { writeCalendarId: id }, other.owner)).toMatchObject({
      errors: [{ code: 'not_found', message: 'Failed to update write calendar', field: 'writeCalendarId' }],
    });
    expect((await change(CHOOSE, { writeCalendarId: id }, { kind: 'client', userId: newId() })).errors[0].code).toBe(
      'forbidden',
    );
  });

  it('keep the time of both practices that share an account', async () => {
    world = sandboxWorld(sandbox, 'google');
    await connect();
    await chooseOwn();
    await bookAt(scheduling, practice, inOctober('12:00'));
    await write();
    const first = practice;
    practice = await publishPractice(scheduling, { booking: POLICY });
    await connect();
    await read();
    expect(await isTaken()).toBe(true);
    // One of them leaves, and the other is still let in.
    const [{ profileId }] = (await state()).calendarProfiles;
    expect((await change(REMOVE, { profileId })).result).toBe('success');
    practice = first;
    await readAgain();
    expect((await state()).calendarProfiles).toMatchObject([{ erroredAt: null }]);
  });
});
