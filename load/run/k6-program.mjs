import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const VERSION = 'v1.8.1';

/**
 * The k6 that runs the scripts: that of `K6`, of the path, or one that was built here before; else it is built.
 * @param {string} folder the private folder of the checkout
 * @param {import('../../scripts/progress.mjs').Progress} progress
 * @throws Error where there is none and no Go to build one with
 */
export async function findK6(folder, progress, env = process.env) {
  if (env.K6) {
    if (!isUsable(env.K6)) throw new Error(`K6 names ${env.K6}, which is no k6 of version 1 or later.`);
    return env.K6;
  }
  const bin = join(folder, 'bin');
  const built = join(bin, 'k6');
  const found = ['k6', built].find(isUsable);
  if (found) return found;
  if (spawnSync('go', ['version']).error) {
    throw new Error('There is no k6: install it (https://k6.io), name it with K6, or install Go, which builds it.');
  }
  await progress.step(`Building k6 ${VERSION} into .yarrow/bin (a few minutes, once)`, () => build(bin, env));
  return built;
}

function isUsable(program) {
  const { stdout } = spawnSync(program, ['version'], { encoding: 'utf8' });
  const [, major] = /^k6(?:\.exe)? v(\d+)\./.exec(stdout ?? '') ?? [];
  return Number(major) >= 1;
}

async function build(bin, env) {
  const child = spawn('go', ['install', `go.k6.io/k6@${VERSION}`], {
    env: { ...env, GOBIN: bin },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output = (output + chunk).slice(-2_000)));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new Error(`go install ended with code ${code}:\n${output}`);
}
