/**
 * Pages that one process of the web server sends, and how long each takes: home, search, profile and booking, each
 * address for the first time (`new`) and repeatedly (`again`). Compares with another checkout if one is given.
 *
 *   node bench/web.bench.mjs [--gateway http://127.0.0.1:8081] [--compare <folder of a checkout>]
 *                            [--rounds 5] [--seconds 4] [--connections 12]
 *
 * It needs a running `npm start`, for what is in the pages; that is asked for once and then remembered, so that no time
 * of services is measured. Build first, pages too (`npm start` does).
 */
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MEASURED_PAGES } from '../load/pages.mjs';
import { ROOT } from '../scripts/paths.mjs';
import { waitUntil } from '../scripts/processes.mjs';
import { compared, median, report } from './report.mjs';

const { values } = parseArgs({
  options: {
    gateway: { type: 'string', default: 'http://127.0.0.1:8081' },
    compare: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    // More than the server renders at once would get pages without content, which are no measure.
    connections: { type: 'string', default: '12' },
    pages: { type: 'string', default: Object.keys(MEASURED_PAGES).join(',') },
  },
});
const started = [];

function run(file, env) {
  const child = fork(file, { env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env } });
  started.push(child);
  return child;
}

async function startGateway(checkouts) {
  const env = { UPSTREAM: values.gateway, CHECKOUTS: checkouts.join(':') };
  const child = run(join(import.meta.dirname, 'web/remembering-gateway.mjs'), env);
  return new Promise((resolve) => child.once('message', resolve));
}

async function startWeb(checkout, gatewayUrl) {
  const port = await freePort();
  run(join(checkout, 'web/dist-server/server/main.js'), { PORT: String(port), GATEWAY_URL: gatewayUrl });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(async () => (await fetch(`${url}/healthz`)).ok, { name: checkout });
  return url;
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

let count = 0;
/** An address of the same page that has not been requested yet. */
const freshUrl = (path) => `${path}${path.includes('?') ? '&' : '?'}visit=${(count += 1)}`;

/** @returns {Promise<{ rps: number, p95: number }>} pages a second, and milliseconds of 95 of 100 */
async function round(url, path, isNew) {
  const times = [];
  const instance = autocannon({
    url,
    connections: Number(values.connections),
    duration: Number(values.seconds),
    requests: [{ path, ...(isNew && { setupRequest: (request) => ({ ...request, path: freshUrl(path) }) }) }],
  });
  instance.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const { requests, duration, errors, non2xx } = await instance;
  if (errors || non2xx) throw new Error(`${url}${path}: ${errors} errors, ${non2xx} refused`);
  times.sort((a, b) => a - b);
  return { rps: requests.total / duration, p95: times[Math.floor(times.length * 0.95)] };
}

async function measure(sites, name, isNew) {
  const path = MEASURED_PAGES[name];
  const rounds = sites.map(() => []);
  for (const url of sites) await round(url, path, isNew);
  for (let index = 0; index < Number(values.rounds); index += 1) {
    const order = index % 2 ? [...sites.keys()].reverse() : [...sites.keys()];
    for (const site of order) rounds[site].push(await round(sites[site], path, isNew));
  }
  const of = (site, key) => rounds[site] && median(rounds[site].map((one) => one[key]));
  const row = (what, key, lessIsBetter) => ({
    ...(sites.length > 1
      ? compared({ what, ours: of(0, key), baseline: of(1, key), baselineName: 'before', lessIsBetter })
      : { what, ours: of(0, key) }),
  });
  const kind = `${name} ${isNew ? 'new' : 'again'}`;
  return [row(`${kind}: pages/s`, 'rps', false), row(`${kind}: ms, 95th percentile`, 'p95', true)];
}

try {
  const checkouts = [ROOT, ...(values.compare ? [values.compare] : [])];
  const gatewayUrl = await startGateway(checkouts);
  const sites = [];
  for (const checkout of checkouts) sites.push(await startWeb(checkout, gatewayUrl));
  const rows = [];
  for (const name of values.pages.split(',')) {
    for (const isNew of [true, false]) rows.push(...(await measure(sites, name, isNew)));
  }
  report('web', rows);
} finally {
  for (const child of started) child.kill();
}
