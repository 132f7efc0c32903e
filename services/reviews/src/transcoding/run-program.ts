import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** A program ended with a code other than 0. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';

  constructor(
    readonly code: number | null,
    /** The end of what it printed as errors. */
    readonly output: string,
  ) {
    super(`The program ended with code ${code}: ${output.slice(-500)}`);
  }
}

const MAX_OUTPUT_LENGTH = 4000;

/**
 * Runs a third-party program on an untrusted file: without a shell, with nothing of our environment, at reduced
 * priority, and no longer than `signal` allows.
 * @param onText what it prints, as it comes
 * @throws ProgramFailed; the signal's reason when it was ended
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  signal: AbortSignal,
  onText: (text: string) => void = () => undefined,
): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const environment = { PATH: process.env['PATH'] };
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
    const kill = () => child.kill('SIGKILL');
    signal.addEventListener('abort', kill, { once: true });
    if (child.pid !== undefined) yieldTo(child.pid);
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-MAX_OUTPUT_LENGTH)));
    child.stdout.setEncoding('utf8').on('data', onText);
    child.once('error', (error) => reject(error));
    child.once('close', (code) => {
      signal.removeEventListener('abort', kill);
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve();
      else reject(new ProgramFailed(code, output));
    });
  });
}

/** Pages are served first. */
function yieldTo(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system has no priorities.
  }
}
