import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT, TSC, listFiles } from '../paths.mjs';
import { failuresOf, runTool } from './run-tool.mjs';

/** Every file reads as prettier writes it. */
export const checkFormat = () =>
  failuresOf('prettier', ['--check', '--no-color', '--log-level', 'warn', ...CACHED, '.']);

/** What has not changed since it was looked at is not looked at again. */
const CACHED = ['--cache', '--cache-strategy', 'content', '--cache-location', '.yarrow/prettier.json'];

/** House style and bugs that types reveal (`eslint.config.mjs`). */
export async function checkLint() {
  const { stdout, output } = await runTool('eslint', ['.', '--format', 'json']);
  if (!stdout.startsWith('[')) return output.split('\n');
  return JSON.parse(stdout).flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath.slice(ROOT.length + 1)}:${line} ${message} (${ruleId})`),
  );
}

/** Names that say nothing about what is inside, and files that only pass on. */
const BANNED = /^(utils?|helpers?|common|misc|index)\.[cm]?tsx?$/i;
const BANNED_FOLDER = /\/(utils?|helpers?|common|misc)\//i;

export async function checkFileNames() {
  const sources = ['packages', 'services', 'gateway', 'admin', 'web', 'e2e', 'scripts', 'bench', 'load'].flatMap(
    (folder) => listFiles(folder, (path) => /\.[cm]?[jt]sx?$/.test(path) && !path.startsWith('web/src/gql/')),
  );
  return sources
    .filter((path) => BANNED.test(basename(path)) || BANNED_FOLDER.test(path))
    .map((path) => `${path}: name it after what it holds (no utils, helpers, common, misc, index)`);
}

/** Everything compiles, tests too, and what others import is up to date. */
export async function checkTypes() {
  const failures = await failuresOf(process.execPath, [TSC, '-b', '--pretty', 'false', 'tsconfig.build.json', 'web']);
  // Tests read what was built: where that fails theirs would only repeat it.
  if (failures.length > 0) return failures;
  return failuresOf(process.execPath, [TSC, '-p', 'tsconfig.tests.json', '--pretty', 'false']);
}

/** Who may import whom (`.dependency-cruiser.mjs`). */
export async function checkDependencies() {
  const folders = ['packages', 'services', 'gateway', 'admin', 'web/src', 'web/server', 'web/shared'].filter((path) =>
    existsSync(join(ROOT, path)),
  );
  const failures = await failuresOf('depcruise', ['--config', '.dependency-cruiser.mjs', ...folders]);
  return failures.map((line) => line.trim());
}
