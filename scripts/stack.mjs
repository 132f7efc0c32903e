import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBacking } from './backing/backing.mjs';
import { removeComposeData } from './backing/compose.mjs';
import { dropDatabases } from './backing/postgres.mjs';
import { removePostgresFolder } from './backing/postgres-user.mjs';
import { environments } from './environment.mjs';
import { publicUrl, sandboxUrl } from './environment-values.mjs';
import { ROOT, SERVICES } from './paths.mjs';
import { takenPorts } from './ports.mjs';
import { endProcess, startProcess, waitUntil } from './processes.mjs';
import { RunRecord, releaseDead } from './run-record.mjs';
import { loadSecrets } from './secrets.mjs';

/** Variables that our processes inherit from the shell; everything else comes from `environment.mjs`. */
const INHERITED = ['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'NODE_EXTRA_CA_CERTS'];

/** What every part has in common, for a process that holds several. */
const OF_ALL = { NODE_ENV: 'development', APOLLO_TELEMETRY_DISABLED: 'true' };

/** How long stopping waits for a start that is under way, such as the making of a database folder. */
const LATE_MS = 10_000;

/**
 * One running Yarrow: the backing servers, the services, the gateway and the web server, in one private folder on one
 * range of ports. `npm start` and the browser tests use the same.
 */
export class Stack {
  #started = [];
  #underWay = new Set();
  #stopping;
  #fail;

  /** @private Use `Stack.open`. */
  constructor({ folder, ports, progress, disposable, fresh, record }) {
    Object.assign(this, { folder, ports, progress, disposable, fresh, record });
    this.secrets = loadSecrets(folder);
    /** Resolves to the name of and the reason why a process ended by itself. */
    this.failed = new Promise((resolve) => (this.#fail = resolve));
  }

  /**
   * Takes the folder and ends what an earlier run of it left behind.
   * @param {object} options
   * @param {string} options.folder private folder
   * @param {Record<string, number>} options.ports
   * @param {import('./progress.mjs').Progress} options.progress
   * @param {boolean} [options.disposable] the data is for this run only
   * @param {boolean} [options.fresh] begin from empty data
   * @throws AlreadyRunningError
   */
  static async open({ folder, ports, progress, disposable = false, fresh = false }) {
    const { record, leftovers } = await RunRecord.take(folder, { address: publicUrl(ports) });
    try {
      if (leftovers.length > 0) progress.line(`  Ended what an interrupted run left behind: ${leftovers.join(', ')}`);
      if (fresh) await progress.step('Removing old data', () => removeData(folder));
      await requireFreePorts(ports);
      mkdirSync(join(folder, 'logs'), { recursive: true, mode: 0o700 });
      return new Stack({ folder, ports, progress, disposable, fresh, record });
    } catch (error) {
      record.release();
      throw error;
    }
  }

  /**
   * Starts PostgreSQL, Redis and NATS as needed and prepares the databases.
   * @param {{ needsChromium?: boolean, needsRadicale?: boolean, needsDatabases?: boolean }} [options] `needsDatabases`: false where no service
   *   is going to be started
   */
  startBacking(options = {}) {
    return this.#guard(this.#startBacking(options));
  }

  async #startBacking(options) {
    const { needsChromium = false, needsPostgresTools = false, needsRadicale = false, needsDatabases = true } = options;
    const { folder, ports, secrets, progress, disposable, fresh } = this;
    const started = (server) => this.#track(server);
    this.backing = await prepareBacking({
      folder,
      ports,
      secrets,
      progress,
      disposable,
      fresh,
      needsChromium,
      needsPostgresTools,
      needsRadicale,
      needsDatabases,
      started,
      databasePrefix: disposable ? `yarrow_test_${process.pid}` : 'yarrow',
    });
    return this.backing;
  }

  /**
   * Starts the sandbox, the services, the gateway and the web server. Everything must have been built.
   * @param {object} options
   * @param {boolean} [options.separate] a process for each service
   * @param {{ names: string[], inspect?: number }} [options.watch] what restarts when its build changes, each with a
   *   debugger from port `inspect` on, and pages from Vite
   */
  startApplication(options = {}) {
    return this.#guard(this.#startApplication(options));
  }

  async #startApplication({ separate = false, watch }) {
    const variables = environments(this);
    const environmentFile = this.writeEnvironment(variables);
    await this.progress.step('Starting the sandbox', () =>
      this.#startNode('sandbox', 'services/sandbox/dist/main.js', variables),
    );
    const watched = watch?.names ?? [];
    const others = SERVICES.filter((name) => !watched.includes(name));
    const [alone, shared] = separate ? [others, []] : [[], others];
    await this.progress.step('Starting the services and migrating their databases', () =>
      Promise.all([
        shared.length > 0 && this.#startHost(environmentFile, shared),
        watched.length > 0 && this.#startWatched(environmentFile, watch),
        ...alone.map((name) => this.#startNode(name, `services/${name}/dist/main.js`, variables)),
      ]),
    );
    if (!watched.includes('gateway'))
      await this.progress.step('Starting the gateway', () =>
        this.#startNode('gateway', 'gateway/dist/main.js', variables),
      );
    await this.progress.step('Starting the web server', () =>
      watch ? this.#startVite(variables) : this.#startWeb(variables),
    );
  }

  #startWeb(variables) {
    return this.#startNode('web', 'web/dist-server/server/main.js', variables);
  }

  /** Vite where people look; behind it the web server, on a port of its own, for what Vite does not have. */
  async #startVite(variables) {
    const { ports } = this;
    const behind = { ...variables.web, PORT: String(ports.pages) };
    await this.#startNode('pages', 'web/dist-server/server/main.js', { pages: behind });
    await this.#start({
      name: 'web',
      args: [join(ROOT, 'node_modules/vite/bin/vite.js'), '--port', String(ports.web), '--strictPort'],
      env: { GATEWAY_URL: variables.web.GATEWAY_URL, PAGES_URL: `http://127.0.0.1:${ports.pages}` },
      cwd: join(ROOT, 'web'),
      ready: [],
    });
    await waitUntil(async () => (await fetch(`http://127.0.0.1:${ports.web}/`)).ok, { name: 'web' });
  }

  /** Remembers work under way: stopping waits for it, so that nothing is started behind its back. */
  #guard(work) {
    this.#underWay.add(work);
    return work.finally(() => this.#underWay.delete(work));
  }

  async #removeAll() {
    // A server that is not ours keeps what was made on it, unless we drop it.
    const { backing } = this;
    if (backing && !backing.ownServer) await dropDatabases(backing.serverUrl, backing.databasePrefix);
    await removeData(this.folder);
  }

  /** Addresses, databases and the variables of every process, for tools that work on a running stack. */
  writeEnvironment(processes) {
    const path = join(this.folder, 'environment.json');
    const { ports, backing, folder } = this;
    const content = { publicUrl: publicUrl(ports), sandboxUrl: sandboxUrl(ports), folder, ports, backing, processes };
    writeFileSync(path, JSON.stringify(content, null, 2), { mode: 0o600 });
    return path;
  }

  async #startNode(name, script, variables) {
    requireBuilt(script);
    await this.#start({ name, args: [join(ROOT, script)], env: variables[name], ready: [name] });
  }

  async #startHost(environmentFile, names) {
    names.forEach((name) => requireBuilt(`services/${name}/dist/service.js`));
    const args = [join(ROOT, 'scripts/host.mjs'), environmentFile, ...names];
    await this.#start({ name: 'services', args, env: OF_ALL, ready: names });
  }

  async #startWatched(environmentFile, { names, inspect = 0 }) {
    const args = [join(ROOT, 'scripts/dev/supervisor.mjs'), environmentFile, String(inspect), ...names];
    await this.#start({ name: 'watched', args, env: OF_ALL, ready: names });
  }

  async #start({ name, args, env, ready, cwd = ROOT }) {
    const inherited = Object.fromEntries(
      INHERITED.filter((key) => process.env[key]).map((key) => [key, process.env[key]]),
    );
    const log = join(this.folder, 'logs', `${name}.log`);
    const started = await startProcess({
      name,
      command: process.execPath,
      args,
      env: { ...inherited, ...env },
      cwd,
      log,
    });
    this.#track(started);
    for (const one of ready) await waitUntil(() => isReady(this.ports[one]), { ...started, name: one });
  }

  #track(started) {
    this.#started.push(started);
    // Ctrl-C came while it was being started: it ends at once, and so does what waits for it.
    if (this.#stopping) void stopOne(started);
    if (!started.pid) return;
    this.record.add(started);
    void started.exited.then((reason) => {
      if (!this.#stopping) this.#fail({ name: started.name, reason, log: started.log });
    });
  }

  /** Stops everything that was started, last first, and gives the folder back. Safe to call twice. */
  stop() {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll() {
    for (const started of this.#started.toReversed()) await stopOne(started);
    await Promise.race([Promise.allSettled(this.#underWay), sleep(LATE_MS)]);
    for (const started of this.#started.toReversed()) await stopOne(started);
    if (this.disposable) await this.#removeAll();
    this.record.release();
    if (this.disposable) rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What stays when data goes: notes about builds, and what belongs to a run. */
const NO_DATA = ['run.json', 'generated.json', 'web-build.json'];

/** Node's own watching: what a process has imported and that changes begins it again. */
const stopOne = (started) => (started.stop ? started.stop() : endProcess(started, { signal: started.signal }));

async function isReady(port) {
  const signal = AbortSignal.timeout(2_000);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`, { signal });
  // The sandbox and the web server have nothing to wait for: they only say that they live.
  return ready.status === 404 ? (await fetch(`http://127.0.0.1:${port}/healthz`, { signal })).ok : ready.ok;
}

function requireBuilt(script) {
  if (existsSync(join(ROOT, script))) return;
  throw new Error(
    `${script} is missing: that part of Yarrow is not there, or its build is incomplete (npm run build).`,
  );
}

async function requireFreePorts(ports) {
  const taken = await takenPorts(ports);
  if (taken.length === 0) return;
  const list = taken.map(({ name, port }) => `${port} (for ${name})`).join(', ');
  throw new Error(
    `Another program holds port ${list}. Choose other ports with YARROW_PORT, for example YARROW_PORT=9080 npm start.`,
  );
}

/** Empties a run folder, data of Postgres and Docker included. Keeps the data of test runs in progress. */
async function removeData(folder) {
  removePostgresFolder(folder);
  await removeComposeData(folder);
  for (const entry of readdirSync(folder)) {
    if (NO_DATA.includes(entry) || entry.startsWith('test-')) continue;
    rmSync(join(folder, entry), { recursive: true, force: true });
  }
}

/** Removes what test runs that were killed left in the private folder: processes and data. */
export async function removeAbandonedTestRuns(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder).filter((name) => /^test-\d+$/.test(name))) {
    const path = join(folder, entry);
    try {
      await releaseDead(join(path, 'run.json'));
    } catch {
      continue; // It is still running.
    }
    await removeData(path);
    rmSync(path, { recursive: true, force: true });
  }
}
