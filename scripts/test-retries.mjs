import { relative } from 'node:path';
import { ROOT } from './paths.mjs';
import { firstErrorLine } from './test-summary.mjs';

/** More than this many files or tests that fail at first are a defect, not a race that a busy machine has lost. */
export const MAX_UNSTABLE = 3;

/** Races, walks and tests that kill processes run once: what passes the second time would hide a real race. */
const RUNS_ONCE = /(?:^|[-/])(?:races?|walk|turmoil|faults|worker-process|relay)\.(?:int\.)?spec\.ts$/;

/**
 * The files of a run that are worth a second one, in CI only (docs/adr/0067).
 * @param {object} report what jest wrote with `--json`
 * @returns {string[]} absolute paths; none when nothing failed, too much, or something that runs once only
 */
export function filesToRetry({ testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (failed.length > MAX_UNSTABLE || failed.some((path) => RUNS_ONCE.test(relative(ROOT, path)))) return [];
  return failed;
}

/** The report of a run in which those files that ran again have their second outcome. */
export function withRetries(report, retry) {
  const again = new Map(retry.testResults.map((file) => [file.name, file]));
  const testResults = report.testResults.map((file) => again.get(file.name) ?? file);
  return { ...report, testResults, success: testResults.every(({ status }) => status !== 'failed') };
}

/**
 * What failed at first and passed when its file ran again, each with its first error: `path › title: error`; only the path
 * where the file could not run at first.
 */
export function unstableTests(report, retry) {
  const passed = new Set(retry.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return report.testResults
    .filter(({ name }) => passed.has(name))
    .flatMap(({ name, assertionResults, message }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const path = relative(ROOT, name);
      if (failed.length === 0) return [`${path}: ${firstErrorLine([message])}`];
      return failed.map((test) => `${path} › ${test.fullName}: ${firstErrorLine(test.failureMessages)}`);
    });
}
