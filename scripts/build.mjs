import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PRIVATE, ROOT, TSC, listFiles } from './paths.mjs';
import { removeStaleOutput } from './remove-stale-output.mjs';

const run = promisify(execFile);
const WEB_NOTE = join(PRIVATE, 'web-build.json');

/** Compiles packages, services, gateway and the web server; the compiler knows what changed. */
export async function buildServices() {
  removeStaleOutput();
  await compile('tsconfig.build.json');
  if (existsSync(join(ROOT, 'web/server/tsconfig.json'))) await compile('web/server');
}

/**
 * `tsc -b` of a project.
 * @throws Error with the compiler's messages
 */
export async function compile(project) {
  try {
    await run(process.execPath, [TSC, '-b', project], { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    throw new Error(`The build failed:\n${(error.stdout || error.message).trim()}`, { cause: error });
  }
}

/**
 * Builds the pages when something that goes into them changed.
 * @returns whether it built
 */
export async function buildWeb() {
  const fingerprint = fingerprintOfWeb();
  const isBuilt = ['index.html', '.render/entry-server.js'].every((file) => existsSync(join(ROOT, 'web/dist', file)));
  if (isBuilt && readNote() === fingerprint) return false;
  try {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const env = { ...process.env, NODE_ENV: 'production' };
    const options = { cwd: join(ROOT, 'web'), env, maxBuffer: 16 * 1024 * 1024 };
    // For browsers, then for the web server, which renders pages: into a folder of the former, which empties its own.
    await run(process.execPath, [vite, 'build'], options);
    await run(process.execPath, [vite, 'build', '--config', 'vite.render.config.ts'], options);
  } catch (error) {
    throw new Error(`The web build failed:\n${(error.stderr || error.stdout || error.message).trim()}`, {
      cause: error,
    });
  }
  mkdirSync(PRIVATE, { recursive: true, mode: 0o700 });
  writeFileSync(WEB_NOTE, JSON.stringify({ fingerprint }));
  return true;
}

function fingerprintOfWeb() {
  const isSource = (path) => !/\.(test|spec)\.tsx?$/.test(path);
  const others = ['gateway/persisted-operations.json', 'package-lock.json'];
  const inputs = [...listFiles('web', isSource), ...listFiles('packages/time/src', isSource), ...others];
  const hash = createHash('sha256');
  for (const path of inputs) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

function readNote() {
  return existsSync(WEB_NOTE) ? JSON.parse(readFileSync(WEB_NOTE, 'utf8')).fingerprint : undefined;
}
