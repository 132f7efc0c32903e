/** `npm run dev`: everything as `npm start`, with hot reload of pages and services that restart on a change. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseDevArguments } from './arguments.mjs';
import { buildServices, buildWeb } from './build.mjs';
import { loadDemoData } from './demo-data.mjs';
import { ROOT, SERVICES } from './paths.mjs';
import { runUntilInterrupted } from './running.mjs';

const HELP = `npm run dev [-- options]     as npm start, and what you change is there at once
  --only NAMES  the parts that restart on a change, separated by commas: ${[...SERVICES, 'gateway'].join(', ')};
                all by default, the others then share a process as in npm start
  --inspect     each of those listens for a debugger on a port of its own, from 9229 on
  --fresh       begin again from empty data
  YARROW_PORT   first of the 16 ports that are used, 8080 by default`;

async function main() {
  const options = parseDevArguments(process.argv.slice(2), [...SERVICES, 'gateway']);
  if (options.help) return console.log(HELP);
  const site = { title: 'Yarrow is starting for development.', fresh: options.fresh };
  await runUntilInterrupted(
    site,
    (stack) => run(stack, options),
    ({ progress }) => follow(progress, options),
  );
}

/** @returns what ends it */
async function follow(progress, options) {
  watched(options).forEach((name, index) => {
    if (options.inspect) progress.line(`  Debugger of ${name}: chrome://inspect, port ${FIRST_INSPECTED + index}`);
  });
  // Only now: on a bare checkout its libraries have just been installed.
  const { buildOnChange } = await import('./dev/hot-build.mjs');
  return buildOnChange((line) => progress.line(`  ${line}`));
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
    if (existsSync(join(ROOT, 'web/dist/index.html'))) return;
    note('pages');
    await buildWeb();
  });
}

try {
  await main();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
process.exit();
