/** What `npm start` and `npm run dev` say and wait for while Yarrow runs. */
import { demoCodes, demoLogins } from './demo-data.mjs';
import { publicUrl, sandboxUrl } from './environment.mjs';
import { lastLines } from './processes.mjs';

/** Resolves at the first Ctrl-C or SIGTERM; a second one changes nothing, as stopping is under way. */
export function onInterrupt() {
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
export async function failureOf(stack) {
  const { name, reason, log } = await stack.failed;
  throw new Error(
    `${name} ended by itself (${reason}), so everything is being stopped. The end of ${log}:\n${lastLines(log)}`,
  );
}

/** Addresses and demonstration logins, when everything runs. */
export function announce({ ports, folder, progress }, milliseconds) {
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
