/**
 * Who reaches whom in a cluster where the chart runs, as a table: `node k8s/reachability.mjs --namespace yarrow --release yarrow`.
 * Tries a connection from every process, every backing service and two strangers to every port, and compares with what the
 * values of the release want. Ends with 1 where something differs. KUBECTL and HELM name the programs, such as "kubectl --context x".
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { parseArgs, promisify } from 'node:util';

const run = promisify(execFile);
const { values: options } = parseArgs({
  options: { namespace: { type: 'string', default: 'yarrow' }, release: { type: 'string', default: 'yarrow' } },
});
const { namespace, release } = options;

/**
 * Backing services of k8s/local, with their name in `egress` of a process; a port without a name is open to no process.
 */
const BACKING = [
  { name: 'postgres', port: 5432, need: 'postgres' },
  { name: 'nats', port: 4222, need: 'nats' },
  { name: 'nats', port: 8222 },
  { name: 'valkey', port: 6379, need: 'redis' },
];

/** Connects to each `host:port` of its arguments and prints the indices of those that answered. */
const PROBE = `const net = require('node:net');
const tries = process.argv.slice(1).map((target, index) => new Promise((done) => {
  const [host, port] = target.split(':');
  const socket = net.connect({ host, port: Number(port) });
  const end = (found) => { socket.destroy(); done(found); };
  socket.setTimeout(3000, () => end([])).once('error', () => end([])).once('connect', () => end([index]));
}));
Promise.all(tries).then((found) => console.log('reached=' + JSON.stringify(found.flat())));`;

const kubectl = (...args) => command(process.env.KUBECTL ?? 'kubectl', args);
const helm = (...args) => command(process.env.HELM ?? 'helm', args);

async function command(program, args) {
  const [file, ...first] = program.split(' ');
  const { stdout } = await run(file, [...first, ...args], { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

async function main() {
  const chart = JSON.parse(await helm('get', 'values', release, '-n', namespace, '--all', '-o', 'json'));
  const pods = await runningPods();
  const targets = targetsAmong(pods, chart);
  const image = pods.find(({ name }) => name === 'gateway').image;
  const addresses = targets.map(({ ip, port }) => `${ip}:${port}`);
  const rows = [];
  for (const pod of pods) rows.push({ from: pod.name, reached: await probeFrom(pod, image, addresses) });
  for (const place of [namespace, 'default']) {
    rows.push({
      from: `stranger in ${place}`,
      isStranger: true,
      reached: await probeByStranger(place, image, addresses),
    });
  }
  const wrong = print(rows, targets, chart);
  if (wrong > 0) throw new Error(`${wrong} paths are not as they should be.`);
}

/** One pod of each process and backing service. */
async function runningPods() {
  const { items } = JSON.parse(await kubectl('get', 'pods', '-n', namespace, '-o', 'json'));
  const ready = items.filter(
    ({ metadata, status }) =>
      !metadata.deletionTimestamp &&
      status.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True'),
  );
  const described = ready.map(({ metadata, spec, status }) => {
    const { 'app.kubernetes.io/component': component, 'app.kubernetes.io/name': name } = metadata.labels;
    const [{ image, name: container }] = spec.containers;
    return {
      name: component ?? name,
      pod: metadata.name,
      ip: status.podIP,
      image,
      container,
      isOurs: name === 'yarrow',
    };
  });
  return [...new Map(described.map((pod) => [pod.name, pod])).values()];
}

function targetsAmong(pods, { port, sandbox }) {
  return pods.flatMap(({ name, ip, isOurs }) => {
    const ports = isOurs
      ? [{ port }, ...(name === 'sandbox' ? [{ port: sandbox.smtpPort, isMail: true }] : [])]
      : BACKING.filter((service) => service.name === name);
    return ports.map((one) => ({ ...one, name, ip }));
  });
}

/** From a process of ours by its own node; from others by one that joins their network. */
async function probeFrom({ pod, container, isOurs }, image, addresses) {
  if (isOurs) {
    const place = ['-n', namespace, pod, '-c', container];
    return reachedBy(await kubectl('exec', ...place, '--', 'node', '-e', PROBE, ...addresses));
  }
  const debug = [
    'debug',
    '-n',
    namespace,
    pod,
    '--image',
    image,
    '--image-pull-policy=IfNotPresent',
    '--profile=restricted',
  ];
  const name = `probe-${randomBytes(3).toString('hex')}`;
  await kubectl(...debug, '--container', name, '--', 'node', '-e', PROBE, ...addresses);
  return reachedBy(await outputOf(pod, name));
}

async function outputOf(pod, container, place = namespace) {
  for (let attempt = 0; attempt < 60; attempt++) {
    const output = await kubectl('logs', '-n', place, pod, '-c', container).catch(() => '');
    if (output.includes('reached=')) return output;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error(`${pod} did not say what it reaches.`);
}

/** A pod that is none of ours, and no policy is about. */
async function probeByStranger(place, image, addresses) {
  const name = `stranger-${randomBytes(3).toString('hex')}`;
  const restricted = {
    allowPrivilegeEscalation: false,
    runAsNonRoot: true,
    runAsUser: 10001,
    capabilities: { drop: ['ALL'] },
    seccompProfile: { type: 'RuntimeDefault' },
  };
  const container = { name, image, imagePullPolicy: 'IfNotPresent', args: ['-e', PROBE, ...addresses] };
  const overrides = {
    spec: { automountServiceAccountToken: false, containers: [{ ...container, securityContext: restricted }] },
  };
  const options = ['--image', image, '--restart=Never', '--overrides', JSON.stringify(overrides)];
  await kubectl('run', name, '-n', place, ...options);
  try {
    return reachedBy(await outputOf(name, name, place));
  } finally {
    await kubectl('delete', 'pod', name, '-n', place, '--wait=false');
  }
}

const reachedBy = (output) => JSON.parse(/reached=(\[.*\])/.exec(output)[1]);

/** What the values of the release say of who connects where. */
function isWanted({ from, isStranger }, target, { services, networkPolicy }) {
  const callers = (name) => [
    ...(services[name].calledBy ?? []),
    ...(services.sandbox.enabled ? (services[name].calledBySandbox ?? []) : []),
  ];
  const process = services[from];
  if (!services[target.name]) return Boolean(target.need && process?.egress?.includes(target.need));
  if (process) return callers(target.name).includes(from);
  const isOpen = networkPolicy.ingressControllers.some(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0');
  return Boolean(isStranger && isOpen && services[target.name].public && !target.isMail);
}

/** @returns how many paths are not as wanted; each has an exclamation mark */
function print(rows, targets, chart) {
  let wrong = 0;
  const heads = targets.map(({ name, port }) => `${name}:${port}`);
  console.log(`| from | ${heads.join(' | ')} |\n|---|${heads.map(() => ':-:').join('|')}|`);
  for (const row of rows) {
    const cells = targets.map((target, index) => {
      const [isReached, isMeant] = [row.reached.includes(index), isWanted(row, target, chart)];
      // From a pod to itself nothing stands between.
      if (row.from === target.name) return 'itself';
      if (isReached !== isMeant) wrong += 1;
      return `${isReached ? 'yes' : '–'}${isReached === isMeant ? '' : '!'}`;
    });
    console.log(`| ${row.from} | ${cells.join(' | ')} |`);
  }
  return wrong;
}

try {
  await main();
} catch (error) {
  console.error(error.stderr || error.message);
  process.exitCode = 1;
}
