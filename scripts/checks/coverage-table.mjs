import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, listFiles } from '../paths.mjs';

const FOLDER = 'docs/spec-coverage';

/** The files of the table, in the order of the specification. */
export const tableFiles = () => listFiles(FOLDER, (path) => path.endsWith('.md') && !path.endsWith('README.md')).sort();

/** @returns {{ words: string, proofs: string }[]} rows of one file, without headings */
export const readTable = (path) => parseTable(readFileSync(join(ROOT, path), 'utf8'));

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
