/** `npm start`: everything that Yarrow needs, on this machine, until Ctrl-C. See `--help`. */
import { parseStartArguments } from './arguments.mjs';
import { buildServices, buildWeb } from './build.mjs';
import { demoCodes, demoLogins, loadDemoData } from './demo-data.mjs';
import { publicUrl, sandboxUrl } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { PRIVATE } from './paths.mjs';
import { portBase, portsFrom } from './ports.mjs';
import { lastLines } from './processes.mjs';
import { Progress } from './progress.mjs';
import { Stack } from './stack.mjs';

const HELP = `npm start [-- options]
  --fresh      begin again from empty data
  --separate   run each service in a process of its own
  YARROW_PORT  first of the 15 ports that are used, 8080 unless told otherwise`;

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

/** Resolves at the first Ctrl-C or SIGTERM; a second one changes nothing, as stopping is under way. */
function onInterrupt() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      promise.signal = signal;
      resolve();
    });
  }
  return promise;
}

async function failureOf(stack) {
  const { name, reason, log } = await stack.failed;
  throw new Error(
    `${name} ended by itself (${reason}), so everything is being stopped. The end of ${log}:\n${lastLines(log)}`,
  );
}

function announce({ ports, folder, progress }, milliseconds) {
  const logins = demoLogins(folder).map(({ role, email, password }) => `    ${role.padEnd(14)}${email}  ${password}`);
  const codes = demoCodes(folder).map(({ what, code }) => `    ${what.padEnd(14)}${code}`);
  progress.line();
  progress.line(`Yarrow is ready (${(milliseconds / 1000).toFixed(1)} s):  ${publicUrl(ports)}`);
  progress.line();
  if (logins.length > 0) progress.line(['  Demonstration logins', ...logins].join('\n'));
  if (codes.length > 0) progress.line(['  Codes to redeem when booking with that practitioner', ...codes].join('\n'));
  progress.line(`  Mail           ${sandboxUrl(ports)}/mail`);
  progress.line(`  Text messages  ${sandboxUrl(ports)}/messages`);
  progress.line(`  Logs           ${folder}/logs`);
  progress.line();
}

try {
  await main();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
process.exit();
