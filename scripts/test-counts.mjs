import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

/** The kind of a test, from the name of its file: the same patterns as in `jest.config.mjs`. */
export function kindOf(path) {
  if (path.startsWith('e2e/')) return 'browser';
  if (path.endsWith('.test.tsx')) return 'page';
  return path.endsWith('.int.spec.ts') ? 'service' : 'unit';
}

/**
 * Counts of one or several runs, together and by kind.
 * @param {object[]} reports what jest wrote with `--json`
 * @returns {{ passed: number, failed: number, skipped: number, ranByKind: Record<string, number> }}
 *   a file that could not run at all counts as one failure
 */
export function countTests(reports) {
  const counts = { passed: 0, failed: 0, skipped: 0, ranByKind: {} };
  for (const file of reports.flatMap((report) => report.testResults)) addFile(counts, file);
  return counts;
}

const SKIPPED = ['pending', 'skipped', 'todo', 'disabled'];

const countOf = ({ assertionResults }, ...statuses) =>
  assertionResults.filter(({ status }) => statuses.includes(status)).length;

function addFile(counts, file) {
  const kind = kindOf(relative(ROOT, file.name));
  const [passed, failed] = [countOf(file, 'passed'), countOf(file, 'failed')];
  counts.passed += passed;
  counts.failed += file.status === 'failed' && failed === 0 ? 1 : failed;
  counts.skipped += countOf(file, ...SKIPPED);
  counts.ranByKind[kind] = (counts.ranByKind[kind] ?? 0) + passed + failed;
}

/** The line that closes `npm test`. */
export const summaryLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Kinds of which no test ran, whatever the reason. */
export const kindsWithoutTests = ({ ranByKind }, kinds) => kinds.filter((kind) => !ranByKind[kind]);

/** A line for each file of which tests were skipped, such as faults where this machine lacks the servers to kill. */
export const skippedFiles = (reports) =>
  reports
    .flatMap(({ testResults }) => testResults)
    .map((file) => ({ path: relative(ROOT, file.name), count: countOf(file, ...SKIPPED) }))
    .filter(({ count }) => count > 0)
    .map(({ path, count }) => `${path} (${count} skipped)`);
