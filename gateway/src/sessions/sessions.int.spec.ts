import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ActorVerifier } from '@yarrow/kit/actor';
import { sessionHash } from '@yarrow/kit/sessions/browser-session';
import { csrfTokenFor } from '@yarrow/kit/sessions/session-cookies';
import { randomBytes } from 'node:crypto';
import { CSRF_SECRET, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const CALLER = '{ caller { authorization sessionHash cookie } }';

const BROWSER = { userAgent: 'Firefox', ip: '203.0.113.7' };
const DAY_MS = 24 * 3600 * 1000;

/** A session of `u1` as the clients service begins it; `began` is so many milliseconds ago. */
async function store(
  test: TestGateway,
  token: string,
  { browser, began = 0, staff }: { browser?: object; began?: number; staff?: true },
) {
  const createdAt = new Date(Date.now() - began).toISOString();
  const session = { userId: 'u1', kind: 'pro', practiceId: 'p1', createdAt, browser, staff };
  await test.redis.redis.set(`session:${sessionHash(token)}`, JSON.stringify(session), 'EX', 100);
}

describe('sessions', () => {
  let test: TestGateway;
  let verifier: ActorVerifier;
  let token: string;
  beforeAll(async () => {
    test = await startTestGateway();
    verifier = new ActorVerifier(test.publicKey);
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    token = randomBytes(32).toString('base64url');
    await store(test, token, { browser: BROWSER });
  });

  const cookie = () => ({ cookie: `theme=dark; yarrow_session=${token}` });
  const csrf = () => ({ 'x-csrf-token': csrfTokenFor(token, CSRF_SECRET) });
  const callerOf = async (headers: Record<string, string> = {}) => {
    const { body } = await test.post({ query: CALLER }, headers);
    const [scheme, jwt] = body.data.caller.authorization.split(' ');
    expect(scheme).toBe('Bearer');
    return { ...body.data.caller, actor: await verifier.verify(jwt) };
  };

  it('makes a visitor an anonymous actor', async () => {
    expect((await callerOf()).actor).toEqual({ kind: 'anonymous', ip: '127.0.0.1' });
  });

  it('makes a session its actor and renews it for 30 days', async () => {
    const caller = await callerOf(cookie());
    expect(caller.actor).toEqual({ kind: 'pro', userId: 'u1', practiceId: 'p1', ip: '127.0.0.1' });
    expect(await test.redis.redis.ttl(`session:${sessionHash(token)}`)).toBe(30 * 24 * 3600);
  });

  it('says of a session whether it is of those who run the platform', async () => {
    await store(test, token, { browser: BROWSER, staff: true });
    expect((await callerOf(cookie())).actor).toMatchObject({ kind: 'pro', userId: 'u1', staff: true });
  });

  it('ends a session 90 days after it began, however often it was used', async () => {
    await store(test, token, { browser: BROWSER, began: 90 * DAY_MS - 20_000 });
    expect((await callerOf(cookie())).actor.kind).toBe('pro');
    await store(test, token, { browser: BROWSER, began: 90 * DAY_MS });
    expect((await callerOf(cookie())).actor.kind).toBe('anonymous');
    expect(await test.redis.redis.exists(`session:${sessionHash(token)}`)).toBe(0);
  });

  it('has a session of before the index found by its account too, from its next use on', async () => {
    await store(test, token, {});
    await callerOf(cookie());
    expect(await test.redis.redis.smembers('user-sessions:u1')).toContain(sessionHash(token));
    expect(await test.redis.redis.ttl('user-sessions:u1')).toBe(90 * 24 * 3600);
  });

  it('forgets a session the moment that it ends', async () => {
    await callerOf(cookie());
    await test.redis.redis.del(`session:${sessionHash(token)}`);
    expect((await callerOf(cookie())).actor.kind).toBe('anonymous');
  });

  it('believes nothing that a visitor says about themselves', async () => {
    const caller = await callerOf({ authorization: 'Bearer mine', 'x-session-hash': 'mine' });
    expect([caller.actor.kind, caller.sessionHash]).toEqual(['anonymous', null]);
  });

  it('believes the address that its own proxy gives', async () => {
    expect((await callerOf({ 'x-forwarded-for': '203.0.113.7' })).actor.ip).toBe('203.0.113.7');
    // The last hop before the proxy counts; what the visitor wrote in front of it does not.
    expect((await callerOf({ 'x-forwarded-for': '1.1.1.1, 203.0.113.7' })).actor.ip).toBe('203.0.113.7');
  });

  it('sends the session hash to clients only and the cookie to no subgraph', async () => {
    expect(await callerOf(cookie())).toMatchObject({ sessionHash: sessionHash(token), cookie: null });
    await test.post({ query: '{ practice(slug: "willow") { id } }' }, cookie());
    const { headers } = test.subgraphs.catalog.requests.at(-1)!;
    expect([headers['x-session-hash'], headers.cookie]).toEqual([undefined, undefined]);
    expect(headers.authorization).toMatch(/^Bearer /);
  });

  it('sends the name of the browser to clients only', async () => {
    await test.post(
      { query: '{ caller { cookie } practice(slug: "willow") { id } }' },
      { 'user-agent': 'Firefox/140' },
    );
    expect(test.subgraphs.clients.requests.at(-1)!.headers['user-agent']).toBe('Firefox/140');
    expect(test.subgraphs.catalog.requests.at(-1)!.headers['user-agent']).toBeUndefined();
  });

  it('sends opened links to reviews only, and accepts no cookie but that of links from it', async () => {
    const query = '{ recentReviews { id practice { name } } caller { cookie } }';
    for (let round = 0; round < 2; round++) {
      const answer = await test.post({ query }, { cookie: 'yarrow_reviews=a', 'x-opened-links': 'forged' });
      expect(answer.headers.getSetCookie()).toEqual(['yarrow_reviews=a.b']);
      const sentTo = (name: 'reviews' | 'catalog' | 'clients') =>
        test.subgraphs[name].requests.at(-1)!.headers['x-opened-links'];
      expect([sentTo('reviews'), sentTo('catalog'), sentTo('clients')]).toEqual(['a', undefined, undefined]);
    }
    await test.post({ query }, { 'x-opened-links': 'forged' });
    expect(test.subgraphs.reviews.requests.at(-1)!.headers['x-opened-links']).toBeUndefined();
  });

  it('brings cookies of the clients service to the browser, on the first call and on those passed through', async () => {
    for (let round = 0; round < 3; round++) {
      const login = await test.query('mutation { login { result errors { code } } }');
      expect(login.headers.getSetCookie()).toEqual(['yarrow_session=new; HttpOnly', 'yarrow_csrf=token']);
      const touch = await test.query('mutation { touch }');
      expect(touch.headers.getSetCookie()).toEqual(['yarrow_session=touched; HttpOnly']);
    }
  });

  it('runs a mutation in a session only with the CSRF token of that session', async () => {
    const mutation = { query: 'mutation { touch }' };
    const before = test.subgraphs.clients.requests.length;
    const wrong = csrfTokenFor(`${token}x`, CSRF_SECRET);
    for (const headers of [{}, { 'x-csrf-token': '' }, { 'x-csrf-token': wrong }] as Record<string, string>[]) {
      const answer = await test.post(mutation, { ...cookie(), ...headers });
      expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([403, 'CSRF']);
    }
    expect(test.subgraphs.clients.requests).toHaveLength(before);
    expect((await test.post(mutation, { ...cookie(), ...csrf() })).body.data).toEqual({ touch: 'touched' });
  });

  it('answers a GET in a session only to our own pages', async () => {
    const get = async (headers: Record<string, string>) =>
      (await fetch(`${test.url}?query=${encodeURIComponent('{ practice(slug: "willow") { id } }')}`, { headers }))
        .status;
    expect(await get(cookie())).toBe(403);
    expect(await get({ ...cookie(), 'apollo-require-preflight': 'true' })).toBe(200);
    expect(await get({})).toBe(200);
  });

  it('gives no other site leave to read or write', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    expect(
      (await test.post({ query: '{ __typename }' }, origin)).headers.get('access-control-allow-origin'),
    ).toBeNull();
    const preflight = await fetch(test.url, {
      method: 'OPTIONS',
      headers: { ...origin, 'access-control-request-method': 'POST' },
    });
    expect([preflight.ok, preflight.headers.get('access-control-allow-origin')]).toEqual([false, null]);
  });
});

describe('on a site over TLS', () => {
  let test: TestGateway;
  let token: string;
  beforeAll(async () => {
    test = await startTestGateway({ PUBLIC_URL: 'https://yarrow.test' });
  });
  afterAll(() => test.stop());
  beforeEach(() => {
    token = randomBytes(32).toString('base64url');
  });

  const kindBy = async (cookie: string) => {
    const { body, headers } = await test.post({ query: CALLER }, { cookie });
    const actor = await new ActorVerifier(test.publicKey).verify(body.data.caller.authorization.slice(7));
    return { kind: actor.kind, cookies: headers.getSetCookie() };
  };

  it('reads the cookie that its own host alone can set', async () => {
    await store(test, token, { browser: BROWSER });
    expect(await kindBy(`__Host-yarrow_session=${token}`)).toEqual({ kind: 'pro', cookies: [] });
  });

  it('does not read one that a neighbouring host could have planted', async () => {
    await store(test, token, { browser: BROWSER });
    expect(await kindBy(`yarrow_session=${token}`)).toEqual({ kind: 'anonymous', cookies: [] });
    const write = await test.post({ query: 'mutation { touch }' }, { cookie: `yarrow_session=${token}` });
    expect(write.body.data).toEqual({ touch: 'touched' });
    expect(test.subgraphs.clients.requests.at(-1)!.headers['x-session-hash']).toBeUndefined();
  });

  it('keeps who was logged in before the prefix came, and gives them the new cookies', async () => {
    await store(test, token, { began: 89 * DAY_MS });
    const csrf = csrfTokenFor(token, CSRF_SECRET);
    const first = await kindBy(`yarrow_session=${token}; yarrow_csrf=${csrf}`);
    expect(first.kind).toBe('pro');
    expect(first.cookies.map((cookie) => cookie.replace(/Max-Age=86\d\d\d/, 'Max-Age=about a day'))).toEqual([
      `__Host-yarrow_session=${token}; HttpOnly; Path=/; SameSite=Lax; Max-Age=about a day; Secure`,
      `__Host-yarrow_csrf=${csrf}; Path=/; SameSite=Lax; Max-Age=about a day; Secure`,
      'yarrow_session=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0; Secure',
      'yarrow_csrf=; Path=/; SameSite=Lax; Max-Age=0; Secure',
    ]);
    expect(await kindBy(`__Host-yarrow_session=${token}`)).toEqual({ kind: 'pro', cookies: [] });
  });
});

describe('behind no proxy of its own', () => {
  it('takes the address of the connection, whatever the visitor writes', async () => {
    const test = await startTestGateway({ TRUSTED_PROXIES: '10.0.0.0/8' });
    const { body } = await test.post({ query: CALLER }, { 'x-forwarded-for': '203.0.113.7' });
    const actor = await new ActorVerifier(test.publicKey).verify(
      body.data.caller.authorization.slice('Bearer '.length),
    );
    expect(actor.ip).toBe('127.0.0.1');
    await test.stop();
  });
});

describe('without Redis', () => {
  let test: TestGateway;
  const session = { cookie: 'yarrow_session=some' };
  beforeAll(async () => {
    test = await startTestGateway();
    await test.query('{ __typename }');
    await test.redis.stop();
  });
  afterAll(() => test.stop());

  it('answers public reads as to a visitor, and says so', async () => {
    const answer = await test.post({ query: '{ practice(slug: "willow") { id } }' }, session);
    expect(answer.body.data).toEqual({ practice: { id: 'p1' } });
    expect(answer.headers.get('x-yarrow-degraded')).toBe('sessions');
  });

  it('refuses writes of a session and lets those of visitors through', async () => {
    const headers = { ...session, 'x-csrf-token': csrfTokenFor('some', CSRF_SECRET) };
    const answer = await test.post({ query: 'mutation { touch }' }, headers);
    expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([503, 'SESSIONS_UNAVAILABLE']);
    expect(test.subgraphs.clients.requests).toHaveLength(0);
    expect((await test.query('mutation { touch }')).body.data).toEqual({ touch: 'touched' });
  });

  it('stays ready and reports it', async () => {
    const response = await fetch(`${test.gateway.url}/readyz`);
    expect([response.status, await response.json()]).toEqual([200, { ready: true, redis: 'down', draining: false }]);
  });
});
