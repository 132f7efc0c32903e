import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from '../paths.mjs';

const BIN = join(ROOT, 'node_modules/.bin');

/**
 * Runs a tool of ours to its end.
 * @param {string} command name of a program in `node_modules/.bin` or on the path
 * @returns {Promise<{ code: number, output: string, stdout: string }>} `output` holds both streams
 */
export async function runTool(command, args, { cwd = ROOT } = {}) {
  const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}`, NO_COLOR: '1', FORCE_COLOR: '0' };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, output] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
    output += chunk;
  });
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  return { code, stdout, output };
}

/** The lines of a tool's output as failures, none when it ended well. */
export async function failuresOf(command, args, options) {
  const { code, output } = await runTool(command, args, options);
  if (code === 0) return [];
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));
  return lines.length > 0 ? lines : [`${command} ended with code ${code}`];
}

/** What git prints, or undefined where it fails: no repository, no such commit, no such file. */
export async function git(args, options) {
  const { code, stdout } = await runTool('git', args, options);
  return code === 0 ? stdout : undefined;
}
