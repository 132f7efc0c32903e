import { create, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { sessionHash } from '@yarrow/kit/sessions/browser-session';
import { startNats, type TestNats } from '@yarrow/kit/testing/servers';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LiveReader } from '../testing/live-reader.js';
import { eventually } from '@yarrow/kit/testing/eventually';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const BEAT_MS = 150;

describe('live updates', () => {
  let nats: TestNats;
  let publisher: NatsConnection;
  let test: TestGateway;
  let readers: LiveReader[];
  let practice: string;

  beforeAll(async () => {
    nats = await startNats();
    publisher = await connect({ servers: nats.url, reconnectTimeWait: 50, maxReconnectAttempts: -1 });
    test = await startTestGateway({
      NATS_URL: nats.url,
      LIVE_BEAT_MS: String(BEAT_MS),
      MAX_LIVE_STREAMS: '4',
      MAX_LIVE_STREAMS_PER_ACCOUNT: '2',
    });
    await hears(test);
  });
  afterAll(async () => {
    await test.stop();
    await publisher.close();
    await nats.stop();
  });
  beforeEach(() => {
    readers = [];
    practice = randomUUID();
  });
  afterEach(async () => {
    for (const reader of readers) reader.close();
    await streams(0);
  });

  async function logIn(session: object, began = 0): Promise<{ cookie: string; key: string }> {
    const token = randomUUID();
    const key = `session:${sessionHash(token)}`;
    const createdAt = new Date(Date.now() - began).toISOString();
    const stored = { userId: randomUUID(), createdAt, browser: { userAgent: 'Firefox', ip: '::1' }, ...session };
    await test.redis.redis.set(key, JSON.stringify(stored), 'EX', 100);
    return { cookie: `yarrow_session=${token}`, key };
  }
  const pro = (practiceId: string, more: object = {}) => logIn({ kind: 'pro', practiceId, ...more });

  async function open(cookie: string): Promise<LiveReader> {
    const reader = await LiveReader.open(test.gateway.url, { cookie });
    readers.push(reader);
    return reader;
  }

  async function publish<S extends DescMessage>(schema: S, init: MessageInitShape<S>): Promise<void> {
    publisher.publish(schema.typeName, toBinary(schema, create(schema, init)));
    await publisher.flush();
  }
  const clientSaved = (clientId: string, practiceId = practice) =>
    publish(ClientSavedSchema, { client: { clientId, practiceId, firstName: 'Maya', email: 'maya@example.com' } });

  /** Waits until so many streams are open. */
  async function streams(count: number): Promise<void> {
    await eventually(async () => {
      const metrics = await (await fetch(`${test.gateway.url}/metrics`)).text();
      expect(/^gateway_live_streams .*$/m.exec(metrics)?.[0]).toBe(`gateway_live_streams ${count}`);
    });
  }

  it('are for practices that are logged in, and their own pages', async () => {
    const ask = async (headers: Record<string, string>, method = 'GET') =>
      (await fetch(`${test.gateway.url}/api/live`, { method, headers })).status;
    const { cookie } = await pro(practice);
    const { cookie: client } = await logIn({ kind: 'client' });
    const own = { 'sec-fetch-site': 'same-origin' };
    expect(await ask(own)).toBe(401);
    expect(await ask({ ...own, cookie: 'yarrow_session=guessed' })).toBe(401);
    expect(await ask({ ...own, cookie: client })).toBe(403);
    expect(await ask({ cookie })).toBe(403);
    expect(await ask({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await ask({ ...own, cookie }, 'HEAD')).toBe(404);
  });

  it('say the kind and the id of what changed to its own practice, and nothing to another one', async () => {
    const other = randomUUID();
    const [own, same, foreign] = await Promise.all([pro(practice), pro(practice), pro(other)]);
    const [one, two, three] = [await open(own.cookie), await open(same.cookie), await open(foreign.cookie)];
    await publish(AppointmentBookedSchema, {
      appointment: {
        appointmentId: 'appointment-1',
        host: { practiceId: practice },
        attendee: { clientId: 'client-1', firstName: 'Maya', email: 'maya@example.com' },
        instantActionToken: 'a-secret',
        clientNote: 'My shoulder hurts.',
      },
    });
    await publish(PaymentStatusChangedSchema, { appointmentId: 'appointment-1', practiceId: practice });
    await publish(PaymentStatusChangedSchema, { appointmentId: 'appointment-2', practiceId: other });
    const said = [
      { kind: 'appointment', ids: ['appointment-1'] },
      { kind: 'payment', ids: ['appointment-1'] },
    ];
    await one.next('change');
    await two.next('change');
    await three.next('change');
    expect([one.changes(), two.changes()]).toEqual([said, said]);
    expect(three.changes()).toEqual([{ kind: 'payment', ids: ['appointment-2'] }]);
    expect(one.text).not.toMatch(/maya|secret|shoulder|client-1/i);
  });

  it('gather what changes together, and name no ids of very many', async () => {
    const reader = await open((await pro(practice)).cookie);
    await Promise.all(Array.from({ length: 60 }, (_, number) => clientSaved(`client-${number % 55}`)));
    await publish(PaymentStatusChangedSchema, { appointmentId: 'appointment-1', practiceId: practice });
    const last = { kind: 'payment', ids: ['appointment-1'] };
    await eventually(() => expect(reader.changes()).toContainEqual(last));
    const changes = reader.changes().filter(({ kind }) => kind === 'client');
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.length).toBeLessThan(5);
    expect(changes.every(({ ids }) => (ids as string[]).length <= 50)).toBe(true);
  });

  it('skip unreadable events and continue', async () => {
    const reader = await open((await pro(practice)).cookie);
    publisher.publish(ClientSavedSchema.typeName, 'no message of ours');
    await publish(ClientSavedSchema, {});
    await clientSaved('client-1');
    await reader.next('change');
    expect(reader.changes()).toEqual([{ kind: 'client', ids: ['client-1'] }]);
  });

  it('replay changes of the own practice that happened a moment before the page connected', async () => {
    const witness = await open((await pro(practice)).cookie);
    await clientSaved('client-2', randomUUID());
    await clientSaved('client-1');
    // The gateway has received it.
    await witness.next('change');
    const reader = await open((await pro(practice)).cookie);
    await reader.next('change');
    expect(reader.changes()).toEqual([{ kind: 'client', ids: ['client-1'] }]);
    const { remembersMs } = (await reader.next('ready')).data;
    expect(remembersMs).toBeGreaterThan(0);
    expect(remembersMs).toBeLessThanOrEqual(15_000);
  });

  it('end with the session, before anything else is said', async () => {
    const [left, stays] = [await pro(practice), await pro(practice)];
    const [leaving, staying] = [await open(left.cookie), await open(stays.cookie)];
    await test.redis.redis.del(left.key);
    await clientSaved('client-1');
    await staying.next('change');
    expect((await leaving.next('end')).data).toEqual({ reason: 'session' });
    await leaving.end();
    expect(leaving.changes()).toEqual([]);
  });

  it('show that the line stands, and end a session that has expired meanwhile', async () => {
    const { cookie, key } = await pro(practice);
    const reader = await open(cookie);
    await reader.next('beat');
    const idle = await test.redis.redis.expire(key, 50);
    expect(idle).toBe(1);
    reader.messages.length = 0;
    await reader.next('beat');
    // An open page without user activity does not renew the idle time of its session.
    expect(await test.redis.redis.ttl(key)).toBeLessThanOrEqual(50);
    const stored = JSON.parse((await test.redis.redis.get(key)) ?? '') as object;
    const createdAt = new Date(Date.now() - 90 * 24 * 3600 * 1000).toISOString();
    await test.redis.redis.set(key, JSON.stringify({ ...stored, createdAt }), 'EX', 50);
    expect((await reader.next('end')).data).toEqual({ reason: 'session' });
  });

  it('are bounded for each account, whose oldest page gives way, and in all', async () => {
    const account = { userId: randomUUID() };
    const cookies = await Promise.all([1, 2, 3].map(async () => (await pro(practice, account)).cookie));
    const [first, second, third] = [await open(cookies[0]!), await open(cookies[1]!), await open(cookies[2]!)];
    expect((await first.next('end')).data).toEqual({ reason: 'replaced' });
    await first.end();
    await streams(2);
    await clientSaved('client-1');
    await Promise.all([second.next('change'), third.next('change')]);
    await open((await pro(practice)).cookie);
    await open((await pro(practice)).cookie);
    await expect(open((await pro(practice)).cookie)).rejects.toThrow(/^503 .*LIVE_UNAVAILABLE/);
    second.close();
    await streams(3);
    await open((await pro(practice)).cookie);
  });

  it('are closed while sessions cannot be looked up', async () => {
    const alone = await startTestGateway({ NATS_URL: nats.url, LIVE_BEAT_MS: String(BEAT_MS) });
    try {
      const token = randomUUID();
      const session = { userId: 'u', kind: 'pro', practiceId: practice, createdAt: new Date().toISOString() };
      await alone.redis.redis.set(`session:${sessionHash(token)}`, JSON.stringify(session), 'EX', 100);
      const cookie = `yarrow_session=${token}`;
      const reader = await LiveReader.open(alone.gateway.url, { cookie });
      await alone.redis.stop();
      expect((await reader.next('end')).data).toEqual({ reason: 'restart' });
      await reader.end();
      await expect(LiveReader.open(alone.gateway.url, { cookie })).rejects.toThrow(/^503 .*SESSIONS_UNAVAILABLE/);
    } finally {
      await alone.stop();
    }
  });

  it('say that something may have been missed when the broker is back', async () => {
    const reader = await open((await pro(practice)).cookie);
    reader.messages.length = 0;
    await nats.kill();
    nats = await startNats({ port: Number(new URL(nats.url).port), folder: nats.folder });
    await reader.next('reset');
    await clientSaved('client-1');
    await reader.next('change');
  });

  it('end when the gateway stops, without delaying it', async () => {
    const own = await startTestGateway({ NATS_URL: nats.url });
    const token = randomUUID();
    const session = { userId: 'u', kind: 'pro', practiceId: practice, createdAt: new Date().toISOString() };
    await own.redis.redis.set(`session:${sessionHash(token)}`, JSON.stringify(session), 'EX', 100);
    const reader = await LiveReader.open(own.gateway.url, { cookie: `yarrow_session=${token}` });
    await own.stop();
    expect((await reader.next('end')).data).toEqual({ reason: 'restart' });
  });
});

/** Waits until a gateway receives events. */
async function hears(test: TestGateway): Promise<void> {
  const token = randomUUID();
  const session = { userId: 'first', kind: 'pro', practiceId: 'first', createdAt: new Date().toISOString() };
  await test.redis.redis.set(`session:${sessionHash(token)}`, JSON.stringify(session), 'EX', 100);
  for (let remembersMs = 0; remembersMs === 0; await delay(20)) {
    const reader = await LiveReader.open(test.gateway.url, { cookie: `yarrow_session=${token}` });
    remembersMs = (await reader.next('ready')).data['remembersMs'] as number;
    reader.close();
  }
}
