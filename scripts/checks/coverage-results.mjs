import { relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { isOpen, parseProofs, plain, readTables } from './coverage-table.mjs';
import { failuresOfRow } from './spec-coverage.mjs';

/**
 * Rows of the tables that a run of all tests has not proven: a test that they name failed, was skipped or never ran, or
 * they are open in a document that is finished.
 * @param {object[]} reports what jest wrote with `--json`
 */
export function unprovenRows(reports) {
  return unprovenAmong(readTables(), reports);
}

/**
 * @param {{ file: string, words: string, proofs: string }[]} rows
 * @param {object[]} reports what jest wrote with `--json`
 * @param {string[]} [inProgress] documents in which rows may be open; the current ones by default
 */
export function unprovenAmong(rows, reports, inProgress) {
  const testsOf = testsByFile(reports);
  return rows.flatMap((row) =>
    isOpen(row)
      ? failuresOfRow(row, inProgress)
      : parseProofs(row.proofs)
          .filter(({ path }) => path)
          .map(({ text, path, title }) => ({ text, outcome: outcomeOf(testsOf.get(path) ?? [], title) }))
          .filter(({ outcome }) => outcome !== 'passed')
          .map(({ text, outcome }) => `${row.file}: "${row.words}" is not proven: ${text} ${outcome}`),
  );
}

function testsByFile(reports) {
  const files = reports.flatMap(({ testResults }) => testResults);
  return new Map(files.map(({ name, assertionResults }) => [relative(ROOT, name), assertionResults]));
}

/** What became of the tests with that title, or in the group with that title. */
function outcomeOf(tests, title) {
  const pattern = titlePattern(title);
  const named = tests.filter((test) => [test.title, ...test.ancestorTitles].some((one) => pattern.test(plain(one))));
  if (named.length === 0) return 'never ran';
  if (named.some(({ status }) => status === 'failed')) return 'failed';
  return named.every(({ status }) => status === 'passed') ? 'passed' : 'was skipped';
}

/** What tests of a table fill in: `%s`, `$name` and `${name}`. */
const PLACEHOLDER = /%[sdifjopO#$]|\$\{[^}]*\}|\$[A-Za-z_][\w.]*/;

function titlePattern(title) {
  const parts = plain(title).split(PLACEHOLDER);
  return new RegExp(`^${parts.map(escape).join('.*')}$`, 's');
}

const escape = (text) => text.replaceAll('%%', '%').replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
