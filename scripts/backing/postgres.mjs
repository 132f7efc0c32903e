import { execFile } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endProcess, startProcess, startTimeOf, waitUntil } from '../processes.mjs';
import { SERVICES } from '../paths.mjs';
import { findPostgres } from './programs.mjs';
import { makePostgresFolder, postgresUser, usableBinaries } from './postgres-user.mjs';

const run = promisify(execFile);

/** Settings for tests, whose data is thrown away: a crash of the server may lose its last commits. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Makes the data folder if there is none and starts a server on the loopback address.
 * @param {{ folder: string, port: number, password: string, log: string, disposable: boolean, onStarted: Function }} options
 *   `onStarted` gets the process before it is ready, so that it is stopped even if it never becomes ready
 * @returns {Promise<string>} address of the superuser
 * @throws Error when the data was made by another major version
 */
export async function startPostgres({ folder, port, password, log, disposable, onStarted }) {
  const user = postgresUser();
  const bin = usableBinaries(findPostgres().bin, user);
  const data = join(makePostgresFolder(folder, user), 'data');
  const major = await majorVersion(bin, user);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise({ bin, data, password, user, major });
  requireSameVersion(data, major);
  await clearStalePidFile(data);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    // Of solid-state disks; the default is that of spinning ones, which has whole tables read instead of indexes.
    'random_page_cost=1.1',
    ...(disposable ? FAST : []),
  ];
  const started = await startProcess({
    name: 'postgres',
    command: join(bin, 'postgres'),
    args: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    cwd: '/',
    log,
    ...user,
  });
  const url = postgresUrl({ port, password });
  // SIGINT is Postgres's fast shutdown: sessions are ended, data is written.
  onStarted({ ...started, signal: 'SIGINT' });
  await waitUntil(() => answers(url), { ...started, name: 'PostgreSQL' });
  return url;
}

/** Address of the superuser of a server of ours. */
export const postgresUrl = ({ port, password }) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

async function majorVersion(bin, user) {
  const { stdout } = await run(join(bin, 'postgres'), ['--version'], { ...user, cwd: '/' });
  return Number(stdout.match(/(\d+)/)?.[1]);
}

async function initialise({ bin, data, password, user, major }) {
  const fresh = `${data}.new`;
  const passwordFile = `${data}.password`;
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  // From 17 on Postgres brings Unicode rules of its own, so that names are compared alike on every system.
  const locale = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  const options = [`--pgdata=${fresh}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  try {
    await run(join(bin, 'initdb'), [...options, '--encoding=UTF8', '--no-locale', ...locale], { ...user, cwd: '/' });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  // Only a complete folder gets the name: one that a crash interrupted is created again.
  renameSync(fresh, data);
}

function requireSameVersion(data, major) {
  const made = Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'));
  if (made === major) return;
  throw new Error(
    `The data in ${data} was made by PostgreSQL ${made}, but this is ${major}. Start again with: npm start -- --fresh`,
  );
}

/** After a crash the pid file stays, and Postgres refuses to start when another program has that pid by now. */
async function clearStalePidFile(data) {
  const path = join(data, 'postmaster.pid');
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
  if (await isPostgresOn(pid, data)) await endProcess({ pid, startedAt: startTimeOf(pid) }, { signal: 'SIGINT' });
  rmSync(path, { force: true });
}

async function isPostgresOn(pid, data) {
  try {
    const { stdout } = await run('ps', ['-o', 'args=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(data);
  } catch {
    return false;
  }
}

async function answers(url) {
  await withClient(url, (client) => client.query('SELECT 1'));
  return true;
}

async function withClient(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // A server that ends while we are connected is reported by the query, not by the process crashing.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * One database per service, made when missing, all owned by one role without special rights.
 * @param {string} serverUrl address of a role that may create databases
 * @param {{ prefix: string, ownRole: boolean, password: string }} options with `ownRole` false the databases belong to the role of the address
 * @returns {Promise<Record<string, string>>} address by service
 */
export async function prepareDatabases(serverUrl, { prefix, ownRole, password }) {
  return withClient(serverUrl, async (client) => {
    if (ownRole) await createRole(client, password);
    const { rows } = await client.query('SELECT datname FROM pg_database');
    const existing = new Set(rows.map((row) => row.datname));
    const urls = {};
    for (const service of SERVICES) {
      const name = `${prefix}_${service}`;
      if (!existing.has(name)) await client.query(`CREATE DATABASE "${name}"${ownRole ? ' OWNER yarrow' : ''}`);
      urls[service] = databaseUrl(serverUrl, name, ownRole ? { user: 'yarrow', password } : undefined);
    }
    // Not a trusted extension: only a superuser may create it, so the search service finds it there.
    if (ownRole) await createExtensions(databaseUrl(serverUrl, `${prefix}_search`), ['cube', 'earthdistance']);
    return urls;
  });
}

async function createRole(client, password) {
  const { rowCount } = await client.query(`SELECT FROM pg_roles WHERE rolname = 'yarrow'`);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE yarrow LOGIN PASSWORD ${client.escapeLiteral(password)}`);
}

async function createExtensions(url, names) {
  await withClient(url, async (client) => {
    for (const name of names) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
  });
}

function databaseUrl(serverUrl, name, login) {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  if (login) Object.assign(url, { username: login.user, password: login.password });
  return url.href;
}

/** Drops the databases of a run on a server that is not ours. */
export async function dropDatabases(serverUrl, prefix) {
  await withClient(serverUrl, async (client) => {
    for (const service of SERVICES) await client.query(`DROP DATABASE IF EXISTS "${prefix}_${service}" WITH (FORCE)`);
  });
}
