import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { absentFromContract } from './contract-document.mjs';
import { readTable, tableFiles } from './coverage-table.mjs';

/** `path/of/a.spec.ts` › title of a test in it */
const PROOF = /^`([^`]+)` › (.+)$/;
/** A sentence that states nothing that could be proven. */
const NO_BEHAVIOUR = 'no behaviour';

/** Every row of the table names tests that exist, and the contract has every field and argument that it names. */
export async function checkSpecCoverage() {
  return [...tableFiles().flatMap(failuresOfFile), ...absentFromContract()];
}

function failuresOfFile(file) {
  return readTable(file).flatMap(({ words, proofs }) => {
    const row = `${file}: "${words}"`;
    if (!proofs) return [`${row} is proven by nothing`];
    if (proofs === NO_BEHAVIOUR) return [];
    return proofs.split('<br>').flatMap((proof) => failuresOfProof(row, proof.trim()));
  });
}

function failuresOfProof(row, proof) {
  if (proof.startsWith('**open**')) return [`${row} is ${proof.replaceAll('*', '')}`];
  const [, path, title] = PROOF.exec(proof) ?? [];
  if (!path) return [`${row}: write \`file\` › title instead of ${proof}`];
  if (!existsSync(join(ROOT, path))) return [`${row}: there is no ${path}`];
  return titlesIn(path).includes(plain(title)) ? [] : [`${row}: ${path} has no test "${title}"`];
}

const texts = new Map();
function titlesIn(path) {
  if (!texts.has(path)) texts.set(path, plain(readFileSync(join(ROOT, path), 'utf8')));
  return texts.get(path);
}

/** Escapes of code and of Markdown do not count, nor does the kind of apostrophe. */
const plain = (text) => text.replaceAll(/\\/g, '').replaceAll('’', "'").replaceAll('&#124;', '|');
