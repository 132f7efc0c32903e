/**
 * `npm test [-- --only unit,service] [-t title] [--watch] [<pattern of files>]`: sets up its own servers, runs the tests of all four kinds
 * and closes with the sum of them. Safe beside a running `npm start`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, parseTestArguments } from './arguments.mjs';
import { buildServices, buildWeb } from './build.mjs';
import { unprovenRows } from './checks/coverage-results.mjs';
import { loadDemoData } from './demo-data.mjs';
import { publicUrl, sandboxUrl } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { PRIVATE, ROOT } from './paths.mjs';
import { portsFrom, randomPortBase } from './ports.mjs';
import { lastLines } from './processes.mjs';
import { Progress } from './progress.mjs';
import { Stack, removeAbandonedTestRuns } from './stack.mjs';
import { countTests, kindsWithoutTests, skippedFiles, summaryLine } from './test-counts.mjs';

const HELP = `npm test [-- options] [patterns of files]
  --only KINDS  any of unit, service, page, browser, separated by commas
  -t TITLE      tests whose title holds this
  --watch       servers stay up and what is touched by a change runs again, until q`;

async function main() {
  const options = parseTestArguments(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  const progress = new Progress();
  await ensureInstalled(progress);
  await removeAbandonedTestRuns(PRIVATE);
  const folder = join(PRIVATE, `test-${process.pid}`);
  const stack = await Stack.open({ folder, ports: portsFrom(await randomPortBase()), progress, disposable: true });
  const interrupted = onInterrupt();
  const reports = [];
  const problems = [];
  try {
    await Promise.race([runTests(stack, options, reports, problems), interrupted]);
  } catch (error) {
    problems.push(error.message);
  } finally {
    await stack.stop();
  }
  if (options.watch) return problems.forEach((problem) => console.log(problem));
  conclude(reports, problems, options);
}

/** Servers first, then everything but the browser in one run, then the browser on a complete Yarrow. */
async function runTests(stack, options, reports, problems) {
  const { kinds, watch } = options;
  if (watch) {
    await stack.startBacking();
    return watchJest(stack, options);
  }
  const built = await stack.progress.step('Building services', buildServices).then(() => true, problemInto(problems));
  await stack.startBacking({ needsChromium: kinds.includes('browser') });
  const withoutBrowser = kinds.filter((kind) => kind !== 'browser');
  if (withoutBrowser.length > 0) reports.push(await runJest(stack, withoutBrowser, options, problems));
  // The other kinds read the sources; only the browser needs what is built.
  if (!kinds.includes('browser') || !built) return;
  await stack.progress.step('Building pages', buildWeb);
  for (const name of ['REVIEW_SETTLE_MINUTES', 'ANONYMOUS_REVIEW_MIN_HOURS', 'ANONYMOUS_REVIEW_MAX_HOURS'])
    process.env[name] ??= '0';
  // All journeys come from one address.
  process.env.BOOKINGS_PER_ADDRESS ??= '5000';
  await stack.startApplication();
  await loadDemoData(stack);
  void stack.failed.then(({ name, reason, log }) => {
    problems.push(
      `${name} ended by itself (${reason}) during the browser tests. The end of its log:\n${lastLines(log)}`,
    );
  });
  reports.push(await runJest(stack, ['browser'], options, problems));
}

const problemInto = (problems) => (error) => {
  problems.push(error.message);
  return false;
};

/** @returns what jest reports; its own output goes straight to ours */
async function runJest(stack, kinds, { patterns, title }, problems) {
  const report = join(stack.folder, `jest-${kinds[0]}.json`);
  // One browser at a time: two beside a whole Yarrow starve each other on two cores.
  const workers = kinds.includes('browser') ? '--runInBand' : '--maxWorkers=2';
  const options = [workers, '--json', `--outputFile=${report}`, '--passWithNoTests'];
  const args = [JEST, ...options, ...selection(kinds, title), '--', ...patterns];
  // With --json jest prints the report to standard output as well: it is in the file, so that stream is closed.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: testEnvironment(stack),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stopWith(stack, child);
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (!existsSync(report)) throw new Error(`jest ended (code ${code}) without a report.`);
  const content = JSON.parse(readFileSync(report, 'utf8'));
  if (code !== 0 && content.success) problems.push(`jest ended with code ${code} although no test failed.`);
  return content;
}

/** Runs again what a change touches, with the keyboard of whoever watches. */
async function watchJest(stack, { kinds, patterns, title }) {
  const args = [JEST, '--watch', '--maxWorkers=2', ...selection(kinds, title), '--', ...patterns];
  const child = spawn(process.execPath, args, { cwd: ROOT, env: testEnvironment(stack), stdio: 'inherit' });
  stopWith(stack, child);
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
}

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const selection = (kinds, title) => [...(title ? ['--testNamePattern', title] : []), '--selectProjects', ...kinds];

/** Ctrl-C ends jest with us; it is in our process group, but SIGTERM reaches only us. */
function stopWith(stack, child) {
  process.once('SIGTERM', () => child.kill('SIGTERM'));
}

/** What tests may read; service tests make databases of their own on the server. */
function testEnvironment({ folder, ports, backing }) {
  return {
    ...process.env,
    NODE_ENV: 'test',
    NODE_OPTIONS:
      `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings=ExperimentalWarning`.trim(),
    APOLLO_TELEMETRY_DISABLED: 'true',
    TEST_DATABASE_URL: backing.serverUrl,
    TEST_NATS_URL: backing.natsUrl,
    TEST_REDIS_URL: backing.redisUrl,
    FFMPEG_PATH: backing.ffmpegPath,
    ...(backing.chromiumPath && { CHROMIUM_PATH: backing.chromiumPath }),
    YARROW_URL: publicUrl(ports),
    YARROW_SANDBOX_URL: sandboxUrl(ports),
    YARROW_ENVIRONMENT: join(folder, 'environment.json'),
  };
}

function onInterrupt() {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => reject(new Error(`Stopped by ${signal}.`)));
  });
}

function conclude(reports, problems, { kinds, patterns, title }) {
  const counts = countTests(reports);
  // Who asks for some files gets what there is of them.
  const allFiles = patterns.length === 0 && !title;
  const empty = allFiles || counts.passed + counts.failed === 0 ? kindsWithoutTests(counts, kinds) : [];
  if (empty.length > 0) problems.push(`No test ran of the kind: ${empty.join(', ')}.`);
  // Titles that were not asked for count as skipped.
  const skipped = title ? [] : skippedFiles(reports);
  if (skipped.length > 0) noteSkipped(skipped, problems);
  const unproven = allFiles && KINDS.every((kind) => kinds.includes(kind)) ? unprovenRows(reports) : [];
  if (unproven.length > 0) problems.push(`${unproven.length} proofs of the specification:\n  ${unproven.join('\n  ')}`);
  for (const problem of problems) console.log(`\n${problem}`);
  if (counts.failed > 0 || problems.length > 0) process.exitCode = 1;
  console.log(`\n${summaryLine(counts)}`);
}

/** On a machine that lacks what they need they tell nothing, which is no reason to fail, unless it decides for others. */
function noteSkipped(files, problems) {
  const text = `SKIPPED, so nothing is known of what they prove:\n  ${files.join('\n  ')}`;
  if (process.env.CI) problems.push(`${text}\nIn CI (the variable CI is set) every test must run.`);
  else console.log(`\n${text}`);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
process.exit();
