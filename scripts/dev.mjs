/** `npm run dev`: everything as `npm start`, with hot reload of pages and services that restart on a change. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseDevArguments } from './arguments.mjs';
import { buildServices, buildWeb } from './build.mjs';
import { loadDemoData } from './demo-data.mjs';
import { buildOnChange } from './hot-build.mjs';
import { ensureInstalled } from './install.mjs';
import { PRIVATE, ROOT, SERVICES } from './paths.mjs';
import { portBase, portsFrom } from './ports.mjs';
import { Progress } from './progress.mjs';
import { announce, failureOf, onInterrupt } from './running.mjs';
import { Stack } from './stack.mjs';

const HELP = `npm run dev [-- options]     as npm start, and what you change is there at once
  --only NAMES  the parts that restart on a change, separated by commas: ${[...SERVICES, 'gateway'].join(', ')};
                all unless told otherwise, the others then share a process as in npm start
  --inspect     each of those waits for a debugger on its own port, from 9229 on
  --fresh       begin again from empty data
  YARROW_PORT   first of the 16 ports that are used, 8080 unless told otherwise`;

async function main() {
  const options = parseDevArguments(process.argv.slice(2), [...SERVICES, 'gateway']);
  if (options.help) return console.log(HELP);
  const started = performance.now();
  const progress = new Progress();
  progress.line('Yarrow is starting for development. Ctrl-C stops it.');
  await ensureInstalled(progress);
  const stack = await Stack.open({ folder: PRIVATE, ports: portsFrom(portBase()), progress, fresh: options.fresh });
  const interrupted = onInterrupt();
  let stopBuilding;
  try {
    await Promise.race([run(stack, options), interrupted, failureOf(stack)]);
    if (!interrupted.signal) {
      stopBuilding = buildOnChange((line) => progress.line(`  ${line}`));
      announce(stack, performance.now() - started);
      watched(options).forEach((name, index) => {
        if (options.inspect) progress.line(`  Debugger of ${name}: chrome://inspect, port ${FIRST_INSPECTED + index}`);
      });
    }
    await Promise.race([interrupted, failureOf(stack)]);
  } finally {
    stopBuilding?.();
    await progress.step('Stopping', () => stack.stop());
  }
}

const FIRST_INSPECTED = 9229;
const watched = ({ only }) => only ?? [...SERVICES, 'gateway'];

async function run(stack, options) {
  await Promise.all([build(stack.progress), stack.startBacking()]);
  const inspect = options.inspect ? FIRST_INSPECTED : undefined;
  await stack.startApplication({ watch: { names: watched(options), inspect } });
  await loadDemoData(stack);
}

async function build(progress) {
  await progress.step('Building what changed', async (note) => {
    note('services');
    await buildServices();
    // Behind Vite the web server has maps and previews of links only: a build of any age will do.
    if (!existsSync(join(ROOT, 'web/dist/index.html'))) note('pages');
    if (!existsSync(join(ROOT, 'web/dist/index.html'))) await buildWeb();
  });
}

try {
  await main();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
process.exit();
