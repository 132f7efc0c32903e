import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { placeStyleTypes } from './style-types.mjs';

/**
 * Whether dependencies are missing or older than the lock.
 * @param {string} root folder with `package-lock.json` and perhaps `node_modules`
 */
export function needsInstall(root = ROOT) {
  const lock = join(root, 'package-lock.json');
  // npm's own note of what it installed.
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return true;
  if (statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return false;
  // A checkout gives the lock a new date without a new content, so the content decides.
  return !holdsAll(packagesOf(installed), packagesOf(lock));
}

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

function holdsAll(installed, wanted) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    // Packages for other systems are left out by npm.
    if (!installed[path]) return Boolean(entry.optional || entry.peer);
    return installed[path].version === entry.version && installed[path].resolved === entry.resolved;
  });
}

/** `npm ci`, with its last output in the error when it fails. */
export async function installDependencies() {
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
