/**
 * Runs the services that `npm run dev` watches, each in a process of its own that is replaced when its build changes. The
 * next process is there before it is needed: a spare one that has imported every library (`spare-process.mjs`).
 *
 * Usage: node scripts/dev/supervisor.mjs <environment.json> <first port of debuggers, or 0> <part> …
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

/** A build writes several files. */
const SETTLED_MS = 30;
/** What was restarted has started by then, and the next spare process does not slow it down. */
const SPARE_AFTER_MS = 1_500;

const [environmentFile, firstInspected, ...names] = process.argv.slice(2);
const { folder, processes } = JSON.parse(readFileSync(environmentFile, 'utf8'));

const folderOf = (name) => (name === 'gateway' ? name : `services/${name}`);

/** One process after another of the same part. */
class Watched {
  #current;
  #restarting = Promise.resolve();
  #asked = 0;

  constructor(name, inspect) {
    this.name = name;
    this.order = { script: join(ROOT, folderOf(name), 'dist/main.js'), env: processes[name], inspect };
    this.log = createWriteStream(join(folder, 'logs', `${name}.log`), { flags: 'a', mode: 0o600 });
  }

  /** Ends the present process and starts another; several changes in between are one restart. */
  restart() {
    const mine = ++this.#asked;
    this.#restarting = this.#restarting.then(() => mine === this.#asked && this.#replace());
    return this.#restarting;
  }

  async #replace() {
    const next = await takeSpare();
    for (const stream of [next.stdout, next.stderr]) stream.pipe(this.log, { end: false });
    // Its own modules are imported while the one before it drains.
    await Promise.all([this.stop(), order(next, this.order)]);
    this.#current = next;
    if (!isRunning(next)) return this.#reportEnd(next);
    next.once('exit', () => this.#current === next && this.#reportEnd(next));
    next.send('start');
  }

  #reportEnd({ exitCode, signalCode }) {
    const message = `${this.name} ended (${signalCode ?? exitCode}); it starts again on a change.\n`;
    this.log.write(message);
    process.stdout.write(message);
  }

  async stop() {
    const child = this.#current;
    this.#current = undefined;
    if (!child || !isRunning(child)) return;
    child.kill('SIGTERM');
    await ended(child);
  }
}

const isRunning = (child) => child.exitCode === null && child.signalCode === null;
const ended = async (child) => isRunning(child) && (await once(child, 'exit'));

/** Resolves when the modules are imported, or the process has ended over them. */
async function order(child, message) {
  if (!isRunning(child)) return;
  const imported = once(child, 'message');
  child.send(message);
  await Promise.race([imported, ended(child)]);
}

/** The process that has imported the libraries and waits, if it is there already. */
let spare;

/** @returns a process that takes an order next */
async function takeSpare() {
  const child = spare ?? startSpare();
  spare = undefined;
  await Promise.race([child.ready, ended(child)]);
  return child;
}

function startSpare() {
  const child = fork(join(import.meta.dirname, 'spare-process.mjs'), {
    execArgv: ['--experimental-import-meta-resolve', '--no-warnings'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.ready = once(child, 'message');
  return child;
}

/** Calls back, once the build has settled, when a file under one of the folders was written. */
function onBuild(folders, changed) {
  let timer;
  const watchers = folders.map((name) =>
    watch(join(ROOT, name, 'dist'), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.js')) return;
      clearTimeout(timer);
      timer = setTimeout(changed, SETTLED_MS);
    }),
  );
  return () => watchers.forEach((watcher) => watcher.close());
}

const watched = names.map((name, index) => new Watched(name, Number(firstInspected) && Number(firstInspected) + index));

let soon;
async function restart(parts) {
  await Promise.all(parts.map((part) => part.restart()));
  clearTimeout(soon);
  soon = setTimeout(() => (spare ??= startSpare()), SPARE_AFTER_MS);
}

await restart(watched);
const ends = [
  onBuild(
    readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
    () => restart(watched),
  ),
  ...watched.map((part) => onBuild([folderOf(part.name)], () => restart([part]))),
];

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    ends.forEach((end) => end());
    clearTimeout(soon);
    spare?.kill('SIGKILL');
    await Promise.all(watched.map((part) => part.stop()));
    process.exit();
  });
}
