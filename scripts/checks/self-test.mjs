import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { runTool } from './run-tool.mjs';
import { VIOLATIONS } from './violations.mjs';

/**
 * Plants each violation in a copy of the checkout and runs its check there.
 * @param {import('../progress.mjs').Progress} progress
 * @param {{ name: string }[]} checks those whose violations are planted
 * @returns {Promise<{ title: string, failures: string[] }[]>} rules whose violation went unseen
 */
export async function testRules(progress, checks) {
  const copy = mkdtempSync(join(tmpdir(), 'yarrow-check-'));
  try {
    await progress.step('Copying the checkout', () => copyCheckout(copy));
    const unseen = [];
    for (const violation of VIOLATIONS.filter(({ check }) => checks.some(({ name }) => name === check))) {
      const rules = Object.keys(violation.expects);
      const title = `${violation.check}: ${rules.join(', ')}`;
      const work = async () => unseen.push(...(await missedBy(copy, violation)));
      await progress
        .step(title, async () => {
          await work();
          if (unseen.some(({ rule }) => rules.includes(rule))) throw new Error('a violation went unseen');
        })
        .catch((error) => progress.line(`      ${error.message}`));
    }
    return unseen.map(({ rule, output }) => ({
      title: `${rule} did not catch its violation. Output:`,
      failures: output.split('\n').slice(0, 40),
    }));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Rules of a violation that the check did not name, with what it said instead. */
async function missedBy(copy, { check, files = {}, changes = {}, committed = false, expects }) {
  for (const [path, content] of Object.entries(files)) write(copy, path, content);
  for (const [path, [pattern, replacement]] of Object.entries(changes)) change(copy, path, pattern, replacement);
  if (committed) await commitOnBranch(copy);
  const { code, output } = await runTool(process.execPath, ['scripts/check.mjs', '--only', check], { cwd: copy });
  await gitIn(copy, 'checkout', '-qf', 'main');
  await gitIn(copy, 'clean', '-qfd');
  const rules = Object.entries(expects).filter(([, pattern]) => code === 0 || !pattern.test(output));
  return rules.map(([rule]) => ({ rule, output }));
}

async function commitOnBranch(copy) {
  await gitIn(copy, 'checkout', '-qB', 'change');
  await gitIn(copy, 'commit', '-qam', 'Change');
  await gitIn(copy, 'commit', '-qm', 'Later', '--allow-empty');
}

function write(copy, path, content) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), content);
}

function change(copy, path, pattern, replacement) {
  const text = readFileSync(join(copy, path), 'utf8');
  const changed = text.replace(pattern, replacement);
  if (changed === text) throw new Error(`The violation in ${path} cannot be planted: ${pattern} is not there.`);
  writeFileSync(join(copy, path), changed);
}

const LEFT_OUT = ['node_modules', '.git', '.yarrow', 'test-results'];

/** Sources and builds, its own git history of two commits, and dependencies by link. */
async function copyCheckout(copy) {
  const isWanted = (path) => !LEFT_OUT.includes(basename(path)) && relative(ROOT, path) !== 'web/dist';
  // With its date: a lock file that is newer than the installed packages would make the copy install everything again.
  cpSync(ROOT, copy, { recursive: true, filter: isWanted, preserveTimestamps: true });
  linkDependencies(copy);
  await gitIn(copy, 'init', '-q', '-b', 'main');
  await gitIn(copy, 'add', '-A');
  await gitIn(copy, 'commit', '-qm', 'Base');
  await gitIn(copy, 'commit', '-qm', 'Previous', '--allow-empty');
}

/** Packages from outside are shared; our own must be those of the copy. */
function linkDependencies(copy) {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@yarrow'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@yarrow') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const folder of ['packages', 'services']) {
    for (const name of readdirSync(join(ROOT, folder))) {
      symlinkSync(join(copy, folder, name), join(modules, '@yarrow', name));
      linkNested(copy, join(folder, name));
    }
  }
  symlinkSync(join(copy, 'admin'), join(modules, '@yarrow/admin'));
  for (const folder of ['gateway', 'admin', 'web']) linkNested(copy, folder);
}

/** Versions that a workspace does not share with the others. One by one: npm empties a folder that is a link. */
function linkNested(copy, folder) {
  const nested = join(ROOT, folder, 'node_modules');
  if (!existsSync(nested)) return;
  const modules = join(copy, folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(nested)) symlinkSync(join(nested, name), join(modules, name));
}

async function gitIn(copy, ...args) {
  const identity = ['-c', 'user.name=Check', '-c', 'user.email=check@localhost', '-c', 'core.hooksPath=/dev/null'];
  const { code, output } = await runTool('git', [...identity, ...args], { cwd: copy });
  if (code !== 0) throw new Error(`git ${args[0]}: ${output}`);
}
