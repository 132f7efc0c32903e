import { create, toBinary } from '@bufbuild/protobuf';
import { afterEach, beforeAll, afterAll, describe, expect, it } from '@jest/globals';
import { headers } from '@nats-io/transport-node';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { newId } from './ids.js';
import { JobsService } from './jobs/jobs.service.js';
import { Broker } from './messaging/broker.js';
import { startService, type RunningService } from './start-service.js';
import { LineReadSchema } from './testing/notebook/src/notebook.events.js';
import { FirstReader, notebook, NotesResolver } from './testing/notebook/src/notebook.service.js';
import { arrivalOf } from './testing/arrivals.js';
import { takeTestGround, type TestGround } from './testing/shared-servers.js';
import { startTestService, type TestService } from './testing/test-service.js';

let first: TestService;
let ground: TestGround;
let broker: Broker;
const started: RunningService[] = [];

beforeAll(async () => {
  // Lends its keys, and keeps the servers running from one test to the next.
  first = await startTestService(notebook);
});
afterAll(() => first.stop());
afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.stop()));
  await broker.close();
  await ground.release();
});

async function takeGround(): Promise<void> {
  ground = await takeTestGround();
  broker = new Broker(
    { url: ground.env.NATS_URL, name: 'test', prefix: ground.env.NATS_PREFIX, replicas: 1 },
    pino({ enabled: false }),
  );
}

async function start(env: NodeJS.ProcessEnv = {}): Promise<RunningService> {
  const service = await startService(notebook, { ...first.env, ...ground.env, ...env });
  started.push(service);
  return service;
}

async function ask(service: RunningService, query: string) {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await first.tokenOf()}` },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as { data: unknown };
}

describe('stopping', () => {
  it('answers open requests, publishes stored events and accepts nothing new', async () => {
    await takeGround();
    const service = await start();
    let held: Promise<unknown> | undefined;
    let write: Promise<unknown> | undefined;
    await arrivalOf(service, 2, () => {
      held = ask(service, '{ held }');
      write = ask(service, `mutation { writeNote(id: "${newId()}", text: "last words") { result } }`);
    });
    const stopped = service.stop();
    const notes = service.app.get(NotesResolver);
    await first.eventually(() => notes.heldCount === 1);
    notes.letGo();
    expect(await held).toEqual({ data: { held: 'done' } });
    expect(await write).toEqual({ data: { writeNote: { result: 'success' } } });
    await stopped;
    await expect(ask(service, '{ look }')).rejects.toThrow();
    const manager = await broker.manager();
    expect((await manager.streams.info(broker.streamOf('notebook'))).state.messages).toBe(1);
  });
});

describe('a service that stops with a delay', () => {
  it('answers until then, and has callers make their next connection elsewhere', async () => {
    await takeGround();
    const service = await start({ DRAIN_DELAY_MS: '2000' });
    const connectionOf = async () => (await fetch(`${service.url}/healthz`)).headers.get('connection');
    expect(await connectionOf()).toBe('keep-alive');
    const stopped = service.stop();
    expect(await connectionOf()).toBe('close');
    await stopped;
    await expect(connectionOf()).rejects.toThrow();
  });
});

describe('a connection on which nothing was asked', () => {
  // As pools open them ahead. Node closes it after a minute.
  it('does not hold up a service that stops', async () => {
    await takeGround();
    const service = await start();
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    await once(socket, 'connect');
    await service.stop();
    expect(await ask(service, '{ look }').catch(() => 'stopped')).toBe('stopped');
    socket.destroy();
  }, 40_000);
});

describe('a consumer that follows one that has stopped', () => {
  it('takes over what waits for something that is not here yet, in its order', async () => {
    await takeGround();
    const before = await start();
    const send = async (number: number, text: string) => {
      const fields = headers();
      fields.set('Nats-Msg-Id', newId());
      fields.set('Yarrow-Aggregate', 'one');
      const payload = toBinary(LineReadSchema, create(LineReadSchema, { noteId: 'one', number, text }));
      await (await broker.jetstream()).publish(broker.subjectOf(LineReadSchema.typeName), payload, { headers: fields });
    };
    await send(1, 'early');
    await send(2, 'fine');
    const parked = () => before.dataSource.query<object[]>('select stream_seq from parked_events');
    await first.eventually(async () => expect(await parked()).toHaveLength(2));
    await before.stop();
    const service = await start();
    service.app.get(FirstReader).failing = false;
    await send(3, 'fine');
    const numbers = async () =>
      (
        await service.dataSource.query<{ number: number }[]>(
          `select number from lines where reader = 'first' order by seq`,
        )
      ).map(({ number }) => number);
    await first.eventually(async () => expect(await numbers()).toHaveLength(3));
    expect(await numbers()).toEqual([1, 2, 3]);
  });
});

describe('a consumer that follows one that was killed', () => {
  it('applies what that one had taken before what is younger, and at once', async () => {
    await takeGround();
    await (await start()).stop();
    started.pop();
    const js = await broker.jetstream();
    const send = async (number: number) => {
      const fields = headers();
      fields.set('Nats-Msg-Id', newId());
      fields.set('Yarrow-Aggregate', 'one');
      const payload = toBinary(LineReadSchema, create(LineReadSchema, { noteId: 'one', number }));
      await js.publish(broker.subjectOf(LineReadSchema.typeName), payload, { headers: fields });
    };
    for (const number of [1, 2, 3]) await send(number);
    const taken = await js.consumers.get(broker.streamOf('library'), 'notebook_from_library');
    for await (const message of await taken.fetch({ max_messages: 3, expires: 1_000 })) {
      if (message.info.pending === 0) break; // taken, and never acknowledged
    }
    await send(4);
    const service = await start();
    const numbers = async () => {
      const rows = await service.dataSource.query<{ number: number }[]>(
        `select number from lines where reader = 'first' order by seq`,
      );
      return rows.map(({ number }) => number);
    };
    await first.eventually(async () => expect(await numbers()).toHaveLength(4));
    expect(await numbers()).toEqual([1, 2, 3, 4]);
  });
});

describe('a job', () => {
  it('runs in one replica, and in the other when that one stops', async () => {
    await takeGround();
    const [one, two] = [await start(), await start()];
    const turns = { one: 0, two: 0 };
    one.app.get(JobsService).every('count', 20, async () => void turns.one++);
    await first.eventually(() => turns.one > 0);
    two.app.get(JobsService).every('count', 20, async () => void turns.two++);
    const seen = turns.one;
    await first.eventually(() => turns.one > seen + 10);
    expect(turns.two).toBe(0);
    await one.stop();
    const stoppedAt = turns.one;
    await first.eventually(() => turns.two > 2);
    expect(turns.one).toBe(stoppedAt);
  });
});
