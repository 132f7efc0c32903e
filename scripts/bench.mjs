/**
 * `npm run bench [-- names]`: all benchmarks one after the other, each in a process of its own, and one closing table.
 * A name (`gateway`, `slots`, `outbox`, `booking`, `openings`, `search`) runs only those.
 */
import { fork } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { table } from '../bench/report.mjs';
import { buildServices } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './paths.mjs';
import { Progress } from './progress.mjs';

const NAMES = ['gateway', 'slots', 'outbox', 'booking', 'openings', 'search'];

async function main() {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`No such benchmark: ${unknown.join(', ')}. There are ${NAMES.join(', ')}.`);
  const progress = new Progress();
  await ensureInstalled(progress);
  await progress.step('Building services', buildServices);
  const results = [];
  const failed = [];
  for (const name of asked.length > 0 ? asked : NAMES) {
    const measured = await progress
      .step(`Measuring: ${name}`, () => measure(name))
      .catch((error) => {
        failed.push(`${name}: ${error.message}`);
        return [];
      });
    results.push(...measured.map((result) => ({ name, ...result })));
  }
  console.log(`\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
  console.log(table(results));
  for (const failure of failed) console.error(`\n${failure}`);
  if (failed.length > 0) process.exitCode = 1;
}

/** @returns {Promise<import('../bench/report.mjs').Result[]>} what the benchmark reported */
async function measure(name) {
  const child = fork(join(ROOT, 'bench', `${name}.bench.mjs`), { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let results;
  child.on('message', (message) => (results = message.results));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0 || !results) throw new Error(`ended with code ${code}.\n${output.trimEnd()}`);
  return results;
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
