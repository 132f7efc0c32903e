/** What `npm start` and `npm run dev` say and wait for while Yarrow runs. */
import { demoCodes, demoLogins } from './demo-data.mjs';
import { publicUrl, sandboxUrl } from './environment-values.mjs';
import { ensureInstalled } from './install.mjs';
import { PRIVATE } from './paths.mjs';
import { portBase, portsFrom } from './ports.mjs';
import { lastLines } from './processes.mjs';
import { Progress } from './progress.mjs';
import { Stack } from './stack.mjs';

/**
 * Opens the stack of this checkout, lets `start` bring it up, says that it is ready and stays until Ctrl-C or until one of
 * its processes ends.
 * @param {{ title: string, fresh: boolean }} options
 * @param {(stack: Stack) => Promise<void>} start
 * @param {(stack: Stack) => Promise<() => void> | void} [whenReady] returns a function that ends what it has started
 */
export async function runUntilInterrupted({ title, fresh }, start, whenReady = () => {}) {
  const started = performance.now();
  const progress = new Progress();
  progress.line(`${title} Ctrl-C stops it.`);
  await ensureInstalled(progress);
  const stack = await Stack.open({ folder: PRIVATE, ports: portsFrom(portBase()), progress, fresh });
  const interrupted = onInterrupt();
  let end;
  try {
    await Promise.race([start(stack), interrupted, failureOf(stack)]);
    if (!interrupted.signal) {
      announce(stack, performance.now() - started);
      end = await whenReady(stack);
    }
    await Promise.race([interrupted, failureOf(stack)]);
  } finally {
    end?.();
    await progress.step('Stopping', () => stack.stop());
  }
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

/** @throws Error when a process of the stack has ended by itself */
async function failureOf(stack) {
  const { name, reason, log } = await stack.failed;
  throw new Error(
    `${name} ended by itself (${reason}), so everything is being stopped. The end of ${log}:\n${lastLines(log)}`,
  );
}

/** Addresses and demonstration logins, when everything runs. */
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
