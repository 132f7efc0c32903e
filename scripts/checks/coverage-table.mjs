import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT, listFiles } from '../paths.mjs';

const FOLDER = 'docs/spec-coverage';
/** A sentence that states nothing that could be proven. */
const NO_BEHAVIOUR = 'no behaviour';
/** `path/of/a.spec.ts` › title of a test in it */
const PROOF = /^`([^`]+)` › (.+)$/;

/** The files of the tables of all documents, in the order of the specification. */
const tableFiles = () => listFiles(FOLDER, (path) => path.endsWith('.md') && !path.endsWith('README.md')).sort();

/** @returns {{ words: string, proofs: string }[]} rows of one file, without headings */
export const readTable = (path) => parseTable(readFileSync(join(ROOT, path), 'utf8'));

/** @returns {{ file: string, words: string, proofs: string }[]} rows of all documents */
export const readTables = () => tableFiles().flatMap((file) => readTable(file).map((row) => ({ file, ...row })));

/** A bar inside a cell is written `\|`. */
export function parseTable(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (what|words of the specification|-+) /.test(line))
    .map((line) => {
      const [, words, proofs] = line.split(/(?<!\\)\|/);
      return { words: words.trim().replaceAll('\\|', '|'), proofs: proofs.trim() };
    });
}

/** The document that a file's rows are of: the folder that it lies in. */
export const documentOf = (file) => basename(dirname(file));

/** Whether a row says that what it is about is not built, or not proven, yet. */
export const isOpen = ({ proofs }) => proofs.startsWith('**open**');

/** @returns {{ text: string, path?: string, title?: string }[]} what a row names; no path where it is not written so */
export function parseProofs(proofs) {
  if (proofs === NO_BEHAVIOUR) return [];
  return proofs.split('<br>').map((proof) => {
    const [, path, title] = PROOF.exec(proof.trim()) ?? [];
    return { text: proof.trim(), path, title };
  });
}

/** A text as titles are compared: escapes of code and of Markdown do not count, nor does the kind of apostrophe. */
export const plain = (text) => text.replaceAll(/\\/g, '').replaceAll('’', "'").replaceAll('&#124;', '|');
