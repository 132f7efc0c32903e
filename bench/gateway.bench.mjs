/**
 * Our gateway against the stock one (ApolloGateway with its own data source behind Apollo Server) in one interleaved
 * run: the same supergraph, the same query of one subgraph, the same subgraph process, rounds taking turns.
 *
 *   node bench/gateway.bench.mjs [--rounds 5] [--seconds 4] [--connections 32]
 *
 * In addition to requests per second, it prints the CPU time of the gateway's process per request: on a machine of few
 * cores the load generator and the subgraph reduce the former, but not the latter.
 */
import autocannon from 'autocannon';
import { fork, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeServices } from '@apollo/composition';
import { Redis } from 'ioredis';
import { parse } from 'graphql';
import { subgraphTypeDefs } from './gateway/subgraph.mjs';
import { compared, median, report } from './report.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
    profile: { type: 'string' },
  },
});
const rounds = Number(values.rounds);

const QUERY = `query Profile($slug: String!) {
  practice(slug: $slug) {
    id name slug tagline
    services { id name durationMinutes priceCents currency }
  }
}`;

const folder = mkdtempSync(join(tmpdir(), 'yarrow-bench-'));
const started = [];

async function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** @returns a forked process that has sent its first message, which is its address */
async function start(file, env, execArgv = []) {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production', APOLLO_TELEMETRY_DISABLED: 'true', ...env },
    execArgv,
  });
  started.push(child);
  const url = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, url };
}

/** Processor seconds that a child has used. */
async function cpuOf(child) {
  return new Promise((resolve) => {
    child.once('message', resolve);
    child.send('cpu');
  });
}

async function startRedis() {
  if (process.env.TEST_REDIS_URL) return process.env.TEST_REDIS_URL;
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  started.push(spawn(process.env.REDIS_SERVER ?? 'redis-server', args, { stdio: 'ignore' }));
  const redis = new Redis(`redis://127.0.0.1:${port}`, { maxRetriesPerRequest: 100, retryStrategy: () => 50 });
  redis.on('error', () => {});
  await redis.ping();
  redis.disconnect();
  return `redis://127.0.0.1:${port}`;
}

async function round(target, seconds) {
  const before = await cpuOf(target.child);
  const result = await autocannon({
    url: target.url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { slug: 'willow' }, operationName: 'Profile' }),
    connections: Number(values.connections),
    duration: seconds,
    expectBody: target.expected,
  });
  if (result.errors || result.non2xx || result.mismatches) {
    throw new Error(
      `${target.name}: ${result.errors} errors, ${result.non2xx} refused, ${result.mismatches} other answers`,
    );
  }
  const requests = result.requests.total;
  return {
    rps: requests / result.duration,
    cpuMs: (((await cpuOf(target.child)) - before) * 1000) / requests,
    p99: result.latency.p99,
  };
}

async function answerOf(url) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { slug: 'willow' } }),
  });
  return (await response.text()).trim();
}

async function run() {
  const { supergraphSdl, errors } = composeServices(
    Object.entries(subgraphTypeDefs).map(([name, typeDefs]) => ({
      name,
      url: 'http://invalid',
      typeDefs: parse(typeDefs),
    })),
  );
  if (!supergraphSdl) throw new Error(String(errors));
  const supergraphFile = join(folder, 'supergraph.graphql');
  writeFileSync(supergraphFile, supergraphSdl);

  const subgraph = await start('./gateway/subgraph.mjs', { SERVE: 'true' });
  const { privateKey } = generateKeyPairSync('ed25519');
  const env = {
    SUPERGRAPH_FILE: supergraphFile,
    PERSISTED_OPERATIONS_FILE: join(folder, 'none.json'),
    SUBGRAPH_CATALOG_URL: subgraph.url,
    SUBGRAPH_REVIEWS_URL: subgraph.url,
    REDIS_URL: await startRedis(),
    // A closed port: no page waits for changes.
    NATS_URL: 'nats://127.0.0.1:9',
    PORT: '0',
    LOG_LEVEL: 'error',
    FREE_FORM_OPERATIONS: 'true',
    CSRF_SECRET: 'only for this measurement',
    ACTOR_PRIVATE_KEY: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64'),
  };
  const profiled = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
  const targets = [
    { name: 'stock', ...(await start('./gateway/stock.mjs', env)), rounds: [] },
    { name: 'yarrow', ...(await start('./gateway/yarrow.mjs', env, profiled)), rounds: [] },
  ];
  for (const target of targets) {
    await answerOf(target.url);
    target.answer = await answerOf(target.url);
    await round(target, 2);
  }
  if (targets[0].answer !== targets[1].answer) throw new Error('The gateways answer differently.');
  for (let index = 0; index < rounds; index++) {
    for (const target of index % 2 ? [...targets].reverse() : targets) {
      target.rounds.push(await round(target, Number(values.seconds)));
    }
  }
  conclude(targets);
}

function conclude([stock, yarrow]) {
  const of = ({ rounds }, key) => median(rounds.map((entry) => entry[key]));
  const besideStock = (what, key, more = {}) =>
    compared({ what, ours: of(yarrow, key), baseline: of(stock, key), baselineName: 'stock', ...more });
  report('gateway', [
    besideStock('requests/s', 'rps', { aimRatio: 3 }),
    besideStock('ms of CPU a request', 'cpuMs', { lessIsBetter: true }),
    besideStock('ms, 99th percentile', 'p99', { lessIsBetter: true }),
  ]);
}

try {
  await run();
} finally {
  await Promise.all(
    started.map((child) => {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      return child.exitCode === null ? ended : undefined;
    }),
  );
  rmSync(folder, { recursive: true, force: true });
}
