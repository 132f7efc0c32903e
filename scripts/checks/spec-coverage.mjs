import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const TABLE = 'docs/spec-coverage.md';
/** `path/of/a.spec.ts` › title of a test in it */
const PROOF = /`([^`]+)` › (.+)/;

/** Every row of the table names tests that exist. */
export async function checkSpecCoverage() {
  const lines = readFileSync(join(ROOT, TABLE), 'utf8').split('\n');
  const rows = lines.filter((line) => /^\| /.test(line) && !/^\| (what|-+) /.test(line));
  return rows.flatMap((row) => {
    const [what, proofs] = row
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    if (!proofs) return [`${TABLE}: "${what}" is proven by nothing`];
    return proofs.split('<br>').flatMap((proof) => failuresOfProof(what, proof.trim()));
  });
}

function failuresOfProof(what, proof) {
  const [, path, title] = PROOF.exec(proof) ?? [];
  if (!path) return [`${TABLE}: "${what}": write \`file\` › title instead of ${proof}`];
  if (!existsSync(join(ROOT, path))) return [`${TABLE}: "${what}": there is no ${path}`];
  return titlesIn(path).includes(plain(title)) ? [] : [`${TABLE}: "${what}": ${path} has no test "${title}"`];
}

const texts = new Map();
function titlesIn(path) {
  if (!texts.has(path)) texts.set(path, plain(readFileSync(join(ROOT, path), 'utf8')));
  return texts.get(path);
}

/** Escapes of code and of Markdown do not count, nor does the kind of apostrophe. */
const plain = (text) => text.replaceAll(/\\/g, '').replaceAll('’', "'").replaceAll('&#124;', '|');
