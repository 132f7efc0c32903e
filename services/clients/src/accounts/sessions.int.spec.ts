import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailConfirmationRequestedSchema, PasswordResetRequestedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { REDIS } from '@yarrow/kit/database/redis';
import { renewSession, sessionHash } from '@yarrow/kit/sessions/browser-session';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { tokenIn } from '../testing/mailed-token.js';
import type { Redis } from 'ioredis';
import { service } from '../service.js';
import { SessionsService } from './sessions.service.js';
import { User } from './user.entity.js';

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`;
const PASSWORD = 'seven slow mountain goats';
const DAY_MS = 24 * 3600 * 1000;
const clock = new FixedClock('2027-01-04T12:00:00Z');
let clients: TestService;
let redis: Redis;
let visitors = 0;

beforeAll(async () => {
  clients = await startTestService(service, { clock, env: { CSRF_SECRET: 'x'.repeat(32) } });
  redis = clients.app.get<Redis>(REDIS);
});
afterAll(() => clients?.stop());

const visitor = (): Actor => ({ kind: 'anonymous', ip: `203.0.113.${(visitors += 1)}` });
/** A request with this cookie, as the gateway looks at it. @returns whether it opens a session */
const use = async (cookie: string) => (await renewSession(redis, sessionHash(cookie), clock.now())) !== undefined;
const cookieOf = (headers: Headers) => /yarrow_session=([^;]*)/.exec(headers.getSetCookie().join())![1]!;

/** Moves the clock and what Redis lets expire. */
async function passes(ms: number): Promise<void> {
  clock.advance(ms);
  const prefix = redis.options.keyPrefix!;
  for (const key of (await redis.keys(`${prefix}*`)).map((name) => name.slice(prefix.length))) {
    const left = await redis.pttl(key);
    if (left > 0) await redis.pexpire(key, left - ms);
  }
}

const person = (email: string) => ({ kind: 'client', email, password: PASSWORD, firstName: 'Ada', lastName: 'Okafor' });

async function register(): Promise<{ email: string; userId: string; cookie: string }> {
  const input = person(`${newId()}@example.com`);
  const { data, headers } = await clients.graphql(REGISTER, { input }, visitor());
  return { email: input.email, userId: data.register.user.id, cookie: cookieOf(headers) };
}

async function logIn(email: string, password = PASSWORD): Promise<string | undefined> {
  const mutation = `mutation ($input: LoginInput!) { login(input: $input) { result } }`;
  const { data, headers } = await clients.graphql(mutation, { input: { email, password } }, visitor());
  return data.login.result === 'success' ? cookieOf(headers) : undefined;
}

/** Has a link mailed. @returns its secret */
async function askForReset(email: string, userId: string): Promise<string> {
  const ask = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { result } }`;
  await clients.graphql(ask, { email }, visitor());
  const event = (await clients.emitted(PasswordResetRequestedSchema)).findLast((each) => each.userId === userId)!;
  return tokenIn(clients, PasswordResetRequestedSchema, event);
}

async function reset(token: string, password: string): Promise<{ result: string; errors: { code: string }[] }> {
  const mutation = `mutation ($token: String!, $password: String!) {
    resetPassword(input: { token: $token, password: $password }) { result errors { code } } }`;
  return (await clients.graphql(mutation, { token, password }, visitor())).data.resetPassword;
}

async function resetPassword(email: string, userId: string, password: string): Promise<void> {
  expect(await reset(await askForReset(email, userId), password)).toMatchObject({ result: 'success' });
}

const logOutEverywhere = (userId: string) =>
  clients.graphql(
    `mutation { logout(input: { everywhere: true }) { result } }`,
    {},
    { ...visitor(), kind: 'client', userId },
  );

describe('a session that was used again and again for longer than a month', () => {
  it.each([
    [
      'a new password',
      ({ email, userId }: { email: string; userId: string }) => resetPassword(email, userId, 'a lamp near the window'),
    ],
    ['logging out everywhere', ({ userId }: { userId: string }) => logOutEverywhere(userId)],
  ])('ends with %s', async (_, end) => {
    const account = await register();
    for (let time = 0; time < 2; time += 1) {
      await passes(29 * DAY_MS);
      expect(await use(account.cookie)).toBe(true);
    }
    await end(account);
    expect(await use(account.cookie)).toBe(false);
  });
});

describe('a session', () => {
  it('ends when it was not used for 30 days', async () => {
    const { cookie } = await register();
    await passes(30 * DAY_MS - 60_000);
    expect(await use(cookie)).toBe(true);
    await passes(30 * DAY_MS);
    expect(await use(cookie)).toBe(false);
  });

  it('ends 90 days after its start, however often it was used', async () => {
    const { cookie } = await register();
    for (let day = 20; day <= 80; day += 20) {
      await passes(20 * DAY_MS);
      expect(await use(cookie)).toBe(true);
    }
    await passes(10 * DAY_MS - 1);
    expect(await use(cookie)).toBe(true);
    await passes(1);
    expect(await use(cookie)).toBe(false);
  });

  it('started while all others are ended is found by the next call', async () => {
    const { userId } = await register();
    const user = await clients.dataSource.getRepository(User).findOneByOrFail({ id: userId });
    const sessions = clients.app.get(SessionsService);
    // Over one connection: the list is read before the new session is on it, and emptied after.
    const [, started] = await Promise.all([
      sessions.endAll(userId),
      sessions.start(user, { userAgent: '', ip: '203.0.113.1' }),
    ]);
    const cookie = /yarrow_session=([^;]*)/.exec(started.cookies.join())![1]!;
    expect(await use(cookie)).toBe(true);
    await logOutEverywhere(userId);
    expect(await use(cookie)).toBe(false);
  });

  it('never begins by a password that was replaced while it was checked', async () => {
    const { email, userId } = await register();
    const runner = clients.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [userId]);
    const login = logIn(email);
    // It has found the old password right, and waits for the account.
    await clients.eventually(async () => {
      const [{ waiting }] = await clients.dataSource.query(
        `SELECT count(*)::integer AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting > 0;
    });
    await runner.commitTransaction();
    await runner.release();
    expect(await login).toBeUndefined();
    expect(await clients.app.get(SessionsService).list(userId)).toHaveLength(1);
  });
});

describe('a link to set a password', () => {
  it('stops working once another has set a password', async () => {
    const { email, userId } = await register();
    const [first, second] = [await askForReset(email, userId), await askForReset(email, userId)];
    expect(await reset(second, 'a lamp near the window')).toEqual({ result: 'success', errors: [] });
    expect(await reset(first, 'some other long secret')).toMatchObject({ errors: [{ code: 'invalid_token' }] });
    expect(await logIn(email, 'a lamp near the window')).toBeDefined();
  });

  it('wins once where two are followed at the same moment', async () => {
    const { email, userId } = await register();
    const tokens = [await askForReset(email, userId), await askForReset(email, userId)];
    const outcomes = await Promise.all(tokens.map((token) => reset(token, 'a lamp near the window')));
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['failure', 'success']);
  });

  it('leaves the service sealed for notifications only', async () => {
    const { email, userId } = await register();
    const token = await askForReset(email, userId);
    const events = [
      ...(await clients.emitted(PasswordResetRequestedSchema)),
      ...(await clients.emitted(EmailConfirmationRequestedSchema)),
    ];
    expect(events.length).toBeGreaterThan(1);
    expect(events.map((event) => event.token).join('')).toBe('');
    expect(JSON.stringify(events.map(({ sealedToken }) => sealedToken))).not.toContain(token);
    expect(await reset(token, 'a lamp near the window')).toMatchObject({ result: 'success' });
  });

  it('works for an hour', async () => {
    const { email, userId } = await register();
    const [late, intime] = [await askForReset(email, userId), await askForReset(email, userId)];
    await passes(3_600_000 - 1);
    expect(await reset(intime, 'a lamp near the window')).toMatchObject({ result: 'success' });
    const another = await askForReset(email, userId);
    await passes(3_600_000);
    expect(await reset(another, 'some other long secret')).toMatchObject({ errors: [{ code: 'invalid_token' }] });
    expect(await reset(late, 'some other long secret')).toMatchObject({ errors: [{ code: 'invalid_token' }] });
  });
});

describe('on a site over TLS', () => {
  it('cookies have the prefix that binds them to their host, and logging out removes those of before too', async () => {
    const secure = await startTestService(service, {
      env: { CSRF_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://yarrow.example' },
    });
    try {
      const { headers } = await secure.graphql(REGISTER, { input: person(`${newId()}@example.com`) }, visitor());
      const attributes = 'Path=/; SameSite=Lax; Max-Age=7776000; Secure';
      expect(headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43}/, '=secret'))).toEqual([
        `__Host-yarrow_session=secret; HttpOnly; ${attributes}`,
        `__Host-yarrow_csrf=secret; ${attributes}`,
      ]);
      const logout = await secure.graphql('mutation { logout { result } }', {}, visitor());
      expect(logout.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
        '__Host-yarrow_session=',
        '__Host-yarrow_csrf=',
        'yarrow_session=',
        'yarrow_csrf=',
      ]);
    } finally {
      await secure.stop();
    }
  });
});
