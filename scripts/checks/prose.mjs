import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ROOT, listFiles } from '../paths.mjs';
import { glossaryTerms } from './glossary.mjs';

const FOLDERS = [
  'admin',
  'bench',
  'charts',
  'docs',
  'e2e',
  'gateway',
  'k8s',
  'load',
  'packages',
  'proto',
  'scripts',
  'services',
];
const MORE_FOLDERS = ['test', 'web'];
export const DOCUMENTS = ['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'];

/** Generated from what is checked, applied to databases, or quoted from the specification. */
const UNCHECKED =
  /^web\/src\/gql\/|\/generated\/|_pb\.ts$|\/migrations\/|^gateway\/\w+\.graphql$|^docs\/spec-coverage\//;

const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*|#|--)(.*)/;
const COMMENT_AT_END = /\s\/\/ (.*)/;
const TEST_TITLE = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^']*\))?\(\s*(['"`])(.*?)\1,/;

/** Comments, descriptions, documents and test titles are in the words that CONTRIBUTING.md recommends for prose. */
export function checkProse() {
  const terms = glossaryTerms(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'), 'Prose');
  return [...DOCUMENTS, ...listChecked().filter((path) => !UNCHECKED.test(path))].flatMap((path) =>
    proseIn(path, readFileSync(join(ROOT, path), 'utf8')).flatMap(({ line, text }) =>
      terms
        .filter(({ word }) => new RegExp(`\\b${word}\\b`, 'i').test(text))
        .map(({ word, better }) => `${path}:${line}: write ${better} instead of ${word}`),
    ),
  );
}

/** Every file of the folders that hold what people write. */
export const listChecked = () => [...FOLDERS, ...MORE_FOLDERS].flatMap((folder) => listFiles(folder, () => true));

/**
 * The prose of a file by lines, without "quotations".
 * @param {{ withCode?: boolean }} [options] whether `code` is a part of it
 * @returns {{ line: number, text: string }[]}
 */
export function proseIn(path, content, { withCode = false } = {}) {
  const read = READERS[extname(path)];
  if (!read) return [];
  const lines = withoutCodeBlocks(path, content).split('\n');
  return lines.flatMap((line, at) => {
    const text = withCode ? read(line) : read(line)?.replaceAll(/`[^`]*`/g, '');
    return text ? [{ line: at + 1, text }] : [];
  });
}

const unquoted = (text) => text.replaceAll(/"[^"]*"|“[^”]*”/g, '');

function inCode(line) {
  const comment = COMMENT_LINE.exec(line)?.[1] ?? COMMENT_AT_END.exec(line)?.[1] ?? '';
  return `${unquoted(comment)} ${TEST_TITLE.exec(line)?.[2] ?? ''}`.trim();
}

const inComment = (line) => unquoted(COMMENT_LINE.exec(line)?.[1] ?? '');

/** By ending of the file's name. The whole of a GraphQL contract is for readers. */
const READERS = {
  ...Object.fromEntries(['.ts', '.tsx', '.mjs', '.js'].map((ending) => [ending, inCode])),
  ...Object.fromEntries(['.css', '.proto', '.sh', '.yaml', '.yml'].map((ending) => [ending, inComment])),
  '.graphql': (line) => line,
  '.md': unquoted,
};

/** With as many lines as before. */
const withoutCodeBlocks = (path, content) =>
  path.endsWith('.md') ? content.replaceAll(/^```.*?^```/gms, (block) => block.replaceAll(/[^\n]/g, '')) : content;
