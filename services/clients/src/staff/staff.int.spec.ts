import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REDIS } from '@yarrow/kit/database/redis';
import { newId } from '@yarrow/kit/ids';
import { renewSession, sessionHash } from '@yarrow/kit/sessions/browser-session';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Redis } from 'ioredis';
import { service } from '../service.js';
import { StaffResponder } from './staff.responder.js';

const PERSON = { kind: 'client', password: 'seven slow mountain goats', firstName: 'Ada', lastName: 'Okafor' };
const REGISTER = 'mutation ($input: RegisterInput!) { it: register(input: $input) { result user { id } } }';
const LOG_IN = 'mutation ($input: LoginInput!) { it: login(input: $input) { result } }';

let clients: TestService;
let email: string;
let userId: string;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());
beforeEach(async () => {
  email = `${newId()}@example.com`;
  userId = (await clients.graphql(REGISTER, { input: { ...PERSON, email } })).data.it.user.id;
});

const set = (account: string, staff: boolean) =>
  clients.app.get(StaffResponder).set({ $typeName: 'operations.v1.SetStaffRequest', account, staff });
const confirm = () => clients.dataSource.query('update users set email_confirmed_at = now() where id = $1', [userId]);

/** @returns the session as the gateway finds it */
async function logIn(): Promise<() => ReturnType<typeof renewSession>> {
  const { data, headers } = await clients.graphql(LOG_IN, { input: { email, password: PERSON.password } });
  expect(data.it.result).toBe('success');
  const cookie = /yarrow_session=([^;]*)/.exec(headers.getSetCookie().join())![1]!;
  return () => renewSession(clients.app.get<Redis>(REDIS), sessionHash(cookie), new Date());
}

describe('an account of those who run the platform', () => {
  it('is what an operator names by its address, from its next login on', async () => {
    await confirm();
    const before = await logIn();
    expect(await before()).not.toHaveProperty('staff');
    expect(await set(` ${email.toUpperCase()} `, true)).toEqual({ userId });
    expect(await before()).toBeUndefined();
    expect(await (await logIn())()).toMatchObject({ userId, kind: 'client', staff: true });
  });

  it('is one no longer as soon as that is taken back', async () => {
    await confirm();
    await set(userId, true);
    const session = await logIn();
    expect(await set(userId, false)).toEqual({ userId });
    expect(await session()).toBeUndefined();
    expect(await (await logIn())()).not.toHaveProperty('staff');
  });

  it('has shown that its address is its own', async () => {
    expect(await set(email, true)).toEqual({ refusal: 'The account has not confirmed its address yet.' });
    expect(await (await logIn())()).not.toHaveProperty('staff');
  });

  it('is refused for an unknown account', async () => {
    expect(await set('nobody@example.com', true)).toEqual({ refusal: 'There is no such account.' });
  });
});
