/**
 * `npm run check`: everything about the sources that needs no running server. All checks run, two at a time; what failed is
 * repeated at the end. `--only format,lint` runs some; `--self-test` plants a violation of each of their rules in a copy and
 * sees it caught.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { Progress } from './progress.mjs';

/** @throws Error for an unknown check */
function parseCheckArguments(args, all) {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, 'self-test': { type: 'boolean' } } });
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !all.some((check) => check.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`Unknown check: ${unknown}. There are ${all.map((c) => c.name).join(', ')}.`);
  const checks = names ? all.filter(({ name }) => names.includes(name)) : all;
  return { checks, byName: names !== undefined, selfTest: values['self-test'] };
}

async function main() {
  const progress = new Progress();
  await ensureInstalled(progress);
  // They import packages, which may have come only now.
  const [{ CHECKS }, { runChecks }, { testRules }] = await Promise.all([
    import('./checks/all-checks.mjs'),
    import('./checks/run-checks.mjs'),
    import('./checks/self-test.mjs'),
  ]);
  const { checks, byName, selfTest } = parseCheckArguments(process.argv.slice(2), CHECKS);
  const failed = selfTest ? await testRules(progress, checks) : await runChecks(checks, progress, byName);
  for (const { title, failures } of failed) console.log(`\n${title}\n  ${failures.join('\n  ')}`);
  console.log(failed.length > 0 ? `\n${failed.length} of the checks failed` : '\nAll checks passed');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
