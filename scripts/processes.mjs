import { execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * When a process began, in whatever unit the system has: with the pid it names one process for good, because a pid
 * alone is given to another after the first has ended.
 * @returns {string | undefined} undefined where there is no such process, or only its zombie
 */
export function startTimeOf(pid) {
  try {
    if (process.platform !== 'linux') {
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() ||
        undefined
      );
    }
    // The name of the program, in parentheses, may hold spaces: fields are counted after it.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

/** Whether the very process that was recorded still runs. */
export function isAlive({ pid, startedAt }) {
  return startedAt !== undefined && startTimeOf(pid) === startedAt;
}

/**
 * Ends a process and its group: first politely, then, after `graceMs`, by force.
 * @param {{ pid: number, startedAt: string }} record
 * @param {{ signal?: NodeJS.Signals, graceMs?: number }} options
 */
export async function endProcess(record, { signal = 'SIGTERM', graceMs = 10_000 } = {}) {
  if (!isAlive(record)) return;
  sendToGroup(record.pid, signal);
  const deadline = performance.now() + graceMs;
  while (isAlive(record) && performance.now() < deadline) await sleep(25);
  if (!isAlive(record)) return;
  sendToGroup(record.pid, 'SIGKILL');
  while (isAlive(record)) await sleep(25);
}

function sendToGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended in between.
    }
  }
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only us and we stop the
 * others in order. Its output goes to a file.
 * @param {{ name: string, command: string, args: string[], env?: NodeJS.ProcessEnv, cwd?: string, log: string, uid?: number, gid?: number }} program
 */
export async function startProcess({ name, command, args, log, ...options }) {
  const output = openSync(log, 'a', 0o600);
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)));
  return { name, child, pid: child.pid, startedAt: startTimeOf(child.pid), log, exited };
}

/** The last lines of a log, for a message about what went wrong. */
export function lastLines(log, count = 20) {
  return existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n') : '';
}

/**
 * Waits until `check` gives true, asking every 50 ms.
 * @param {{ exited?: Promise<unknown>, name: string, log?: string, timeoutMs?: number }} options
 * @throws Error with the end of the log when the process ends first or the time is over
 */
export async function waitUntil(check, { exited, name, log, timeoutMs = 60_000 }) {
  let ended;
  void exited?.then((reason) => (ended = reason));
  const deadline = performance.now() + timeoutMs;
  while (!(await check().catch(() => false))) {
    const reason = ended
      ? `ended (${ended})`
      : performance.now() > deadline
        ? `is not ready after ${timeoutMs / 1000} s`
        : '';
    if (reason) throw new Error(`${name} ${reason}.${log ? ` The end of ${log}:\n${lastLines(log)}` : ''}`);
    await sleep(50);
  }
}
