import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { absentFromContract } from './contract-document.mjs';
import { documentOf, isOpen, parseProofs, plain, readTables } from './coverage-table.mjs';

/**
 * Documents of the specification that are being built: their open rows are counted, those of all others fail.
 * @type {readonly string[]}
 */
export const IN_PROGRESS = ['portal-configuration'];

/**
 * Every row of the tables names tests that are written, and the contract has every field and argument that it names.
 * That the tests run and pass is seen at the end of `npm test` (`coverage-results.mjs`).
 */
export async function checkSpecCoverage({ report }) {
  const rows = readTables();
  const absent = absentFromContract();
  for (const line of openRowCounts(rows, absent)) report(line);
  const absences = absent.filter(({ file, open }) => !(open && isInProgress(file)));
  return [...rows.flatMap((row) => failuresOfRow(row)), ...absences.map(({ file, absence }) => `${file}: ${absence}`)];
}

const isInProgress = (file, inProgress = IN_PROGRESS) => inProgress.includes(documentOf(file));

/**
 * @param {{ file: string, proofs: string }[]} rows of all documents
 * @param {{ file: string, open: boolean }[]} absent names that the API does not have
 * @param {readonly string[]} inProgress documents that are being built
 * @returns {string[]} a line for each of them
 */
export function openRowCounts(rows, absent = [], inProgress = IN_PROGRESS) {
  return inProgress.map((document) => {
    const own = rows.filter(({ file }) => documentOf(file) === document);
    const names = absent.filter(({ file, open }) => open && documentOf(file) === document).length;
    const missing = names > 0 ? `; the API does not have ${names} of its names` : '';
    return `${document}, in progress: ${own.filter(isOpen).length} of ${own.length} rows are open${missing}`;
  });
}

/**
 * @param {{ file: string, words: string, proofs: string }} row
 * @param {readonly string[]} inProgress documents that are being built
 * @returns {string[]} empty where it counts as proven
 */
export function failuresOfRow(row, inProgress = IN_PROGRESS) {
  const name = `${row.file}: "${row.words}"`;
  if (!row.proofs) return [`${name} is proven by nothing`];
  if (isOpen(row)) return isInProgress(row.file, inProgress) ? [] : [`${name} is ${row.proofs.replaceAll('*', '')}`];
  return parseProofs(row.proofs).flatMap((proof) => failuresOfProof(name, proof));
}

function failuresOfProof(row, { text, path, title }) {
  if (!path) return [`${row}: write \`file\` › title instead of ${text}`];
  if (!existsSync(join(ROOT, path))) return [`${row}: there is no ${path}`];
  return titlesIn(path).includes(plain(title)) ? [] : [`${row}: ${path} has no test "${title}"`];
}

const texts = new Map();
function titlesIn(path) {
  if (!texts.has(path)) texts.set(path, plain(readFileSync(join(ROOT, path), 'utf8')));
  return texts.get(path);
}
