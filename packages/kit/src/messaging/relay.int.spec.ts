import { create, toBinary } from '@bufbuild/protobuf';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DeliverPolicy } from '@nats-io/jetstream';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { newId } from '../ids.js';
import { kitMigrations, migrate } from '../database/migrations.js';
import { eventually } from '../testing/eventually.js';
import { freePort } from '../testing/free-port.js';
import { startNats } from '../testing/servers.js';
import { takeTestGround, type TestGround } from '../testing/shared-servers.js';
import { NoteWrittenSchema } from '../testing/notebook/src/notebook.events.js';
import { fromBinary } from '@bufbuild/protobuf';
import { Metrics } from '../telemetry/metrics.js';
import { emit } from '../outbox.js';
import { Broker } from './broker.js';
import { Leadership } from './leadership.js';
import { Relay } from './relay.js';

const logger = pino({ enabled: false });
const children: ChildProcess[] = [];
let ground: TestGround;
let database: DataSource;
let broker: Broker;

beforeAll(async () => {
  ground = await takeTestGround();
  await migrate({ type: 'postgres', url: ground.env.DATABASE_URL, migrations: kitMigrations as (() => void)[] });
  database = await new DataSource({ type: 'postgres', url: ground.env.DATABASE_URL }).initialize();
});

afterAll(async () => {
  await database.destroy();
  await ground.release();
});

beforeEach(() => {
  broker = new Broker({ url: ground.env.NATS_URL, name: 'test', prefix: ground.env.NATS_PREFIX, replicas: 1 }, logger);
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const manager = await broker.manager();
  await manager.streams.delete(broker.streamOf('notebook'));
  await broker.close();
  await database.query('truncate outbox');
});

/** Rows as `emit` writes them, many at once: `each` numbered events of every aggregate, interleaved. */
async function fillOutbox(aggregates: number, each: number, from = 0): Promise<void> {
  const rows = Array.from({ length: each }, (_, index) =>
    Array.from({ length: aggregates }, (_unused, aggregate) => ({ aggregate: `a${aggregate}`, number: from + index })),
  ).flat();
  const payloads = rows.map(({ aggregate, number }) =>
    Buffer.from(toBinary(NoteWrittenSchema, create(NoteWrittenSchema, { noteId: aggregate, number }))),
  );
  await database.query(
    `insert into outbox (id, aggregate_id, subject, payload, occurred_at)
     select id, aggregate_id, $4, payload, now()
     from unnest($1::uuid[], $2::text[], $3::bytea[]) with ordinality as row (id, aggregate_id, payload, n) order by n`,
    [rows.map(() => newId()), rows.map(({ aggregate }) => aggregate), payloads, NoteWrittenSchema.typeName],
  );
}

function spawnRelay(settings: NodeJS.ProcessEnv = {}): ChildProcess {
  const testing = new URL('../testing/', import.meta.url);
  const [loader, program] = [
    new URL('typescript-loader.mjs', testing).href,
    fileURLToPath(new URL('relay-process.ts', testing)),
  ];
  const child = spawn(process.execPath, ['--import', loader, program], {
    env: { ...process.env, ...ground.env, ...settings, NODE_OPTIONS: '' },
    stdio: 'inherit',
  });
  children.push(child);
  return child;
}

/** What ended a process. */
async function signalOf(child: ChildProcess): Promise<NodeJS.Signals | null> {
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

const drained = () =>
  eventually(async () => (await database.query<unknown[]>('select 1 from outbox limit 1')).length === 0);

/** How many events the stream has. */
async function published(): Promise<number> {
  return (await (await broker.manager()).streams.info(broker.streamOf('notebook'))).state.messages;
}

/** What a reader of the stream sees, by aggregate. */
async function readNumbers(): Promise<Map<string, number[]>> {
  const manager = await broker.manager();
  const stream = broker.streamOf('notebook');
  const { state } = await manager.streams.info(stream);
  const seen = new Map<string, number[]>();
  const consumer = await (await broker.jetstream()).consumers.get(stream, { deliver_policy: DeliverPolicy.All });
  let left = state.messages;
  if (left === 0) return seen;
  for await (const message of await consumer.consume()) {
    const { noteId, number } = fromBinary(NoteWrittenSchema, message.data);
    expect(message.headers?.get('Yarrow-Aggregate')).toBe(noteId);
    seen.set(noteId, [...(seen.get(noteId) ?? []), number]);
    if (--left === 0) break;
  }
  return seen;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

async function expectAllInOrder(aggregates: number, each: number): Promise<void> {
  const seen = await readNumbers();
  expect(seen.size).toBe(aggregates);
  for (const numbers of seen.values()) expect(numbers).toEqual(upTo(each));
}

describe('the relay', () => {
  it('keeps the order of each aggregate with two of them running, whichever is killed', async () => {
    await broker.ensureStream('notebook');
    await fillOutbox(40, 50);
    let [first, second] = [spawnRelay(), spawnRelay()];
    for (let round = 1; round <= 3; round++) {
      const goal = (await published()) + 500;
      await eventually(async () => (await published()) >= goal);
      first.kill('SIGKILL');
      [first, second] = [second, spawnRelay()];
      await fillOutbox(40, 50, round * 50);
    }
    await drained();
    await expectAllInOrder(40, 200);
  });

  it('loses nothing and repeats nothing when it is killed in the middle of its work', async () => {
    await broker.ensureStream('notebook');
    await fillOutbox(100, 150);
    for (let kill = 1; kill <= 4; kill++) {
      // Dies while rows are in flight. The next relay sends those rows again first; the stream counts duplicates once.
      const child = spawnRelay({ DIE_AFTER: '700' });
      expect(await signalOf(child)).toBe('SIGKILL');
      expect(await published()).toBeLessThan(15_000);
    }
    expect(await published()).toBeGreaterThan(0);
    spawnRelay();
    await drained();
    await expectAllInOrder(100, 150);
  });

  it('waits for a broker that is away and forgets nothing', async () => {
    const port = await freePort();
    let warnings = 0;
    const noted = pino({ level: 'warn' }, { write: () => void (warnings += 1) });
    const own = new Broker({ url: `nats://127.0.0.1:${port}`, name: 'test', prefix: '', replicas: 1 }, noted);
    let nats = await startNats({ port });
    const stop = new AbortController();
    try {
      await own.ensureStream('notebook');
      const running = new Relay(ground.env.DATABASE_URL, own, logger, new Metrics('notebook')).run(stop.signal);
      await fillOutbox(1, 1);
      await drained();
      await nats.kill();
      await fillOutbox(1, 3, 1);
      await eventually(() => warnings > 0);
      nats = await startNats({ port, folder: nats.folder });
      await drained();
      expect((await (await own.manager()).streams.info('NOTEBOOK')).state.messages).toBe(4);
      stop.abort();
      await running;
    } finally {
      stop.abort();
      await own.close();
      await nats.stop();
      await broker.ensureStream('notebook');
    }
  });

  it('finds a row that was committed after one with a higher number', async () => {
    await broker.ensureStream('notebook');
    const leadership = new Leadership(ground.env.DATABASE_URL, 'notebook', logger);
    const relay = new Relay(ground.env.DATABASE_URL, broker, logger, new Metrics('notebook'));
    await leadership.lead('relay', (lost) => relay.run(lost));
    const late = database.createQueryRunner();
    await late.startTransaction();
    await emit(late.manager, NoteWrittenSchema, { noteId: 'late', number: 0 }, { aggregateId: 'late' });
    await database.transaction((tx) => emit(tx, NoteWrittenSchema, { noteId: 'early' }, { aggregateId: 'early' }));
    await drained();
    await late.commitTransaction();
    await late.release();
    await drained();
    expect([...(await readNumbers()).keys()]).toEqual(['early', 'late']);
    await leadership.stop();
  });
});
