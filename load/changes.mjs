/**
 * Changes a cluster while visitors search, book and pay there (k6), and reports the outcome of their requests and
 * bookings. The cluster has the sandbox and `k8s/local`; for evictions two of each process. See README.md.
 *
 *   node load/changes.mjs --tag next [--only upgrade,rollback,evictions,kills] [--duration 5m] [--visitors 4] [--on-node "ssh node"]
 *     [--victims payments,nats]
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PRIVATE } from '../scripts/paths.mjs';
import { Progress } from '../scripts/progress.mjs';
import { Cluster } from './cluster/cluster.mjs';
import { findK6 } from './run/k6-program.mjs';
import { runScript } from './run/k6-run.mjs';
import { parseLoadArguments } from './run/load-arguments.mjs';

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'http://localhost:30080' },
    sandbox: { type: 'string', default: 'http://localhost:30089' },
    namespace: { type: 'string', default: 'yarrow' },
    release: { type: 'string', default: 'yarrow' },
    values: { type: 'string', multiple: true, default: ['k8s/environments/local.yaml'] },
    tag: { type: 'string', default: 'next' },
    only: { type: 'string', default: 'upgrade,rollback,evictions,kills' },
    duration: { type: 'string', default: '5m' },
    visitors: { type: 'string', default: '4' },
    victims: { type: 'string' },
    'on-node': { type: 'string' },
  },
});

/** The sandbox stands for providers, which do not fall with us, and holds what they know in its memory. */
const SPARED = ['sandbox'];
/** Between two changes, so that each finds the site at rest. */
const PAUSE_MS = 5_000;
/** Practices are opened first, then visitors come. */
const WARM_UP_MS = 20_000;

/** What an ops team does: no request may fail meanwhile. */
const ROLLING = {
  upgrade: (cluster) => timed(`upgrade to ${values.tag}`, () => cluster.upgradeTo(values.tag)),
  rollback: (cluster) => timed('rollback', () => cluster.rollBack()),
  async evictions(cluster) {
    for (const name of await victims(cluster)) await timed(`eviction of ${name}`, () => cluster.evict(name));
  },
};

async function kills(cluster) {
  for (const name of await victims(cluster, BACKING)) {
    await timed(`kill of ${name}`, async () => {
      const restarts = await cluster.restartsOf(name);
      await cluster.kill(name);
      await cluster.untilReady(name, [], restarts);
      await untilAllReady(cluster);
      await untilAnswered();
    });
  }
}

/** Those that `--victims` names, else all processes that requests reach and `others`. */
const victims = async (cluster, others = []) => values.victims?.split(',') ?? [...(await served(cluster)), ...others];
const BACKING = ['postgres', 'nats', 'valkey'];
const served = async (cluster) =>
  (await cluster.processes()).filter(
    (name) => ![...SPARED, ...BACKING].includes(name) && !/^(?:test|migrate)/.test(name),
  );

async function untilAllReady(cluster) {
  for (const name of await served(cluster)) await cluster.untilReady(name);
}

/** The home page, which the web server makes of what the gateway answers. */
async function untilAnswered() {
  for (;;) {
    const answer = await fetch(`${values.against}/`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
}

async function timed(what, change) {
  await sleep(PAUSE_MS);
  const started = performance.now();
  await change();
  console.log(`    ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Visitors for a time, and the changes meanwhile. */
async function under(load, changes) {
  const visits = load();
  const changed = sleep(WARM_UP_MS).then(changes);
  const first = await Promise.race([changed.then(() => 'changed'), visits.then(() => 'left')]);
  if (first === 'left') console.log('    The visitors left before all changes were made: give a longer --duration.');
  await changed;
  return visits;
}

function report(name, { aborted, steps, truths, problems }) {
  const [asked, failed] = [sum(steps, 'count'), sum(problems, 'count')];
  console.log(`${name}: ${asked} requests, ${failed} failed${aborted ? ` (${aborted})` : ''}`);
  for (const { text, value, kept } of truths) console.log(`    ${kept ? '' : 'NOT AS IT SHOULD BE: '}${value} ${text}`);
  for (const { name: step, code, count } of problems) console.log(`    ${count} × ${step} ${code}`);
  const isLost = truths.some(({ kept }) => !kept) || (name === 'rolling' && failed > 0);
  if (aborted || isLost) process.exitCode = 1;
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);

async function main() {
  const { seconds, visitors, rate } = parseLoadArguments([
    '--duration',
    values.duration,
    '--visitors',
    values.visitors,
  ]);
  const k6 = await findK6(PRIVATE, new Progress());
  const folder = join(PRIVATE, 'load');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = { siteUrl: values.against, gatewayUrl: values.against, sandboxUrl: values.sandbox };
  const load = () => {
    const run = [...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
    return runScript(k6, 'visitor', { seconds, visitors, rate }, target, { folder, run, note: () => {} });
  };
  const cluster = new Cluster({ ...values, valuesFiles: values.values, onNode: values['on-node'] });
  const wanted = values.only.split(',');
  const steps = Object.keys(ROLLING).filter((step) => wanted.includes(step));
  const rolling = async () => {
    for (const step of steps) await ROLLING[step](cluster);
  };
  if (steps.length > 0) report('rolling', await under(load, rolling));
  if (wanted.includes('kills')) report('kills', await under(load, () => kills(cluster)));
}

try {
  await main();
} catch (error) {
  console.error(error.stderr || error.message);
  process.exitCode = 1;
}
