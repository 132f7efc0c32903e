/**
 * What fraction of raw publishing the outbox reaches. In one run, interleaved: publishing events to JetStream with
 * message ids and 512 in flight, once as the client library does and once by the relay's own writer, and the relay
 * draining the same number of outbox rows to a stream of the same kind.
 * Own PostgreSQL and NATS on random ports; build first (`npm run build`).
 *
 *   node bench/outbox.bench.mjs [rows=50000] [rounds=3]
 */
import { randomBytes } from 'node:crypto';
import { headers as newHeaders } from '@nats-io/transport-node';
import pg from 'pg';
import { pino } from 'pino';
import { newId } from '@yarrow/kit/ids';
import { Broker } from '@yarrow/kit/messaging/broker';
import { Relay } from '@yarrow/kit/messaging/relay';
import { StreamWriter } from '@yarrow/kit/messaging/stream-writer';
import { Metrics } from '@yarrow/kit/telemetry/metrics';
import { kitMigrations, migrate } from '@yarrow/kit/database/migrations';
import { startNats, startPostgres } from '@yarrow/kit/testing/servers';
import { compared, median, report } from './report.mjs';

const ROWS = Number(process.argv[2] ?? 50_000);
const ROUNDS = Number(process.argv[3] ?? 3);
const WINDOW = 512;
const AGGREGATES = 5_000;
const SUBJECT = 'bench.v1.Happened';
const PAYLOAD = randomBytes(200);

const ANSWER_MS = 10_000;

/** Events each second: every publish waits for its acknowledgement, 512 at a time. */
async function publishRaw(publish) {
  const ids = Array.from({ length: ROWS }, newId);
  let next = 0;
  const started = performance.now();
  const lane = async () => {
    while (next < ROWS) {
      const headers = newHeaders();
      headers.set('Yarrow-Aggregate', `a${next % AGGREGATES}`);
      await publish(ids[next++], headers);
    }
  };
  await Promise.all(Array.from({ length: WINDOW }, lane));
  return ROWS / ((performance.now() - started) / 1000);
}

async function publishByLibrary(broker) {
  const js = await broker.jetstream();
  return publishRaw((msgID, headers) => js.publish(SUBJECT, PAYLOAD, { msgID, headers }));
}

async function publishByWriter(broker) {
  const writer = new StreamWriter(await broker.connection(), ANSWER_MS);
  try {
    return await publishRaw((id, headers) => {
      headers.set('Nats-Msg-Id', id);
      return writer.write(SUBJECT, PAYLOAD, headers);
    });
  } finally {
    writer.close();
  }
}

async function fill(database) {
  await database.query(
    `insert into outbox (id, aggregate_id, subject, payload, occurred_at)
     select gen_random_uuid(), 'a' || n % ${AGGREGATES}, $1, $2, now() from generate_series(1, ${ROWS}) n`,
    [SUBJECT, PAYLOAD],
  );
  await database.query('analyze outbox');
}

/** Events each second, until the broker has stored the last and its row is deleted. */
async function drain(database, databaseUrl, broker) {
  const stop = new AbortController();
  const relay = new Relay(databaseUrl, broker, pino({ level: 'warn' }), new Metrics('bench'));
  const started = performance.now();
  const running = relay.run(stop.signal);
  while ((await database.query('select 1 from outbox limit 1')).rowCount > 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const rate = ROWS / ((performance.now() - started) / 1000);
  stop.abort();
  await running;
  return rate;
}

const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
const broker = new Broker({ url: nats.url, name: 'bench', prefix: '', replicas: 1 }, pino({ level: 'warn' }));
const database = new pg.Client(postgres.url);
try {
  await migrate({ type: 'postgres', url: postgres.url, migrations: kitMigrations });
  await database.connect();
  const [library, writer, relayed] = [[], [], []];
  // The first round warms all up and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const manager = await broker.manager();
    for (const [rates, measure] of [
      [library, () => publishByLibrary(broker)],
      [writer, () => publishByWriter(broker)],
      [relayed, () => drain(database, postgres.url, broker)],
    ]) {
      await broker.ensureStream('bench');
      if (rates === relayed) await fill(database);
      const rate = await measure();
      if (round > 0) rates.push(rate);
      const { state } = await manager.streams.info('BENCH');
      if (state.messages !== ROWS) throw new Error(`${state.messages} of ${ROWS} events are in the stream.`);
      await manager.streams.delete('BENCH');
    }
  }
  const baseline = (baselineName, rates, aimRatio) =>
    compared({ what: 'events/s', ours: median(relayed), baseline: median(rates), baselineName, aimRatio });
  report('outbox', [
    baseline(`client library, ${WINDOW} in flight`, library, 0.9),
    baseline(`own writer, ${WINDOW} in flight`, writer),
  ]);
} finally {
  await database.end().catch(() => undefined);
  await broker.close();
  await Promise.all([postgres.stop(), nats.stop()]);
}
