import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import { headers } from '@nats-io/transport-node';
import type { LoggerService } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { ActorSigner, type Actor } from '../actor.js';
import { Clock } from '../clock.js';
import type { ServiceConfig } from '../config.js';
import { newId } from '../ids.js';
import { Broker } from '../messaging/broker.js';
import { JetStreamServer } from '../messaging/jetstream.server.js';
import { RUNTIME, type Runtime } from '../runtime.js';
import type { ServiceDefinition } from '../service-definition.js';
import { startService, type RunningService } from '../start-service.js';
import { eventually, WAIT_MS } from './eventually.js';
import { takeTestGround } from './shared-servers.js';

export interface TestServiceOptions {
  /** Variables in addition to the common ones, or instead of them. */
  readonly env?: Record<string, string>;
  readonly clock?: Clock;
  /** Overrides providers of the service, guards, filters and so on, as Nest's testing modules do. */
  readonly override?: (module: TestingModuleBuilder) => TestingModuleBuilder;
  /** Two test services with the same prefix receive each other's events. Any letters and digits. */
  readonly natsPrefix?: string;
}

export interface GraphqlAnswer<T> {
  readonly status: number;
  readonly data: T;
  readonly errors?: { message: string; path?: (string | number)[]; extensions: { code: string; field?: string } }[];
  readonly headers: Headers;
}

export interface PublishOptions {
  readonly aggregateId: string;
  /** To publish the same event twice. */
  readonly eventId?: string;
  readonly occurredAt?: Date;
}

/** One service on real Postgres, NATS and Redis, with the means of its neighbours: a gateway's token, their events. */
export interface TestService extends RunningService {
  readonly env: Readonly<Record<string, string>>;
  /** Asks as `actor`; without one, anonymously. A query is repeated where the service is overloaded and says when. */
  graphql<T = Record<string, any>>( // eslint-disable-line @typescript-eslint/no-explicit-any
    query: string,
    variables?: Record<string, unknown>,
    actor?: Partial<Actor>,
  ): Promise<GraphqlAnswer<T>>;
  /** An actor token, for REST routes. */
  tokenOf(actor?: Partial<Actor>): Promise<string>;
  /** Publishes an event of another service and waits until this one has applied it, or set it aside. */
  publish<S extends DescMessage>(schema: S, init: MessageInitShape<S>, options: PublishOptions): Promise<string>;
  /** What an owner does that is asked for its snapshots: all events of its stream again, as new ones; waits for their effects. */
  republish(producer: string): Promise<void>;
  /** All events of this type that this service has emitted so far, published or not, oldest first. */
  emitted<S extends DescMessage>(schema: S): Promise<MessageShape<S>[]>;
  /** Repeats `check` until it neither throws nor gives false. */
  eventually<T>(check: () => T | Promise<T>, options?: { timeoutMs?: number }): Promise<T>;
}

// One pair for the file: making it takes longer than many a test.
const keys = generateKeyPairSync('ed25519');
const privateKey = base64(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
const publicKey = base64(keys.publicKey.export({ type: 'spki', format: 'pem' }) as string);
const signer = new ActorSigner(privateKey);
const sealing = generateKeyPairSync('x25519');
const sealingKeys = {
  MAIL_SEALING_PUBLIC_KEY: base64(sealing.publicKey.export({ type: 'spki', format: 'pem' }) as string),
  MAIL_SEALING_PRIVATE_KEYS: base64(sealing.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string),
};

/** Starts a service as a Nest testing module on a database, a broker prefix and a Redis prefix of its own (see `takeTestGround`). */
export async function startTestService<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  { env = {}, clock, natsPrefix, override = (module) => module }: TestServiceOptions = {},
): Promise<TestService> {
  const ground = await takeTestGround(natsPrefix);
  const complete = {
    PORT: '0',
    ACTOR_PUBLIC_KEY: publicKey,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    ...sealingKeys,
    ...ground.env,
    ...env,
  };
  try {
    const service = await startService(definition, complete, {
      makeApp: async (module, adapter, options) => {
        const builder = Test.createTestingModule({ imports: [module] }).setLogger(options.logger as LoggerService);
        if (clock) builder.overrideProvider(Clock).useValue(clock);
        const compiled = await override(builder).compile();
        return compiled.createNestApplication<NestFastifyApplication>(adapter, options);
      },
    });
    return testServiceOf(service, complete, ground.release);
  } catch (error) {
    await ground.release();
    throw error;
  }
}

function testServiceOf(
  service: RunningService,
  env: Record<string, string>,
  release: () => Promise<void>,
): TestService {
  const { broker, definition } = service.app.get<Runtime>(RUNTIME);
  const produced = () => readStream(broker, definition.name);
  return {
    ...service,
    env,
    tokenOf,
    eventually,
    graphql: (query, variables, actor) => askGraphql(service.url, query, variables, actor),
    publish: (schema, init, options) => publishAndWait(service, broker, schema, init, options),
    republish: (producer) => republishAndWait(service, broker, producer),
    emitted: async (schema) => {
      const waiting = await service.dataSource.query<{ subject: string; id: string; payload: Buffer }[]>(
        'select subject, id, payload from outbox order by seq',
      );
      const published = await produced();
      const all = new Map([...published, ...waiting].map((event) => [event.id, event]));
      const mine = [...all.values()].filter(({ subject }) => subject === schema.typeName);
      return mine.map(({ payload }) => fromBinary(schema, payload));
    },
    stop: async () => {
      await service.stop();
      await deleteStreams(env['NATS_URL']!, env['NATS_PREFIX']!);
      await release();
    },
  };
}

/** A token as the gateway signs it. */
function tokenOf(actor: Partial<Actor> = {}): Promise<string> {
  return signer.sign({ kind: 'anonymous', ip: '203.0.113.1', ...actor });
}

async function askGraphql<T>(
  url: string,
  query: string,
  variables?: Record<string, unknown>,
  actor?: Partial<Actor>,
): Promise<GraphqlAnswer<T>> {
  const mayRepeat = !query.trimStart().startsWith('mutation');
  const request = async () =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(actor)}` },
      body: JSON.stringify({ query, variables }),
    });
  // As the gateway does: a query is asked once more when its connection breaks, and later when the service is overloaded.
  const ask = () => (mayRepeat ? request().catch(request) : request());
  const deadline = performance.now() + WAIT_MS;
  let response = await ask();
  while (response.status === 503 && mayRepeat && performance.now() < deadline) {
    await response.arrayBuffer();
    await delay(1_000 * Number(response.headers.get('retry-after') ?? 1));
    response = await ask();
  }
  const body = (await response.json()) as Pick<GraphqlAnswer<T>, 'data' | 'errors'>;
  return { ...body, status: response.status, headers: response.headers };
}

async function publishAndWait<S extends DescMessage>(
  { app, dataSource }: RunningService,
  broker: Broker,
  schema: S,
  init: MessageInitShape<S>,
  { aggregateId, eventId = newId(), occurredAt = new Date() }: PublishOptions,
): Promise<string> {
  const producer = schema.typeName.split('.')[0]!;
  await broker.ensureStream(producer);
  const fields = headers();
  fields.set('Nats-Msg-Id', eventId);
  fields.set('Yarrow-Aggregate', aggregateId);
  fields.set('Yarrow-Occurred-At', occurredAt.toISOString());
  const js = await broker.jetstream();
  const payload = toBinary(schema, create(schema, init));
  await js.publish(broker.subjectOf(schema.typeName), payload, { headers: fields });
  const handlers = app.get(JetStreamServer).handlersOf(schema.typeName);
  const isApplied = async () => {
    const done = await dataSource.query<unknown[]>(
      `select handler from inbox where event_id = $1 union select handler from dead_letters where event_id = $1`,
      [eventId],
    );
    return done.length >= handlers.length;
  };
  await eventually(isApplied);
  return eventId;
}

async function republishAndWait({ app, dataSource }: RunningService, broker: Broker, producer: string): Promise<void> {
  const js = await broker.jetstream();
  const handled: { id: string; times: number }[] = [];
  for (const { subject, aggregateId, payload } of await readStream(broker, producer)) {
    const [id, fields] = [newId(), headers()];
    fields.set('Nats-Msg-Id', id);
    fields.set('Yarrow-Aggregate', aggregateId);
    await js.publish(broker.subjectOf(subject), payload, { headers: fields });
    handled.push({ id, times: app.get(JetStreamServer).handlersOf(subject).length });
  }
  const areApplied = async () => {
    const [row] = await dataSource.query<{ times: number }[]>(
      `select count(*)::int as times from (
         select handler from inbox where event_id = any($1) union all select handler from dead_letters where event_id = any($1)
       ) done`,
      [handled.map(({ id }) => id)],
    );
    return row!.times >= handled.reduce((sum, { times }) => sum + times, 0);
  };
  await eventually(areApplied);
}

/** All messages of a producer's stream; their number is known, so nothing is waited for. */
async function readStream(broker: Broker, producer: string) {
  const manager = await broker.manager();
  const name = broker.streamOf(producer);
  const { state } = await manager.streams.info(name);
  const found: { id: string; subject: string; aggregateId: string; payload: Uint8Array }[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq && state.messages > 0; seq++) {
    const message = await manager.streams.getMessage(name, { seq });
    if (!message) continue;
    const subject = broker.typeNameOf(message.subject);
    const { header, data: payload } = message;
    found.push({ id: header.get('Nats-Msg-Id'), subject, aggregateId: header.get('Yarrow-Aggregate'), payload });
  }
  return found;
}

async function deleteStreams(url: string, prefix: string): Promise<void> {
  const broker = new Broker({ url, prefix, name: 'test', replicas: 1 }, pino({ enabled: false }));
  const manager = await broker.manager();
  for await (const { config } of manager.streams.list()) {
    if (config.name.startsWith(prefix)) await manager.streams.delete(config.name).catch(() => undefined);
  }
  await broker.close();
}

function base64(pem: string): string {
  return Buffer.from(pem).toString('base64');
}
