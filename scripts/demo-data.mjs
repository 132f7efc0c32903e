import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

const LOADER = join(ROOT, 'scripts/demo/load.mjs');

/**
 * Loads the demonstration data, once per data folder. The loader gets the path of `environment.json`, prints a line for
 * each thing that it does and may leave `demo-logins.json` (`[{ role, email, password }]`) and `demo-codes.json`
 * (`[{ what, code }]`) in the folder.
 * @param {import('./stack.mjs').Stack} stack running
 */
export async function loadDemoData({ folder, progress }) {
  const note = join(folder, 'demo-loaded');
  if (existsSync(note)) return;
  if (!existsSync(LOADER)) throw new Error('scripts/demo/load.mjs is missing: there is no demonstration data to load.');
  await progress.step('Loading the demonstration data', (detail) =>
    runLoader(join(folder, 'environment.json'), detail),
  );
  writeFileSync(note, `${new Date().toISOString()}\n`);
}

async function runLoader(environmentFile, detail) {
  const child = spawn(process.execPath, [LOADER, environmentFile], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-16_000);
      detail(output.trimEnd().split('\n').at(-1));
    });
  }
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0)
    throw new Error(
      `Loading the demonstration data failed (code ${code}):\n${output.trimEnd().split('\n').slice(-20).join('\n')}`,
    );
}

/** Logins that the loader noted, for the message at the end of `npm start`. */
export const demoLogins = (folder) => noted(folder, 'demo-logins.json');

/** Codes to redeem when booking with the practitioner of the demonstration, noted by the loader. */
export const demoCodes = (folder) => noted(folder, 'demo-codes.json');

function noted(folder, file) {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}
