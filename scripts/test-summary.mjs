import { relative } from 'node:path';
import { KINDS } from './arguments.mjs';
import { ROOT } from './paths.mjs';
import { kindOf } from './test-counts.mjs';

const LONGEST_LINE = 200;
const SLOWEST = 10;
/** Failures past this many are in the report of jest. */
const MOST_FAILURES = 40;
/** Longest that a file of a kind should take on a quiet machine, s. */
const BUDGET_SECONDS = { service: 30, browser: 60 };

/** The first line of what a test failed with, without colours. */
export function firstErrorLine(messages = []) {
  const plain = (messages[0] ?? '').replaceAll(/\x1b\[[0-9;]*m/g, '');
  const line = plain.split('\n').find((text) => text.trim() !== '') ?? 'no message';
  return line.trim().slice(0, LONGEST_LINE);
}

/** Two lines for each test that failed: where it stands, and what with. */
export function failureLines(reports) {
  const failures = reports.flatMap(({ testResults }) => testResults.flatMap(failuresOfFile));
  const more = failures.length - MOST_FAILURES;
  return [...failures.slice(0, MOST_FAILURES).flat(), ...(more > 0 ? [`and ${more} more`] : [])];
}

function failuresOfFile({ name, status, message, assertionResults }) {
  if (status !== 'failed') return [];
  const path = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return [[`${path}: could not run`, `  ${firstErrorLine([message])}`]];
  return failed.map((test) => [`${path} › ${test.fullName}`, `  ${firstErrorLine(test.failureMessages)}`]);
}

const secondsOf = ({ startTime, endTime }) => (endTime - startTime) / 1000;

/** How long each kind took in all of its workers, the slowest files, and those past their budget. */
export function durationLines(reports) {
  const files = reports
    .flatMap(({ testResults }) => testResults)
    .map((file) => ({ path: relative(ROOT, file.name), seconds: secondsOf(file) }))
    .map((file) => ({ ...file, kind: kindOf(file.path) }))
    .sort((a, b) => b.seconds - a.seconds);
  const minutesOf = (kind) =>
    files.filter((file) => file.kind === kind).reduce((sum, { seconds }) => sum + seconds / 60, 0);
  const minutes = KINDS.map((kind) => `${kind} ${minutesOf(kind).toFixed(1)}`);
  const over = files.filter(({ kind, seconds }) => seconds > (BUDGET_SECONDS[kind] ?? Infinity));
  const line = ({ path, seconds }) => `  ${seconds.toFixed(0).padStart(4)} s  ${path}`;
  return [
    `Minutes of work by kind: ${minutes.join(', ')}`,
    'Slowest files:',
    ...files.slice(0, SLOWEST).map(line),
    ...(over.length > 0 ? [`${over.length} files are past their budget (CONTRIBUTING, "Speed of the suite")`] : []),
  ];
}
