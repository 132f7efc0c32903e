import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { ROOT } from '../paths.mjs';
import { DOCUMENTS, listChecked, proseIn } from './prose.mjs';

/** Describes releases, with the files of their time. */
const UNCHECKED = 'CHANGELOG.md';
/** Names of examples in recipes, and of files that services write when they start. */
const NOT_OURS = /^(?:Things?\w*|service|file|\w)\.|[<>]|^(?:path\/of|a\/b)\//;
const LINK = /\]\(([^)\s]+)\)/g;
/** A path or a name with an ending that our own files have. */
const FILE = /(?<![\w./@:$*<>{-])((?:[\w.-]+\/)*\w[\w.-]*\.(?:mjs|tsx|ts|graphql|md))(?![\w/*])/g;

/** Links of documents lead somewhere, and files that documents and comments name exist. */
export function checkNamedFiles() {
  const files = listChecked();
  const known = knownPaths(files);
  return [...DOCUMENTS, ...files].flatMap((path) => {
    if (path === UNCHECKED) return [];
    const content = readFileSync(join(ROOT, path), 'utf8');
    return [...deadLinks(path, content, known), ...missingFiles(path, content, known)];
  });
}

/** Every path, its folders, and the ends of each: of `a/b/c` also `b/c`, `c`, `a/b`, `a` and `b`. */
export function knownPaths(files) {
  const paths = new Set();
  for (const file of [...files, ...readdirSync(ROOT)]) {
    const parts = file.split('/');
    for (let end = 1; end <= parts.length; end++) {
      for (let start = 0; start < end; start++) paths.add(parts.slice(start, end).join('/'));
    }
  }
  return paths;
}

export function deadLinks(path, content, known) {
  if (extname(path) !== '.md') return [];
  const targets = [...content.matchAll(LINK)].map(([, target]) => target.split('#')[0]);
  return targets
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !known.has(normalize(join(dirname(path), target)).replace(/\/$/, '')))
    .map((target) => `${path}: the link to ${target} leads nowhere`);
}

export function missingFiles(path, content, known) {
  const isDocument = extname(path) === '.md';
  const lines = isDocument ? spansOf(content) : proseIn(path, content, { withCode: true });
  return lines.flatMap(({ line, text }) =>
    [...text.matchAll(FILE)]
      .map(([, file]) => file.replace(/^(?:\.+\/)+/, ''))
      .filter((file) => !known.has(file) && !NOT_OURS.test(file))
      .map((file) => `${path}:${line}: there is no ${file}`),
  );
}

/** The `code` of a document. */
const spansOf = (content) =>
  content
    .split('\n')
    .map((text, at) => ({ line: at + 1, text: [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code).join(' ') }));
