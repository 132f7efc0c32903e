import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { jwtVerify } from 'jose';
import { service } from '../service.js';

const SECRET = 'a secret of a workspace of ours';
const clock = new FixedClock('2027-01-04T12:00:00Z');
let [configured, without]: TestService[] = [];
const pro: Actor = { kind: 'pro', userId: newId(), practiceId: newId(), ip: '203.0.113.1' };

beforeAll(async () => {
  const env = { CSRF_SECRET: 'x'.repeat(32) };
  without = await startTestService(service, { clock, env });
  const chat = { SUPPORT_CHAT_APP_ID: 'app-1', SUPPORT_CHAT_SECRET: SECRET };
  configured = await startTestService(service, { clock, env: { ...env, ...chat } });
  for (const { dataSource } of [configured, without]) {
    await dataSource.query(
      `INSERT INTO users (id, kind, email, password_hash, first_name, last_name, practice_id)
       VALUES ($1, 'pro', 'ines@example.com', '', 'Ines', 'Marlow', $2)`,
      [pro.userId, pro.practiceId],
    );
  }
});
afterAll(async () => {
  await configured?.stop();
  await without?.stop();
});

async function ask(at: TestService, actor: Partial<Actor>) {
  const authorization = `Bearer ${await at.tokenOf(actor)}`;
  const response = await fetch(`${at.url}/portal/support_chat/token`, { headers: { authorization } });
  return { status: response.status, body: await response.json(), cache: response.headers.get('cache-control') };
}

describe('GET /portal/support_chat/token', () => {
  it('answers a token for the account that its provider accepts for 24 hours, and the app', async () => {
    const { status, body, cache } = await ask(configured!, pro);
    expect({ status, cache }).toEqual({ status: 200, cache: 'no-store' });
    expect(body).toEqual({ success: true, token: expect.any(String), app_id: 'app-1' });
    const key = new TextEncoder().encode(SECRET);
    const { payload } = await jwtVerify(body.token, key, { currentDate: clock.now(), algorithms: ['HS256'] });
    expect(payload).toMatchObject({ user_id: pro.userId, email: 'ines@example.com', name: 'Ines Marlow' });
    expect((payload.exp! - payload.iat!) * 1000).toBe(86_400_000);
    const tomorrow = new Date(clock.now().getTime() + 86_400_000);
    await expect(jwtVerify(body.token, key, { currentDate: tomorrow })).rejects.toThrow(/exp/);
  });

  it('says that there is no support chat where none is configured', async () => {
    expect(await ask(without!, pro)).toMatchObject({
      status: 503,
      body: { success: false, error: 'Support chat is not set up here. Please write us an email instead.' },
    });
  });

  it('is for practitioners only', async () => {
    const client = { kind: 'client', userId: newId() } as const;
    expect((await ask(configured!, client)).status).toBe(403);
    expect((await ask(configured!, { kind: 'anonymous' })).status).toBe(401);
    expect((await ask(configured!, { ...pro, userId: newId() })).status).toBe(404);
  });
});
