/**
 * Random payment steps against the stand-in providers, with time-outs after effect, repeats, reorderings and forgeries;
 * then provider and ledger must agree to the cent. In addition a tenth of as many steps on packages, which scheduling
 * decides about. Runs two tests for longer, on servers of their own:
 * `services/payments/src/ledger/ledger-walk.int.spec.ts` and
 * `services/scheduling/src/packages/package-walk.int.spec.ts`.
 *
 *   node load/ledger.mjs [--steps 100000] [--seed 1] [--lanes 12]
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const MAX_STEPS = 2_000_000;
const WALKS = [
  'services/scheduling/src/packages/package-walk.int.spec.ts',
  'services/payments/src/ledger/ledger-walk.int.spec.ts',
];

function readArguments() {
  const { values } = parseArgs({
    options: {
      steps: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      lanes: { type: 'string', default: '12' },
    },
  });
  for (const [name, value] of Object.entries(values))
    if (!/^\d+$/.test(value)) throw new Error(`--${name} must be a number.`);
  if (Number(values.steps) > MAX_STEPS) throw new Error(`--steps must be at most ${MAX_STEPS}.`);
  return values;
}

const { steps, seed, lanes } = readArguments();
const jest = [
  join(ROOT, 'node_modules/jest/bin/jest.js'),
  ...['--selectProjects', 'service', '--runInBand', '--runTestsByPath', ...WALKS],
];
const walks = {
  LEDGER_STEPS: steps,
  PACKAGE_STEPS: String(Math.ceil(Number(steps) / 10)),
  LEDGER_SEED: seed,
  LEDGER_LANES: lanes,
};
const child = spawn(process.execPath, ['--experimental-vm-modules', '--no-warnings', ...jest], {
  cwd: ROOT,
  env: { ...process.env, ...walks },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
