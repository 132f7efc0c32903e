import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startNats } from '../../scripts/backing/nats.mjs';
import { removePostgresFolder } from '../../scripts/backing/postgres-user.mjs';
import { prepareDatabases, startPostgres } from '../../scripts/backing/postgres.mjs';
import { findNats, findPostgres, findRedis } from '../../scripts/backing/programs.mjs';
import { startRedis } from '../../scripts/backing/redis.mjs';
import { environments } from '../../scripts/environment.mjs';
import { PRIVATE, ROOT } from '../../scripts/paths.mjs';
import { portsFrom, randomPortBase } from '../../scripts/ports.mjs';
import { isAlive, startProcess, waitUntil } from '../../scripts/processes.mjs';
import { RunRecord } from '../../scripts/run-record.mjs';
import { loadSecrets } from '../../scripts/secrets.mjs';

/** What takes part in a booking; each runs in a process of its own so that it can be killed alone. */
const PROCESSES = ['sandbox', 'clients', 'catalog', 'scheduling', 'payments', 'notifications', 'gateway'];

/** What is no service: its folder, and what runs there. */
const PLACES = { gateway: ['gateway', 'dist/main.js'], web: ['web', 'dist-server/server/main.js'] };

const SERVERS = { postgres: startPostgres, redis: startRedis, nats: startNats };

const INHERITED = ['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG', 'NODE_EXTRA_CA_CERTS'];

/** Whether this machine has the programs; servers that others use too are never killed. */
export const canRunSite = () => Boolean(findPostgres() && findNats() && findRedis());

/**
 * A Yarrow of its own for tests that kill parts of it: own servers, own databases, own ports, a process for each
 * service. Everything must have been built (`npm run build`). Its folder is that of a test run, so that the next
 * `npm test` removes what a killed one left behind.
 */
export class Site {
  #running = new Map();
  #record;
  #variables;
  #wanted = {};

  /** What ended without being killed by us, such as `payments (code 1)`: nothing should. */
  fallen = [];

  /**
   * @param {object} [wishes]
   * @param {string[]} [wishes.also] services in addition to those that take part in a booking, or `web`
   * @param {Record<string, Record<string, string>>} [wishes.variables] of the environment, by process, that are other than usual
   */
  static async start({ also = [], variables = {} } = {}) {
    const site = new Site();
    site.#wanted = variables;
    try {
      await site.#start([...PROCESSES, ...also]);
      return site;
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  async #start(processes) {
    refuseRealProviders();
    this.folder = join(PRIVATE, `test-${process.pid}${randomInt(1_000, 10_000)}`);
    this.ports = portsFrom(await randomPortBase());
    this.gatewayUrl = `http://127.0.0.1:${this.ports.gateway}`;
    this.sandboxUrl = `http://127.0.0.1:${this.ports.sandbox}`;
    this.#record = (await RunRecord.take(this.folder, { address: this.gatewayUrl })).record;
    mkdirSync(join(this.folder, 'logs'), { recursive: true, mode: 0o700 });
    this.secrets = loadSecrets(this.folder);
    const [serverUrl, redisUrl, natsUrl] = await Promise.all(Object.keys(SERVERS).map((name) => this.restart(name)));
    const { databasePassword: password } = this.secrets;
    this.databases = await prepareDatabases(serverUrl, { prefix: 'yarrow', ownRole: true, password });
    const backing = { databases: this.databases, redisUrl, natsUrl, ffmpegPath: process.env.FFMPEG_PATH };
    this.#variables = environments({ ...this, backing });
    await this.restart('sandbox');
    await Promise.all(processes.filter((name) => name !== 'sandbox').map((name) => this.restart(name)));
  }

  /** Starts a process that is not running and waits until it is ready. */
  restart(name) {
    return name in SERVERS ? this.#startServer(name) : this.#startNode(name);
  }

  /** Ends a process without letting it finish anything. */
  async kill(name) {
    const started = this.#running.get(name);
    if (!started) throw new Error(`${name} is not running.`);
    this.#running.delete(name);
    // What `pg_ctl stop -m immediate` sends: its sessions are cut off and nothing is written. With SIGKILL the children
    // would outlive their parent for a moment and keep the next server from starting.
    send(started.pid, name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
    await started.exited;
    this.#record.remove(started.pid);
  }

  async #startServer(name) {
    return SERVERS[name]({
      folder: this.folder,
      // Settings for disposable data trade away what the server had acknowledged just before it was killed.
      disposable: false,
      port: this.ports[name],
      password: name === 'postgres' ? this.secrets.databasePassword : this.secrets.redisPassword,
      secret: this.secrets.natsSecret,
      log: this.#logOf(name),
      onStarted: (started) => this.#track(name, started),
    });
  }

  async #startNode(name) {
    const [folder, file] = PLACES[name] ?? [`services/${name}`, 'dist/main.js'];
    const inherited = INHERITED.filter((key) => process.env[key]).map((key) => [key, process.env[key]]);
    const log = this.#logOf(name);
    const started = await startProcess({
      name,
      command: process.execPath,
      args: [join(ROOT, folder, file)],
      env: { ...Object.fromEntries(inherited), ...this.#variables[name], ...this.#wanted[name] },
      cwd: ROOT,
      log,
    });
    this.#track(name, started);
    const path = ['sandbox', 'web'].includes(name) ? 'healthz' : 'readyz';
    await waitUntil(() => answers(`http://127.0.0.1:${this.ports[name]}/${path}`), { ...started, timeoutMs: 120_000 });
  }

  #track(name, started) {
    this.#running.set(name, started);
    this.#record.add(started);
    void started.exited.then((reason) => {
      if (this.#running.get(name) === started) this.fallen.push(`${name} (${reason})`);
    });
  }

  #logOf(name) {
    return join(this.folder, 'logs', `${name}.log`);
  }

  /** Ends everything and removes its data. */
  async stop() {
    const running = [...this.#running.entries()].reverse();
    this.#running.clear();
    for (const [name, started] of running) {
      if (isAlive(started)) send(started.pid, name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
      await started.exited;
    }
    if (!this.#record) return;
    removePostgresFolder(this.folder);
    this.#record.release();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The group of a process, so that its children end as well. */
function send(pid, signal) {
  try {
    process.kill(signal === 'SIGQUIT' ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function answers(url) {
  return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
}

/** These tests charge cards and send mails by the hundred. */
function refuseRealProviders() {
  const real = ['STRIPE_SECRET_KEY', 'SMTP_URL', 'SMS_ACCOUNT_SID', 'S3_ENDPOINT'].filter((name) => process.env[name]);
  if (real.length > 0) throw new Error(`Unset ${real.join(', ')}: this runs against the sandbox only.`);
}
