import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from './programs.mjs';

const run = promisify(execFile);
const TRIES = 3;

const DEBIAN = {
  postgres: 'postgresql',
  postgresTools: 'postgresql',
  redis: 'redis-server',
  nats: 'nats-server',
  ffmpeg: 'ffmpeg',
  chromium: 'chromium',
  radicale: 'radicale',
};
const HOMEBREW = {
  postgres: 'postgresql@18',
  postgresTools: 'postgresql@18',
  redis: 'redis',
  nats: 'nats-server',
  ffmpeg: 'ffmpeg',
};

/**
 * Installs what is missing from the system's own packages: Debian's when we are root, otherwise Homebrew's.
 * @param {string[]} missing such as `['redis', 'nats']`
 * @param {(text: string) => void} note called with what is being installed
 * @returns {Promise<string | undefined>} why it did not work, when it was tried and failed
 */
export async function installSystemPackages(missing, note) {
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    return attempt(missing, DEBIAN, note, installDebian);
  }
  const brew = findProgram(['brew']);
  if (brew) return attempt(missing, HOMEBREW, note, (packages) => run(brew, ['install', ...packages]));
  return undefined;
}

async function attempt(missing, names, note, install) {
  const packages = missing.map((name) => names[name]).filter(Boolean);
  if (packages.length === 0) return undefined;
  note(packages.join(', '));
  try {
    await install(packages);
    return undefined;
  } catch (error) {
    return `Installing ${packages.join(', ')} failed: ${(error.stderr || error.message).trim().split('\n').slice(-5).join('\n')}`;
  }
}

async function installDebian(packages) {
  // RUNLEVEL=1 keeps the packages from starting their own servers on the standard ports.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run('apt-get', [...wait, 'update'], options);
      await run('apt-get', [...wait, ...install], options);
      return;
    } catch (error) {
      // Mirrors fail now and then.
      if (attempt === TRIES) throw error;
      await sleep(attempt * 5_000);
    }
  }
}

/** One message that names what to install, and how. */
export function whatToInstall(missing, failure) {
  const labels = {
    postgres: 'PostgreSQL 15 or later',
    postgresTools: 'pg_dump and pg_restore of PostgreSQL 15 or later',
    redis: 'Redis 7 or later',
    nats: 'nats-server 2.9 or later',
    ffmpeg: 'ffmpeg',
    chromium: 'Chromium',
    radicale: 'Radicale 3',
  };
  const variables = {
    postgres: 'DATABASE_SERVER_URL',
    redis: 'REDIS_URL',
    nats: 'NATS_URL',
    ffmpeg: 'FFMPEG_PATH',
    chromium: 'CHROMIUM_PATH',
    radicale: 'RADICALE',
  };
  const list = (names) =>
    missing
      .map((name) => names[name])
      .filter(Boolean)
      .join(' ');
  return [
    `Not found: ${missing.map((name) => labels[name]).join(', ')}. Any one of these is enough:`,
    `  Debian, Ubuntu:  sudo apt-get install --no-install-recommends ${list(DEBIAN)}`,
    `  macOS:           brew install ${list(HOMEBREW)}`,
    `  Docker:          start Docker; Compose then runs the servers (not ffmpeg and Chromium)`,
    `  elsewhere:       set ${list(variables)}`,
    ...(failure ? ['', failure] : []),
  ].join('\n');
}
