import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * As whom PostgreSQL runs: it refuses root, so root runs it as the user `postgres`, made when there is none.
 * @returns {{ uid: number, gid: number } | undefined} undefined: as ourselves
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return undefined;
  if (idOf('-u') === undefined) {
    if (existsSync('/sbin/apk')) execFileSync('adduser', ['-S', '-D', '-H', 'postgres']);
    else execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/sh', 'postgres']);
  }
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function idOf(flag) {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

/**
 * Where the data of this run folder lies. Root's checkout may be closed to the user `postgres` (`/root`), so that
 * data then has a place of its own, named after the folder.
 */
export function postgresFolder(folder) {
  if (process.getuid?.() !== 0) return join(folder, 'postgres');
  const parent = existsSync('/var/lib') ? '/var/lib/yarrow' : join(tmpdir(), 'yarrow');
  return join(parent, createHash('sha256').update(folder).digest('hex').slice(0, 12));
}

/** Makes the folder, readable by the user who runs the server alone. */
export function makePostgresFolder(folder, user) {
  const path = postgresFolder(folder);
  mkdirSync(dirname(path), { recursive: true, mode: user ? 0o711 : 0o700 });
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (user) {
    chmodSync(dirname(path), 0o711);
    chownSync(path, user.uid, user.gid);
  }
  return path;
}

export function removePostgresFolder(folder) {
  rmSync(postgresFolder(folder), { recursive: true, force: true });
}

/**
 * The programs in a place where the user can run them: where they are, or a copy under `/var/lib/yarrow` when they lie
 * in a folder that is closed to that user (or when npm ran without install scripts, which leaves out links
 * between libraries).
 */
export function usableBinaries(bin, user) {
  if (canRun(bin, user)) return bin;
  const native = dirname(bin);
  const version = readFileSync(join(bin, '../../package.json'), 'utf8').match(/"version": "(.*)"/)?.[1] ?? 'unknown';
  const copy = join(user ? '/var/lib/yarrow' : join(tmpdir(), 'yarrow'), `postgresql-${version}`);
  if (!canRun(join(copy, 'bin'), user)) {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o711 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    linkLibraries(copy);
    for (const program of ['postgres', 'initdb']) chmodSync(join(copy, 'bin', program), 0o755);
  }
  return join(copy, 'bin');
}

function canRun(bin, user) {
  try {
    for (const program of ['postgres', 'initdb']) {
      execFileSync(join(bin, program), ['--version'], { ...user, cwd: '/', stdio: 'ignore' });
    }
    return true;
  } catch {
    return false;
  }
}

/** What the package's install script does: its archive cannot hold symbolic links. */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(native, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
