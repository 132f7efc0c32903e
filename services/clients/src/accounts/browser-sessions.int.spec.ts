import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { renewSession, sessionHash } from '@yarrow/kit/sessions/browser-session';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { REDIS } from '@yarrow/kit/database/redis';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Redis } from 'ioredis';
import { service } from '../service.js';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const LIST = `{ browserSessions { id browser handheld address createdAt lastUsedAt endsAt current } }`;
const END = `mutation ($id: ID!) { endBrowserSession(input: { id: $id }) {
  result errors { code } browserSessions { browser current } } }`;
const END_OTHERS = `mutation { endOtherBrowserSessions { result errors { code } browserSessions { browser current } } }`;

const clock = new FixedClock('2027-01-04T12:00:00Z');
let clients: TestService;
let redis: Redis;
let visitors = 0;

beforeAll(async () => {
  clients = await startTestService(service, { clock, env: { CSRF_SECRET: 'x'.repeat(32) } });
  redis = clients.app.get<Redis>(REDIS);
});
afterAll(() => clients?.stop());

interface Asker {
  actor?: Partial<Actor>;
  userAgent?: string;
  cookie?: string;
}

/** Asks as the gateway does: with the browser's name and the hash of the session. */
async function ask(query: string, variables: object, { actor, userAgent, cookie }: Asker) {
  const response = await fetch(`${clients.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await clients.tokenOf(actor)}`,
      ...(userAgent && { 'user-agent': userAgent }),
      ...(cookie && { 'x-session-hash': sessionHash(cookie) }),
    },
    body: JSON.stringify({ query, variables }),
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads whatever it asked for
  const { data, errors } = (await response.json()) as { data: any; errors?: { extensions: { code: string } }[] };
  return { data, errors, cookie: /yarrow_session=([^;]*)/.exec(response.headers.getSetCookie().join())?.[1] ?? '' };
}

const newAddress = () => `203.0.113.${(visitors += 1)}`;
const isOpen = async (cookie: string) => (await renewSession(redis, sessionHash(cookie), clock.now())) !== undefined;

/** Registers on a laptop at noon and logs in on a telephone an hour later. */
async function loggedInTwice() {
  clock.set('2027-01-04T12:00:00Z');
  const person = { email: `${newId()}@example.com`, password: 'seven slow mountain goats' };
  const ip = newAddress();
  const register = `mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`;
  const input = { ...person, kind: 'client', firstName: 'Ada', lastName: 'Okafor' };
  const laptop = await ask(register, { input }, { actor: { ip }, userAgent: LAPTOP });
  clock.advance(3_600_000);
  const login = `mutation ($input: LoginInput!) { login(input: $input) { result } }`;
  const phone = await ask(login, { input: person }, { actor: { ip: newAddress() }, userAgent: PHONE });
  const actor: Actor = { kind: 'client', userId: laptop.data.register.user.id, ip };
  return { actor, ip, laptop: laptop.cookie, phone: phone.cookie };
}

describe('where a user is logged in', () => {
  it('is listed in plain language, the current browser first, then by last use', async () => {
    const { actor, ip, laptop } = await loggedInTwice();
    const { data } = await ask(LIST, {}, { actor, cookie: laptop });
    const [current, other] = data.browserSessions;
    expect(current).toMatchObject({ browser: 'Firefox on Linux', handheld: false, address: ip, current: true });
    expect(current).toMatchObject({ createdAt: '2027-01-04T12:00:00.000Z', endsAt: '2027-04-04T12:00:00.000Z' });
    expect(other).toMatchObject({ browser: 'Safari on iPhone', handheld: true, current: false });
    expect(data.browserSessions).toHaveLength(2);
  });

  it('shows when each was last used, to the second', async () => {
    const { actor, laptop, phone } = await loggedInTwice();
    // Two days go by for both; then the telephone is used.
    for (const cookie of [laptop, phone]) {
      await redis.pexpire(`session:${sessionHash(cookie)}`, 28 * 24 * 3_600_000);
    }
    clock.set('2027-01-06T13:00:00Z');
    expect(await isOpen(phone)).toBe(true);
    const { data } = await ask(LIST, {}, { actor });
    const lastUsed = data.browserSessions.map((session: { browser: string; lastUsedAt: string }) => [
      session.browser,
      Math.round(Date.parse(session.lastUsedAt) / 10_000) * 10_000,
    ]);
    expect(lastUsed).toEqual([
      ['Safari on iPhone', Date.parse('2027-01-06T13:00:00Z')],
      ['Firefox on Linux', Date.parse('2027-01-04T13:00:00Z')],
    ]);
  });

  it('leaves out and removes ended sessions', async () => {
    const { actor, laptop, phone } = await loggedInTwice();
    await redis.del(`session:${sessionHash(phone)}`);
    const { data } = await ask(LIST, {}, { actor, cookie: laptop });
    expect(data.browserSessions).toHaveLength(1);
    expect(await redis.smembers(`user-sessions:${actor.userId}`)).toEqual([sessionHash(laptop)]);
    clock.set('2027-04-04T12:00:00Z');
    expect((await ask(LIST, {}, { actor, cookie: laptop })).data.browserSessions).toEqual([]);
  });

  it('shows a session that was stored without a browser', async () => {
    const userId = newId();
    clock.set('2027-01-04T12:00:00Z');
    const old = { userId, kind: 'client', createdAt: '2027-01-01T12:00:00.000Z' };
    await redis.set(`session:${sessionHash('old')}`, JSON.stringify(old), 'EX', 30 * 24 * 3600);
    expect(await isOpen('old')).toBe(true);
    const { data } = await ask(LIST, {}, { actor: { kind: 'client', userId, ip: newAddress() }, cookie: 'old' });
    expect(data.browserSessions).toMatchObject([{ browser: null, handheld: false, address: null, current: true }]);
  });

  it('is shown to the account itself only', async () => {
    const { actor, laptop } = await loggedInTwice();
    const stranger: Actor = { kind: 'client', userId: newId(), ip: newAddress() };
    expect((await ask(LIST, {}, { actor: stranger, cookie: laptop })).data.browserSessions).toEqual([]);
    for (const query of [LIST, END_OTHERS]) {
      expect((await ask(query, {}, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
    const { data } = await ask(LIST, {}, { actor, cookie: laptop });
    const shown = JSON.stringify(data.browserSessions);
    expect(shown).not.toContain(sessionHash(laptop));
    await ask(END, { id: data.browserSessions[0].id }, { actor: stranger });
    expect(await isOpen(laptop)).toBe(true);
  });
});

describe('logging out another browser', () => {
  it('ends its session at once and returns the remaining ones, also a second time', async () => {
    const { actor, laptop, phone } = await loggedInTwice();
    const { data } = await ask(LIST, {}, { actor, cookie: laptop });
    const { id } = data.browserSessions.find((session: { current: boolean }) => !session.current);
    const left = { result: 'success', errors: [], browserSessions: [{ browser: 'Firefox on Linux', current: true }] };
    for (let time = 0; time < 2; time += 1) {
      expect((await ask(END, { id }, { actor, cookie: laptop })).data.endBrowserSession).toEqual(left);
    }
    expect([await isOpen(phone), await isOpen(laptop)]).toEqual([false, true]);
  });

  it('keeps the current session when all others end', async () => {
    const { actor, laptop, phone } = await loggedInTwice();
    const { data } = await ask(END_OTHERS, {}, { actor, cookie: phone });
    expect(data.endOtherBrowserSessions.browserSessions).toEqual([{ browser: 'Safari on iPhone', current: true }]);
    expect([await isOpen(phone), await isOpen(laptop)]).toEqual([true, false]);
  });

  it('ends none where the current session is unknown', async () => {
    const { actor, laptop } = await loggedInTwice();
    const { data } = await ask(END_OTHERS, {}, { actor });
    expect(data.endOtherBrowserSessions).toMatchObject({ result: 'failure', errors: [{ code: 'not_found' }] });
    expect(await isOpen(laptop)).toBe(true);
  });
});
