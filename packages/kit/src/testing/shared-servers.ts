import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startNats, startPostgres, startRedis, type TestServer } from './servers.js';

type Kind = 'postgres' | 'nats' | 'redis';

const GIVEN: Record<Kind, string> = { postgres: 'TEST_DATABASE_URL', nats: 'TEST_NATS_URL', redis: 'TEST_REDIS_URL' };
const START: Record<Kind, () => Promise<TestServer>> = { postgres: startPostgres, nats: startNats, redis: startRedis };

const running = new Map<Kind, Promise<TestServer>>();
let users = 0;

/** What one test service has for itself: a database, and a prefix on a broker and a Redis that others use too. */
export interface TestGround {
  readonly env: { DATABASE_URL: string; NATS_URL: string; NATS_PREFIX: string; REDIS_URL: string };
  release(): Promise<void>;
}

/**
 * Tests run side by side on one Postgres, one NATS and one Redis. What keeps them apart: a database of its own; a
 * prefix of streams and subjects (NATS_PREFIX); a prefix of keys (`?keyPrefix=` in the address of Redis).
 * The servers are those of TEST_DATABASE_URL, TEST_NATS_URL and TEST_REDIS_URL; without them they are started, and
 * stopped with their last user.
 */
export async function takeTestGround(natsPrefix?: string): Promise<TestGround> {
  users++;
  const [postgres, nats, redis] = await Promise.all([addressOf('postgres'), addressOf('nats'), addressOf('redis')]);
  const name = `test${randomBytes(6).toString('hex')}`;
  await administer(postgres, `create database ${name}`);
  const database = new URL(postgres);
  database.pathname = `/${name}`;
  return {
    env: {
      DATABASE_URL: database.href,
      NATS_URL: nats,
      NATS_PREFIX: natsPrefix ?? name,
      REDIS_URL: `${redis.replace(/\/?$/, '/')}?keyPrefix=${name}:`,
    },
    release: async () => {
      await administer(postgres, `drop database if exists ${name} with (force)`);
      if (--users === 0) await stopServers();
    },
  };
}

async function addressOf(kind: Kind): Promise<string> {
  const given = process.env[GIVEN[kind]];
  if (given) return given;
  if (!running.has(kind)) running.set(kind, START[kind]());
  return (await running.get(kind)!).url;
}

async function stopServers(): Promise<void> {
  const servers = await Promise.all(running.values());
  running.clear();
  await Promise.all(servers.map((server) => server.stop()));
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
