/** `npm start`: everything that Yarrow needs, on this machine, until Ctrl-C. See `--help`. */
import { parseStartArguments } from './arguments.mjs';
import { buildServices, buildWeb } from './build.mjs';
import { loadDemoData } from './demo-data.mjs';
import { ensureInstalled } from './install.mjs';
import { PRIVATE } from './paths.mjs';
import { portBase, portsFrom } from './ports.mjs';
import { Progress } from './progress.mjs';
import { announce, failureOf, onInterrupt } from './running.mjs';
import { Stack } from './stack.mjs';

const HELP = `npm start [-- options]
  --fresh      begin again from empty data
  --separate   run each service in a process of its own
  YARROW_PORT  first of the 16 ports that are used, 8080 unless told otherwise`;

async function main() {
  const options = parseStartArguments(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  const started = performance.now();
  const progress = new Progress();
  progress.line('Yarrow is starting. Ctrl-C stops it.');
  await ensureInstalled(progress);
  const stack = await Stack.open({ folder: PRIVATE, ports: portsFrom(portBase()), progress, fresh: options.fresh });
  const interrupted = onInterrupt();
  try {
    await Promise.race([run(stack, options), interrupted, failureOf(stack)]);
    if (!interrupted.signal) announce(stack, performance.now() - started);
    await Promise.race([interrupted, failureOf(stack)]);
  } finally {
    await progress.step('Stopping', () => stack.stop());
  }
}

async function run(stack, { separate }) {
  await Promise.all([build(stack.progress), stack.startBacking()]);
  await stack.startApplication({ separate });
  await loadDemoData(stack);
}

async function build(progress) {
  await progress.step('Building what changed', async (note) => {
    note('services');
    await buildServices();
    note('pages');
    note((await buildWeb()) ? 'services and pages' : 'services');
  });
}

try {
  await main();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
process.exit();
