import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { absentFromContract } from './contract-document.mjs';
import { parseProofs, plain, readTable, tableFiles } from './coverage-table.mjs';

/**
 * Every row of the table names tests that are written, and the contract has every field and argument that it names.
 * That the tests run and pass is seen at the end of `npm test` (`coverage-results.mjs`).
 */
export async function checkSpecCoverage() {
  return [...tableFiles().flatMap(failuresOfFile), ...absentFromContract()];
}

function failuresOfFile(file) {
  return readTable(file).flatMap(({ words, proofs }) => {
    const row = `${file}: "${words}"`;
    if (!proofs) return [`${row} is proven by nothing`];
    return parseProofs(proofs).flatMap((proof) => failuresOfProof(row, proof));
  });
}

function failuresOfProof(row, { text, path, title }) {
  if (text.startsWith('**open**')) return [`${row} is ${text.replaceAll('*', '')}`];
  if (!path) return [`${row}: write \`file\` › title instead of ${text}`];
  if (!existsSync(join(ROOT, path))) return [`${row}: there is no ${path}`];
  return titlesIn(path).includes(plain(title)) ? [] : [`${row}: ${path} has no test "${title}"`];
}

const texts = new Map();
function titlesIn(path) {
  if (!texts.has(path)) texts.set(path, plain(readFileSync(join(ROOT, path), 'utf8')));
  return texts.get(path);
}
