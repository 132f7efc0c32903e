import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Broker } from '@yarrow/kit/messaging/broker';
import { connectionTo } from '@yarrow/kit/messaging/broker-address';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startNats, writeContainerConfig } from '../scripts/backing/nats.mjs';
import { LIVE_EVENTS } from '../gateway/src/live/live-events.js';
import {
  composePassword,
  heardBy,
  natsPassword,
  natsUrlOf,
  OPERATOR,
  TRAFFIC,
} from '../scripts/backing/nats-users.mjs';
import { findNats } from '../scripts/backing/programs.mjs';
import { ROOT, SERVICES } from '../scripts/paths.mjs';
import { startProcess, waitUntil } from '../scripts/processes.mjs';
import { freePort } from '@yarrow/kit/testing/free-port';

const SECRET = 'a secret of this test';
const passwordOfSecret = (user: string): string => natsPassword(SECRET, user);
const logger = pino({ enabled: false });

/** Starts the broker that a test is about; answers with the operator's address. */
type Start = (folder: string, onStarted: (started: Program) => void) => Promise<string>;
type Program = { pid: number; exited: Promise<unknown> };

const besideUs: Start = async (folder, onStarted) =>
  startNats({ folder, port: await freePort(), secret: SECRET, log: join(folder, 'nats.log'), onStarted });

/** With the very file that a container would mount, but for where it listens and the folder of its streams. */
const fromFile =
  (fileOf: (folder: string) => string, passwordOf: (user: string) => string): Start =>
  async (folder, onStarted) => {
    const [port, health, log] = [await freePort(), await freePort(), join(folder, 'nats.log')];
    const config = join(folder, 'here.conf');
    writeFileSync(config, readFileSync(fileOf(folder), 'utf8').replace('"/data"', JSON.stringify(folder)));
    const args = ['--config', config, '--addr', '127.0.0.1', '--port', `${port}`, '--http_port', `${health}`];
    const started = await startProcess({ name: 'nats', command: findNats()!, args, log });
    onStarted(started);
    const healthy = `http://127.0.0.1:${health}/healthz?js-enabled-only=true`;
    await waitUntil(async () => (await fetch(healthy)).ok, { ...started, name: 'NATS' });
    return `nats://${OPERATOR}:${passwordOf(OPERATOR)}@127.0.0.1:${port}`;
  };

/** The file that `docker compose up` mounts by default. */
const composeFile = (): string => {
  const [, path] = /\$\{YARROW_NATS_CONFIG:-([^}]+)\}/.exec(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'))!;
  return join(ROOT, path!);
};

const BROKERS: [string, Start][] = [
  ['on the loopback address', besideUs],
  ['in the container of `npm start`', fromFile((folder) => writeContainerConfig(folder, SECRET), passwordOfSecret)],
  ['of `docker compose up`', fromFile(composeFile, composePassword)],
];

(findNats() ? describe : describe.skip).each(BROKERS)('the broker %s', (_where, start) => {
  let folder: string;
  let operatorUrl: string;
  let nats: Program;
  const open: { close(): Promise<unknown> }[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'yarrow-broker-'));
    operatorUrl = await start(folder, (started) => (nats = started));
    for (const service of SERVICES) await brokerOf(service).ensureStream(service);
  });
  afterAll(async () => {
    await Promise.all(open.map((one) => one.close()));
    process.kill(nats.pid, 'SIGKILL');
    await nats.exited;
    rmSync(folder, { recursive: true, force: true });
  });

  function brokerOf(service: string): Broker {
    const url = natsUrlOf(service, operatorUrl, SECRET);
    const broker = new Broker({ url, name: service, prefix: '', replicas: 1 }, logger);
    open.push(broker);
    return broker;
  }

  async function messagesIn(service: string): Promise<number> {
    const operator = new Broker({ url: operatorUrl, name: 'operator', prefix: '', replicas: 1 }, logger);
    open.push(operator);
    return (await (await operator.manager()).streams.info(service.toUpperCase())).state.messages;
  }

  async function connectAs(service: string): Promise<NatsConnection> {
    const url = natsUrlOf(service, operatorUrl, SECRET);
    const connection = await connect({ ...connectionTo({ url }), inboxPrefix: `_INBOX_${service}` });
    open.push(connection);
    return connection;
  }

  /** What the broker says to a subscription; undefined where it says nothing against it. */
  async function refusalOf(connection: NatsConnection, subject: string): Promise<string | undefined> {
    let refusal: string | undefined;
    connection.subscribe(subject, { callback: (error) => void (refusal = error?.message) });
    // A refusal comes before the answer to the first of these.
    await connection.flush();
    await connection.flush();
    return refusal;
  }

  it('refuses connections without a user or with a wrong password', async () => {
    const { host } = new URL(operatorUrl);
    await expect(connect({ servers: host, reconnect: false })).rejects.toThrow(/authorization/i);
    await expect(connect({ servers: host, user: 'catalog', pass: 'guessed', reconnect: false })).rejects.toThrow(
      /authorization/i,
    );
  });

  it.each<string>(SERVICES)('lets %s publish its own events only', async (service) => {
    const js = await brokerOf(service).jetstream();
    const before = await messagesIn(service);
    await js.publish(`${service}.v1.SomethingHappened`, 'true');
    expect(await messagesIn(service)).toBe(before + 1);
    for (const other of SERVICES.filter((name: string) => name !== service)) {
      const forged = await messagesIn(other);
      await expect(js.publish(`${other}.v1.SomethingHappened`, 'forged', { timeout: 300 })).rejects.toThrow();
      expect(await messagesIn(other)).toBe(forged);
    }
  });

  it('lets a service read the streams that it consumes, by its own durable, and no other', async () => {
    for (const [service, { consumes }] of Object.entries(TRAFFIC) as [string, (typeof TRAFFIC)[string]][]) {
      const manager = await brokerOf(service).manager();
      for (const producer of SERVICES.filter((name: string) => name !== service)) {
        const add = (durable: string) =>
          manager.consumers.add(producer.toUpperCase(), { durable_name: durable, ack_policy: 'explicit' });
        const own = add(`${service}_from_${producer}`);
        if (consumes.includes(producer)) await own;
        else await expect(own).rejects.toThrow();
      }
    }
  });

  it('lets only the producer set the retention of its stream, to two weeks', async () => {
    const operator = new Broker({ url: operatorUrl, name: 'operator', prefix: '', replicas: 1 }, logger);
    open.push(operator);
    const { streams } = await operator.manager();
    const days = async () => (await streams.info('CATALOG')).config.max_age / 86_400e9;
    const forEver = { ...(await streams.info('CATALOG')).config, max_age: 0 };
    await streams.update('CATALOG', forEver);
    await expect(brokerOf('search').ensureOwnStream('catalog')).rejects.toThrow();
    await brokerOf('search').ensureStream('catalog');
    expect(await days()).toBe(0);
    await brokerOf('catalog').ensureOwnStream('catalog');
    expect(await days()).toBe(14);
  });

  it('lets only the producer delete single events of its stream and list its consumers', async () => {
    const own = await brokerOf('catalog').manager();
    const { seq } = await (await brokerOf('catalog').jetstream()).publish('catalog.v1.SomethingHappened', 'personal');
    expect(await own.streams.deleteMessage('CATALOG', seq, true)).toBe(true);
    const readers: string[] = [];
    for await (const { name } of own.consumers.list('CATALOG')) readers.push(name);
    expect(readers).toContain('search_from_catalog');
    const reader = await brokerOf('search').manager();
    await expect(reader.streams.deleteMessage('CATALOG', seq - 1, true)).rejects.toThrow();
  });

  it('lets only clients ask services to erase a person', async () => {
    for (const asked of ['search', 'clients']) {
      const subject = `operation.${asked}.operations.v1.ErasePersonRequest`;
      const answering = await connectAs(asked);
      answering.subscribe(subject, { callback: (_error, message) => void message.respond('erased') });
      await answering.flush();
      const clients = await connectAs('clients');
      expect((await clients.request(subject, 'whom', { timeout: 60_000 })).string()).toBe('erased');
      const other = await connectAs('payments');
      await expect(other.request(subject, 'whom', { timeout: 300 })).rejects.toThrow();
    }
  });

  it('lets no service purge or delete a stream, not even its own', async () => {
    const manager = await brokerOf('catalog').manager();
    await expect(manager.streams.purge('CATALOG')).rejects.toThrow();
    await expect(manager.streams.delete('CATALOG')).rejects.toThrow();
    await expect(manager.streams.deleteMessage('SCHEDULING', 1)).rejects.toThrow();
  });

  it('delivers requests to the answering service, and replies to the requester', async () => {
    const [scheduling, payments, search] = await Promise.all(['scheduling', 'payments', 'search'].map(connectAs));
    scheduling!.subscribe('request.scheduling.v1.GetAppointmentRequest', {
      callback: (_error, message) => void message.respond('an answer'),
    });
    await scheduling!.flush();
    const asked = await payments!.request('request.scheduling.v1.GetAppointmentRequest', 'which', { timeout: 60_000 });
    expect(asked.string()).toBe('an answer');
    await expect(
      search!.request('request.scheduling.v1.GetAppointmentRequest', 'which', { timeout: 500 }),
    ).rejects.toThrow();
  });

  it('delivers requests of the operator to a service, and requests of no other user', async () => {
    const subject = 'operation.catalog.operations.v1.RepublishRequest';
    const catalog = await connectAs('catalog');
    catalog.subscribe(subject, { callback: (_error, message) => void message.respond('published') });
    await catalog.flush();
    const operator = await connect(connectionTo({ url: operatorUrl }));
    open.push(operator);
    expect((await operator.request(subject, '', { timeout: 60_000 })).string()).toBe('published');
    for (const service of SERVICES) {
      const asking = await connectAs(service);
      await expect(asking.request(subject, '', { timeout: 300 })).rejects.toThrow();
    }
  });

  it('lets no service subscribe to events, requests or replies of others', async () => {
    const search = await connectAs('search');
    for (const subject of [
      'payments.v1.>',
      'request.scheduling.v1.>',
      'operation.scheduling.>',
      '_INBOX_payments.>',
      '_INBOX.>',
      '>',
    ]) {
      expect([subject, await refusalOf(search, subject)]).toEqual([subject, expect.stringMatching(/permissions/i)]);
    }
    expect(await refusalOf(search, 'request.search.v1.>')).toBeUndefined();
  });

  it('lets the gateway subscribe to changes of the portal only, and publish nothing', async () => {
    const gateway = await connectAs('gateway');
    for (const subject of heardBy('gateway')) expect(await refusalOf(gateway, subject)).toBeUndefined();
    for (const subject of ['clients.v1.>', 'clients.v1.PasswordResetRequested', 'request.scheduling.v1.>', '>']) {
      expect([subject, await refusalOf(gateway, subject)]).toEqual([subject, expect.stringMatching(/permissions/i)]);
    }
    const forged = await messagesIn('scheduling');
    gateway.publish('scheduling.v1.AppointmentBooked', 'forged');
    await gateway.flush();
    expect(await messagesIn('scheduling')).toBe(forged);
  });
});

describe('the table of broker traffic', () => {
  it('equals the subscriptions of the gateway', () => {
    expect([...heardBy('gateway')].sort()).toEqual(LIVE_EVENTS.map(({ schema }) => schema.typeName).sort());
  });

  it('equals the definitions of the services', () => {
    const said = SERVICES.map((name: string) => {
      const source = readFileSync(join(ROOT, `services/${name}/src/service.ts`), 'utf8');
      const list = /consumes: \[([^\]]*)\]/.exec(source)?.[1] ?? '';
      return [name, [...list.matchAll(/'(\w+)'/g)].map(([, producer]) => producer)];
    });
    const known = Object.entries(TRAFFIC) as [string, (typeof TRAFFIC)[string]][];
    expect(Object.fromEntries(known.map(([name, { consumes }]) => [name, consumes]))).toEqual(Object.fromEntries(said));
  });
});
