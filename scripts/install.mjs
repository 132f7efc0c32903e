import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './paths.mjs';
import { placeStyleTypes } from './style-types.mjs';

/**
 * Whether dependencies are missing or others than the lock says.
 * @param {string} root folder with `package-lock.json` and perhaps `node_modules`
 */
export function needsInstall(root = ROOT) {
  // npm's own note of what it installed. Dates say nothing: an installation may have been cut off, a checkout is new.
  const installed = join(root, 'node_modules/.package-lock.json');
  return !existsSync(installed) || !holdsAll(packagesOf(installed), packagesOf(join(root, 'package-lock.json')), root);
}

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** The note alone does not do: where checkouts share its file by a hard link, it may be another checkout's. */
function holdsAll(installed, wanted, root) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    // Packages for other systems are left out by npm.
    if (!installed[path]) return Boolean(entry.optional || entry.peer);
    const isSame = installed[path].version === entry.version && installed[path].resolved === entry.resolved;
    return isSame && existsSync(join(root, path, 'package.json'));
  });
}

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * Workspaces whose `package.json` asks for something else than the lock knows.
 * @returns {string[]} a line for each
 */
export function lockProblems(root = ROOT) {
  const known = packagesOf(join(root, 'package-lock.json'));
  const workspaces = Object.keys(known).filter((path) => !path.includes('node_modules'));
  return workspaces.flatMap((path) => {
    const file = join(root, path, 'package.json');
    if (!existsSync(file)) return [`package-lock.json knows ${path}, which is not here`];
    const asked = JSON.parse(readFileSync(file, 'utf8'));
    const different = FIELDS.flatMap((field) => differences(asked[field], known[path][field]));
    return different.map((name) => `${join(path, 'package.json')} and package-lock.json differ in ${name}`);
  });
}

function differences(asked = {}, known = {}) {
  return [...new Set([...Object.keys(asked), ...Object.keys(known)])].filter((name) => asked[name] !== known[name]);
}

const TRIES = 3;

/** `npm ci`; registries fail now and then, so it gets three tries. */
export async function installDependencies() {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runNpmCi();
    } catch (error) {
      if (attempt === TRIES) throw error;
      await sleep(attempt * 5_000);
    }
  }
}

/** @throws Error with its last output */
async function runNpmCi() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-8_000)));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new Error(`npm ci failed (code ${code}):\n${output}`);
}

/** Installs what is missing; the progress line is there only when there is something to do. */
export async function ensureInstalled(progress) {
  if (needsInstall()) await progress.step('Installing dependencies (npm ci)', installDependencies);
  placeStyleTypes();
}
