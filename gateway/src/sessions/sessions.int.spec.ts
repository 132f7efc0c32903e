import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ActorVerifier } from '@yarrow/kit/actor';
import { randomBytes } from 'node:crypto';
import { CSRF_SECRET, startTestGateway, type TestGateway } from '../testing/test-gateway.js';
import { csrfTokenFor } from './csrf.js';
import { sessionHash } from './sessions.js';

const CALLER = '{ caller { authorization sessionHash cookie } }';

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
    const session = { userId: 'u1', kind: 'pro', practiceId: 'p1', createdAt: new Date().toISOString() };
    await test.redis.redis.set(`session:${sessionHash(token)}`, JSON.stringify(session), 'EX', 100);
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

  it('tells the hash of the session to the clients service and the cookie to none', async () => {
    expect(await callerOf(cookie())).toMatchObject({ sessionHash: sessionHash(token), cookie: null });
    await test.post({ query: '{ practice(slug: "willow") { id } }' }, cookie());
    const { headers } = test.subgraphs.catalog.requests.at(-1)!;
    expect([headers['x-session-hash'], headers.cookie]).toEqual([undefined, undefined]);
    expect(headers.authorization).toMatch(/^Bearer /);
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
