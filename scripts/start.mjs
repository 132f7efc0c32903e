/** `npm start`: everything that Yarrow needs, on this machine, until Ctrl-C. See `--help`. */
import { parseStartArguments } from './arguments.mjs';
import { buildServices, buildWeb } from './build.mjs';
import { loadDemoData } from './demo-data.mjs';
import { runUntilInterrupted } from './running.mjs';

const HELP = `npm start [-- options]
  --fresh      begin again from empty data
  --separate   run each service in a process of its own
  YARROW_PORT  first of the 16 ports that are used, 8080 by default`;

async function main() {
  const options = parseStartArguments(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  await runUntilInterrupted({ title: 'Yarrow is starting.', fresh: options.fresh }, (stack) => run(stack, options));
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
