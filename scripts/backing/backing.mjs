import { join } from 'node:path';
import { composeAnswers, startCompose } from './compose.mjs';
import { natsUrl, startNats } from './nats.mjs';
import { dropDatabases, postgresUrl, prepareDatabases, startPostgres } from './postgres.mjs';
import { startOpenSearch } from './opensearch.mjs';
import {
  findChromium,
  findFfmpeg,
  findNats,
  findPostgres,
  findPostgresTools,
  findRadicale,
  findRedis,
} from './programs.mjs';
import { redisUrl, startRedis } from './redis.mjs';
import { installSystemPackages, whatToInstall } from './system-packages.mjs';

/** Where each part may be found, in the order of preference: the environment, npm and the path. */
const PARTS = {
  postgres: { given: 'DATABASE_SERVER_URL', find: findPostgres },
  redis: { given: 'REDIS_URL', find: findRedis },
  nats: { given: 'NATS_URL', find: findNats },
  ffmpeg: { given: 'FFMPEG_PATH', find: findFfmpeg },
  chromium: { given: 'CHROMIUM_PATH', find: findChromium },
  postgresTools: { find: findPostgresTools },
  radicale: { given: 'RADICALE', find: findRadicale },
};

/** Those that not every run needs, and what says that one does. */
const OPTIONAL = { chromium: 'needsChromium', postgresTools: 'needsPostgresTools', radicale: 'needsRadicale' };

const SERVERS = {
  postgres: { title: 'PostgreSQL', start: startPostgres },
  redis: { title: 'Redis', start: startRedis },
  nats: { title: 'NATS', start: startNats },
};

/**
 * Finds or sets up everything that the services stand on and starts the servers that are ours to start.
 * @param {object} run
 * @param {string} run.folder private folder of this run
 * @param {Record<string, number>} run.ports
 * @param {object} run.secrets
 * @param {import('../progress.mjs').Progress} run.progress
 * @param {(stoppable: { name: string, stop?: () => Promise<void> }) => void} run.started called with each server as it
 * starts
 * @param {boolean} run.disposable for tests: data need not survive
 * @param {boolean} run.needsChromium
 * @param {boolean} run.needsPostgresTools the clients that make backups
 * @param {boolean} run.needsRadicale the server for CalDAV that tests of calendars talk to
 * @param {boolean} run.needsDatabases a database for each service: not where only tests run, which make their own
 * @param {boolean} run.fresh databases on a server that is not ours are dropped first
 * @returns {Promise<{ serverUrl: string, redisUrl: string, natsUrl: string, openSearchUrl?: string, databases: Record<string, string>, databasePrefix: string, ownServer: boolean, ffmpegPath: string, chromiumPath?: string }>}
 */
export async function prepareBacking(run) {
  const names = Object.keys(PARTS).filter((name) => !(name in OPTIONAL) || run[OPTIONAL[name]]);
  const byCompose = await run.progress.step('Finding PostgreSQL, Redis, NATS and ffmpeg', (note) =>
    findAll(names, note),
  );
  const urls = {};
  if (byCompose.length > 0) Object.assign(urls, await startByCompose(byCompose, run));
  await Promise.all(
    Object.keys(SERVERS).map(async (name) => {
      urls[name] ??= process.env[PARTS[name].given] ?? (await startServer(name, run));
    }),
  );
  const openSearchUrl = await findOpenSearch(run);
  const ownServer = !process.env.DATABASE_SERVER_URL;
  const databasePrefix = run.databasePrefix ?? 'yarrow';
  if (run.fresh && !ownServer) await dropDatabases(urls.postgres, databasePrefix);
  const databases = run.needsDatabases
    ? await run.progress.step('Preparing a database for each service', () =>
        prepareDatabases(urls.postgres, {
          prefix: databasePrefix,
          ownRole: ownServer,
          password: run.secrets.databasePassword,
        }),
      )
    : {};
  return {
    serverUrl: urls.postgres,
    redisUrl: urls.redis,
    natsUrl: urls.nats,
    openSearchUrl,
    databases,
    databasePrefix,
    ownServer,
    ffmpegPath: process.env.FFMPEG_PATH ?? findFfmpeg(),
    chromiumPath: process.env.CHROMIUM_PATH ?? findChromium(),
  };
}

/** Only where it is asked for: the database is what searches ask otherwise. */
async function findOpenSearch({ folder, progress, started }) {
  if (process.env.SEARCH_ENGINE !== 'opensearch') return undefined;
  const log = join(folder, 'logs', 'opensearch.log');
  return (
    process.env.OPENSEARCH_URL ??
    progress.step('Starting OpenSearch', () => startOpenSearch({ folder, log, onStarted: started }))
  );
}

/** @returns names of the servers that only Compose can run here */
async function findAll(names, note) {
  const absent = () => names.filter((name) => !process.env[PARTS[name].given] && !PARTS[name].find());
  let missing = absent();
  if (missing.length === 0) return [];
  const failure = await installSystemPackages(missing, (packages) => note(`installing ${packages}`));
  missing = absent();
  if (missing.length === 0) return [];
  const servers = missing.filter((name) => name in SERVERS);
  if (servers.length === missing.length && (await composeAnswers())) return servers;
  throw new Error(whatToInstall(missing, failure));
}

async function startByCompose(names, { folder, ports, secrets, progress, started, disposable }) {
  return progress.step(`Starting ${names.join(', ')} by Docker Compose`, async () => {
    const compose = await startCompose(names, { folder, ports, secrets, keepData: !disposable });
    started({ name: 'compose', ...compose });
    const urls = {
      postgres: postgresUrl({ port: ports.postgres, password: secrets.databasePassword }),
      redis: redisUrl({ port: ports.redis, password: secrets.redisPassword }),
      nats: natsUrl({ port: ports.nats, secret: secrets.natsSecret }),
    };
    return Object.fromEntries(names.map((name) => [name, urls[name]]));
  });
}

async function startServer(name, { folder, ports, secrets, progress, started, disposable }) {
  const { title, start } = SERVERS[name];
  return progress.step(`Starting ${title}`, () =>
    start({
      folder,
      disposable,
      port: ports[name],
      password: name === 'postgres' ? secrets.databasePassword : secrets.redisPassword,
      secret: secrets.natsSecret,
      log: join(folder, 'logs', `${name}.log`),
      onStarted: started,
    }),
  );
}
