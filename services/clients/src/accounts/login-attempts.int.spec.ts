import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { REDIS } from '@yarrow/kit/database/redis';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Redis } from 'ioredis';
import { service } from '../service.js';

const PASSWORD = 'seven slow mountain goats';
let clients: TestService;
let redis: Redis;
let addresses = 0;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
  redis = clients.app.get<Redis>(REDIS);
});
afterAll(() => clients?.stop());

const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;

async function register(): Promise<string> {
  const input = {
    kind: 'client',
    email: `${newId()}@example.com`,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Bo',
  };
  const actor: Actor = { kind: 'anonymous', ip: newAddress() };
  await clients.graphql(`mutation ($input: RegisterInput!) { register(input: $input) { result } }`, { input }, actor);
  return input.email;
}

/** @returns `success`, or the code of the refusal with the seconds that it asks to wait */
async function attempt(email: string, ip: string, password = 'some wrong password'): Promise<string> {
  const mutation = `mutation ($input: LoginInput!) { login(input: $input) { result errors { code } } }`;
  const { data, headers } = await clients.graphql(mutation, { input: { email, password } }, { kind: 'anonymous', ip });
  const wait = headers.get('retry-after');
  return [data.login.errors[0]?.code ?? data.login.result, ...(wait === null ? [] : [wait])].join(' ');
}

async function guess(times: number, email: string, ip: string): Promise<string[]> {
  const outcomes: string[] = [];
  for (let time = 0; time < times; time += 1) outcomes.push(await attempt(email, ip));
  return outcomes;
}

/** The wait was as long as this; some of it may have gone by on a busy machine. */
function expectWait(outcome: string, seconds: number): void {
  const [code, wait] = outcome.split(' ');
  expect(code).toBe('rate_limited');
  expect(Number(wait)).toBeLessThanOrEqual(seconds);
  expect(Number(wait)).toBeGreaterThan(seconds / 2);
}

/** Lets what Redis counts grow older. */
async function passes(seconds: number): Promise<void> {
  const prefix = redis.options.keyPrefix!;
  for (const key of (await redis.keys(`${prefix}log*`)).map((name) => name.slice(prefix.length))) {
    const left = await redis.pttl(key);
    if (left > 0) await redis.pexpire(key, left - seconds * 1000);
  }
}

describe('guessing a password from one address', () => {
  it('has to wait after ten attempts, twice as long each time, and up to a quarter of an hour', async () => {
    const [email, ip] = [await register(), newAddress()];
    expect(new Set(await guess(10, email, ip))).toEqual(new Set(['wrong_credentials']));
    for (const seconds of [5, 10, 20, 40, 80, 160, 320, 640, 900, 900]) {
      expectWait(await attempt(email, ip), seconds);
      await passes(seconds);
      expect(await attempt(email, ip)).toBe('wrong_credentials');
    }
  });

  it('is refused while it has to wait, the right password too, and says for how long', async () => {
    const [email, ip] = [await register(), newAddress()];
    await guess(10, email, ip);
    expectWait(await attempt(email, ip, PASSWORD), 5);
    const mutation = `mutation ($input: LoginInput!) { login(input: $input) { errors { message } } }`;
    const actor: Actor = { kind: 'anonymous', ip };
    const { data } = await clients.graphql(mutation, { input: { email, password: PASSWORD } }, actor);
    expect(data.login.errors[0].message).toMatch(/^Too many attempts\. Please try again in [1-5] seconds?\.$/);
    await passes(5);
    expect(await attempt(email, ip, PASSWORD)).toBe('success');
    expect(new Set(await guess(10, email, ip))).toEqual(new Set(['wrong_credentials']));
  });

  it('counts fifty attempts at once one by one', async () => {
    const [email, ip] = [await register(), newAddress()];
    const began = Date.now();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => attempt(email, ip)));
    // One more for each wait of five seconds that went by meanwhile; later ones are longer.
    const waits = Math.ceil((Date.now() - began) / 5_000);
    const lookedAt = outcomes.filter((outcome) => outcome === 'wrong_credentials').length;
    expect(lookedAt).toBeGreaterThanOrEqual(10);
    expect(lookedAt).toBeLessThanOrEqual(10 + waits);
  });

  it('leaves neither the mail address nor the IP address in Redis', async () => {
    const [email, ip] = [await register(), newAddress()];
    await attempt(email, ip);
    const keys = await redis.keys(`${redis.options.keyPrefix}*`);
    expect(keys.filter((key) => /login-(attempts|wait|failures):/.test(key)).length).toBeGreaterThan(0);
    expect(keys.filter((key) => key.includes(email) || key.includes(ip))).toEqual([]);
  });

  it('is not helped by the many addresses of one IPv6 network', async () => {
    const email = await register();
    const outcomes: string[] = [];
    for (let host = 1; host <= 12; host += 1) outcomes.push(await attempt(email, `2001:db8:1:2::${host}`));
    for (const outcome of outcomes.slice(10)) expectWait(outcome, 5);
  });

  it('never shuts out the owner at another address', async () => {
    const [email, ip] = [await register(), newAddress()];
    await guess(12, email, ip);
    expect(await attempt(email, newAddress(), PASSWORD)).toBe('success');
  });

  it('is slowed the same way at an account that does not exist', async () => {
    const [email, ip] = ['nobody-at-all@example.com', newAddress()];
    const [tenth, next] = (await guess(11, email, ip)).slice(9);
    expect(tenth).toBe('wrong_credentials');
    expectWait(next!, 5);
  });
});

describe('guessing a password from many addresses', () => {
  it('leaves each of them one attempt before it has to wait, and the owner gets in at the first', async () => {
    const email = await register();
    for (let address = 0; address < 10; address += 1) await guess(5, email, newAddress());
    const ip = newAddress();
    expect(await attempt(email, ip)).toBe('wrong_credentials');
    expectWait(await attempt(email, ip), 5);
    expect(await attempt(email, newAddress(), PASSWORD)).toBe('success');
    await passes(3600);
    expect(await guess(2, email, newAddress())).toEqual(['wrong_credentials', 'wrong_credentials']);
  });

  it('is not what many people logging in look like', async () => {
    const email = await register();
    for (let time = 0; time < 55; time += 1) expect(await attempt(email, newAddress(), PASSWORD)).toBe('success');
    expect(await guess(2, email, newAddress())).toEqual(['wrong_credentials', 'wrong_credentials']);
  });
});
