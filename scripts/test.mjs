/**
 * `npm test [-- --only unit,service] [-t title] [--watch] [<pattern of files>]`: sets up its own servers, runs the tests of all four kinds
 * and ends with their totals. Safe while `npm start` is running.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, parseTestArguments } from './arguments.mjs';
import { buildServices, buildWeb } from './build.mjs';
import { unprovenRows } from './checks/coverage-results.mjs';
import { readTables } from './checks/coverage-table.mjs';
import { openRowCounts } from './checks/spec-coverage.mjs';
import { loadDemoData } from './demo-data.mjs';
import { publicUrl, sandboxUrl } from './environment-values.mjs';
import { ensureInstalled } from './install.mjs';
import { PRIVATE, ROOT } from './paths.mjs';
import { portsFrom, randomPortBase } from './ports.mjs';
import { lastLines } from './processes.mjs';
import { Progress } from './progress.mjs';
import { Stack, removeAbandonedTestRuns } from './stack.mjs';
import { countTests, kindsWithoutTests, skippedFiles, summaryLine } from './test-counts.mjs';
import { filesToRetry, MAX_UNSTABLE, unstableTests, withRetries } from './test-retries.mjs';
import { durationLines, failureLines } from './test-summary.mjs';

const HELP = `npm test [-- options] [patterns of files]
  --only KINDS  any of unit, service, page, browser, separated by commas
  -t TITLE      tests whose title holds this
  --watch       servers stay up and what is touched by a change runs again, until q
  --seed N      seed of property tests and walks; without, one that never changes
  --fresh-seeds new random seeds, which are printed`;

const RESULTS = join(ROOT, 'test-results');
/** Property tests and walks look at the same cases in every run, so that a change decides and not chance. */
const DEFAULT_SEED = 20_261_127;

async function main() {
  const { freshSeeds, ...given } = parseTestArguments(process.argv.slice(2));
  if (given.help) return console.log(HELP);
  const seed = given.seed ?? (freshSeeds ? randomInt(1, 2 ** 31) : DEFAULT_SEED);
  const options = { ...given, seed };
  const progress = new Progress();
  await ensureInstalled(progress);
  await removeAbandonedTestRuns(PRIVATE);
  const folder = join(PRIVATE, `test-${process.pid}`);
  rmSync(RESULTS, { recursive: true, force: true });
  if (options.seed !== DEFAULT_SEED)
    progress.line(`  Seed ${options.seed}: npm test -- --seed ${options.seed} repeats it`);
  const stack = await Stack.open({ folder, ports: portsFrom(await randomPortBase()), progress, disposable: true });
  const interrupted = onInterrupt();
  /** @type {Outcome} */
  const outcome = { reports: [], problems: [], unstable: [] };
  try {
    await Promise.race([runTests(stack, options, outcome), interrupted]);
  } catch (error) {
    outcome.problems.push(error.message);
  } finally {
    if (!options.watch && hasFailed(outcome)) keepResults(stack);
    await stack.stop();
  }
  if (options.watch) return outcome.problems.forEach((problem) => console.log(problem));
  conclude(outcome, options);
}

/**
 * @typedef {object} Outcome
 * @property {object[]} reports what jest wrote with `--json`
 * @property {string[]} problems what failed in addition to tests
 * @property {string[]} unstable what passed only when its file ran again
 */

const hasFailed = ({ reports, problems }) => problems.length > 0 || countTests(reports).failed > 0;

/** Keeps reports of jest and logs of the servers, next to the pictures of journeys. */
function keepResults({ folder }) {
  mkdirSync(RESULTS, { recursive: true });
  const reports = readdirSync(folder).filter((name) => /^jest-.*\.json$/.test(name));
  for (const name of [...reports, 'logs']) cpSync(join(folder, name), join(RESULTS, name), { recursive: true });
}

/** Limits, ms, after which the product answers with less than it could. */
const PATIENT = [
  'CRAWLER_PAGE_TIMEOUT_MS',
  'PAGE_DATA_TIMEOUT_MS',
  'PAGE_RENDER_TIMEOUT_MS',
  'PLACES_TIMEOUT_MS',
  'REDIS_TIMEOUT_MS',
  'REQUEST_TIMEOUT_MS',
];

/** Servers first, then everything but the browser in one run, then the browser on a complete Yarrow. */
async function runTests(stack, options, outcome) {
  const { kinds, watch } = options;
  const { problems } = outcome;
  if (watch) {
    await stack.startBacking({ needsDatabases: false, needsRadicale: kinds.includes('service') });
    return watchJest(stack, options);
  }
  const built = await stack.progress.step('Building services', buildServices).then(() => true, problemInto(problems));
  const withBrowser = kinds.includes('browser');
  // Where a skipped test fails the run, what it needs is installed.
  const needsPostgresTools = Boolean(process.env.CI);
  const needsRadicale = kinds.some((kind) => kind === 'service' || kind === 'browser');
  const needs = { needsChromium: withBrowser, needsPostgresTools, needsRadicale, needsDatabases: withBrowser };
  await stack.startBacking(needs);
  const withoutBrowser = kinds.filter((kind) => kind !== 'browser');
  if (withoutBrowser.length > 0) await runTestKinds(stack, withoutBrowser, options, outcome);
  // The other kinds read the sources; only the browser needs what is built.
  if (!withBrowser || !built) return;
  await stack.progress.step('Building pages', buildWeb);
  for (const name of ['REVIEW_SETTLE_MINUTES', 'ANONYMOUS_REVIEW_MIN_HOURS', 'ANONYMOUS_REVIEW_MAX_HOURS'])
    process.env[name] ??= '0';
  // What a page or a request goes on without when it is late is not late on a busy machine.
  for (const name of PATIENT) process.env[name] ??= '20000';
  // All journeys come from one address.
  for (const name of ['BOOKINGS', 'CARD_SETUPS', 'CONFIRMATIONS', 'LOGINS', 'REGISTRATIONS'])
    process.env[`${name}_PER_ADDRESS`] ??= '5000';
  // All practices are new.
  process.env['MESSAGES_FIRST_DAY'] ??= '5000';
  await stack.startApplication();
  await loadDemoData(stack);
  void stack.failed.then(({ name, reason, log }) => {
    problems.push(
      `${name} ended by itself (${reason}) during the browser tests. The end of its log:\n${lastLines(log)}`,
    );
  });
  await runTestKinds(stack, ['browser'], options, outcome);
}

const problemInto = (problems) => (error) => {
  problems.push(error.message);
  return false;
};

/** Runs the tests; in CI the few files that failed once more, alone (docs/adr/0067). */
async function runTestKinds(stack, kinds, options, outcome) {
  const chosen = selection(kinds, options.title);
  const run = (name, ...args) => runJest(stack, options, name, [...chosen, ...args], outcome.problems);
  const report = await run(kinds[0], '--', ...options.patterns);
  const failed = process.env.CI ? filesToRetry(report) : [];
  if (failed.length === 0) return outcome.reports.push(report);
  const retry = await run(`${kinds[0]}-again`, '--runInBand', '--runTestsByPath', ...failed);
  outcome.unstable.push(...unstableTests(report, retry));
  outcome.reports.push(withRetries(report, retry));
}

/** @returns what jest reports; its own output goes straight to ours */
async function runJest(stack, options, name, chosen, problems) {
  const report = join(stack.folder, `jest-${name}.json`);
  const args = [JEST, '--json', `--outputFile=${report}`, '--passWithNoTests', ...chosen];
  // With --json jest prints the report to standard output as well: it is in the file, so that stream is closed.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: testEnvironment(stack, options),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stopWith(stack, child);
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (!existsSync(report)) throw new Error(`jest ended (code ${code}) without a report.`);
  const content = JSON.parse(readFileSync(report, 'utf8'));
  if (code !== 0 && content.success) problems.push(`jest ended with code ${code} although no test failed.`);
  return content;
}

/** Runs the tests that a change affects again; the user controls it from the keyboard. */
async function watchJest(stack, options) {
  const { kinds, patterns, title } = options;
  const args = [JEST, '--watch', '--maxWorkers=2', ...selection(kinds, title), '--', ...patterns];
  const child = spawn(process.execPath, args, { cwd: ROOT, env: testEnvironment(stack, options), stdio: 'inherit' });
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
function testEnvironment({ folder, ports, backing }, { seed }) {
  return {
    ...process.env,
    NODE_ENV: 'test',
    TEST_SEED: String(seed),
    NODE_OPTIONS:
      `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings=ExperimentalWarning`.trim(),
    APOLLO_TELEMETRY_DISABLED: 'true',
    TEST_DATABASE_URL: backing.serverUrl,
    TEST_NATS_URL: backing.natsUrl,
    TEST_REDIS_URL: backing.redisUrl,
    FFMPEG_PATH: backing.ffmpegPath,
    ...(backing.openSearchUrl && { OPENSEARCH_URL: backing.openSearchUrl }),
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

function conclude({ reports, problems, unstable }, { kinds, patterns, title }) {
  const counts = countTests(reports);
  // Who asks for some files gets what there is of them.
  const allFiles = patterns.length === 0 && !title;
  const empty = allFiles || counts.passed + counts.failed === 0 ? kindsWithoutTests(counts, kinds) : [];
  if (empty.length > 0) problems.push(`No test ran of the kind: ${empty.join(', ')}.`);
  // Titles that were not asked for count as skipped.
  const skipped = title ? [] : skippedFiles(reports);
  if (skipped.length > 0) noteSkipped(skipped, problems);
  const everything = allFiles && KINDS.every((kind) => kinds.includes(kind));
  const unproven = everything ? unprovenRows(reports) : [];
  if (everything) console.log(`\n${openRowCounts(readTables()).join('\n')}`);
  if (unproven.length > 0) problems.push(`${unproven.length} proofs of the specification:\n  ${unproven.join('\n  ')}`);
  if (unstable.length > 0) console.log(`\nUNSTABLE, passed only when run again:\n  ${unstable.join('\n  ')}`);
  if (unstable.length > MAX_UNSTABLE) problems.push(`More than ${MAX_UNSTABLE} tests are unstable.`);
  if (everything) console.log(`\n${durationLines(reports).join('\n')}`);
  for (const problem of problems) console.log(`\n${problem}`);
  if (counts.failed > 0)
    console.log(`\nFAILED (reports, logs and pictures: test-results/):\n${failureLines(reports).join('\n')}`);
  if (counts.failed > 0 || problems.length > 0) process.exitCode = 1;
  console.log(`\n${summaryLine(counts)}`);
}

/** Tests that are skipped for lack of their tools prove nothing. That fails a run only in CI. */
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
