import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { startGateway, type RunningGateway } from '../start-gateway.js';
import { newActorKeys } from './actor-keys.js';
import { startTestRedis, type TestRedis } from './test-redis.js';
import { composeTestSupergraph, startTestSubgraphs, type TestSubgraph } from './test-subgraphs.js';

// Starting a Redis and three servers is slow on a machine that runs other suites at the same time.
export const CSRF_SECRET = 'a secret of at least sixteen characters';

export interface Answer {
  status: number;
  headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads whatever it asked for
  body: { data?: any; errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[] };
}

export interface TestGateway {
  readonly gateway: RunningGateway;
  readonly url: string;
  readonly redis: TestRedis;
  readonly subgraphs: Record<'catalog' | 'reviews' | 'clients', TestSubgraph>;
  readonly supergraphFile: string;
  readonly publicKey: string;
  post(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  query(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  stop(): Promise<void>;
}

/** A gateway before real subgraph servers and a Redis of its own. */
export async function startTestGateway(
  env: NodeJS.ProcessEnv = {},
  persisted: Record<string, string> = {},
  logTo?: DestinationStream,
): Promise<TestGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-gateway-'));
  const supergraphFile = join(folder, 'supergraph.graphql');
  const persistedFile = join(folder, 'persisted-operations.json');
  writeFileSync(supergraphFile, composeTestSupergraph());
  writeFileSync(persistedFile, JSON.stringify(persisted));
  const [redis, subgraphs] = await Promise.all([startTestRedis(), startTestSubgraphs()]);
  const keys = newActorKeys();
  const stopOthers = async () => {
    await Promise.all([redis.stop(), ...Object.values(subgraphs).map((subgraph) => subgraph.stop())]);
    rmSync(folder, { recursive: true });
  };
  const variables = {
    PORT: '0',
    // A closed port: only some tests need events.
    NATS_URL: 'nats://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    REDIS_URL: redis.url,
    CSRF_SECRET,
    ACTOR_PRIVATE_KEY: keys.ACTOR_PRIVATE_KEY,
    SUPERGRAPH_FILE: supergraphFile,
    PERSISTED_OPERATIONS_FILE: persistedFile,
    SUBGRAPH_CATALOG_URL: subgraphs.catalog.url,
    SUBGRAPH_REVIEWS_URL: subgraphs.reviews.url,
    SUBGRAPH_CLIENTS_URL: subgraphs.clients.url,
    ...env,
  };
  const gateway = await startGateway(variables, logTo ? { logTo } : {}).catch(async (error: unknown) => {
    await stopOthers();
    throw error;
  });
  while (!(await fetch(`${gateway.url}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 20));
  const url = `${gateway.url}/graphql`;
  const post = (body: unknown, headers: Record<string, string> = {}) => postJson(url, body, headers);
  return {
    gateway,
    url,
    redis,
    subgraphs,
    supergraphFile,
    publicKey: keys.ACTOR_PUBLIC_KEY,
    post,
    query: (query, variables) => post({ query, variables }),
    async stop() {
      await gateway.stop();
      await stopOthers();
    },
  };
}

export async function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
}
