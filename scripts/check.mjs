/**
 * `npm run check`: everything about the sources that needs no running server. All checks run; what failed is repeated
 * at the end. `--only format,lint` runs some; `--self-test` plants a violation of each of their
 * rules in a copy and sees it caught.
 */
import { parseArgs } from 'node:util';
import { checkSize } from './check-size.mjs';
import {
  checkApiBreaking,
  checkDescriptions,
  checkGenerated,
  checkProtoBreaking,
  checkProtoStyle,
} from './checks/contract-checks.mjs';
import { checkGlossary } from './checks/glossary.mjs';
import { checkRoles } from './checks/roles.mjs';
import { testRules } from './checks/self-test.mjs';
import { checkDependencies, checkFileNames, checkFormat, checkLint, checkTypes } from './checks/source-checks.mjs';
import { checkSpecCoverage } from './checks/spec-coverage.mjs';
import { checkUnreadInputs } from './checks/unread-inputs.mjs';
import { ensureInstalled } from './install.mjs';
import { Progress } from './progress.mjs';

/** In order: generated code and builds come before what reads them. */
const CHECKS = [
  { name: 'format', title: 'Format (prettier)', run: checkFormat },
  { name: 'names', title: 'File names', run: checkFileNames },
  { name: 'glossary', title: 'Names in the words of the field', run: checkGlossary },
  { name: 'roles', title: 'Injectables are named by their roles', run: checkRoles },
  { name: 'proto', title: 'Event contracts (buf lint)', run: checkProtoStyle },
  { name: 'proto-breaking', title: 'Event contracts stay readable (buf breaking)', run: checkProtoBreaking },
  { name: 'descriptions', title: 'API descriptions', run: checkDescriptions },
  { name: 'inputs', title: 'Arguments and inputs are read by code', run: checkUnreadInputs },
  { name: 'generated', title: 'Generated code and supergraph are up to date', run: checkGenerated },
  { name: 'api-breaking', title: 'API stays compatible', run: checkApiBreaking },
  { name: 'types', title: 'Types (tsc)', run: checkTypes },
  { name: 'lint', title: 'House style and bugs (eslint)', run: checkLint },
  { name: 'dependencies', title: 'Who imports whom (dependency-cruiser)', run: checkDependencies },
  { name: 'coverage', title: 'Every point of the specification has its test', run: checkSpecCoverage },
  { name: 'size', title: 'JavaScript of public pages', run: checkSize },
];

function parseCheckArguments(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, 'self-test': { type: 'boolean' } } });
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !CHECKS.some((check) => check.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Unknown check: ${unknown}. There are ${CHECKS.map((c) => c.name).join(', ')}.`);
  return { checks: names ? CHECKS.filter(({ name }) => names.includes(name)) : CHECKS, selfTest: values['self-test'] };
}

/** @returns {Promise<{ title: string, failures: string[] }[]>} the checks that failed */
async function runChecks(checks, progress) {
  const failed = [];
  for (const { title, run } of checks) {
    const report = [];
    const failures = [];
    const work = async () => {
      failures.push(...(await run({ report: (line) => report.push(line) })));
      if (failures.length > 0) throw new Error(`${failures.length} failures`);
    };
    await progress.step(title, work).catch((error) => {
      failed.push({ title, failures: failures.length > 0 ? failures : error.message.split('\n') });
    });
    report.forEach((line) => progress.line(`      ${line}`));
  }
  return failed;
}

async function main() {
  const { checks, selfTest } = parseCheckArguments(process.argv.slice(2));
  const progress = new Progress();
  await ensureInstalled(progress);
  const failed = selfTest ? await testRules(progress, checks) : await runChecks(checks, progress);
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
