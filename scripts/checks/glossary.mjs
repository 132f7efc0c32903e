import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, listFiles } from '../paths.mjs';

const GLOSSARY = 'CONTRIBUTING.md';
const FOLDERS = ['services', 'packages', 'gateway', 'admin', 'web', 'scripts', 'e2e', 'load', 'bench', 'test'];

/** Generated from contracts, or noted in databases by name. */
const UNCHECKED = /^web\/src\/gql\/|\/generated\/|_pb\.ts$|\/migrations\//;

/** Beginnings of names that use such a word in its ordinary meaning; the rest of the name is checked. */
const ALLOWED = [
  /^(use|Sticky)?[Bb]ook(?![a-z])/, // The verb: a client books a time.
  /^Copy(Link)?Button/, // They copy to the clipboard.
];

/** Files, folders and exports are named in the words that the glossary of CONTRIBUTING.md recommends. */
export async function checkGlossary() {
  const terms = glossaryTerms(readFileSync(join(ROOT, GLOSSARY), 'utf8'));
  return FOLDERS.flatMap((folder) => listFiles(folder, isChecked)).flatMap((path) => {
    const { fileNames, exportNames } = namesOf(path);
    return [...fileNames, ...exportNames].flatMap((name) =>
      termsIn(name, terms, path).map(({ word, better }) => `${path}: ${name}: write ${better} instead of ${word}`),
    );
  });
}

const isChecked = (path) => !UNCHECKED.test(path);

/**
 * The rows of a section: the term to use, then what to avoid, each `word` in backticks. One in capitals is avoided in
 * names of constants alone, one that is followed by "(in payments)" in that service alone.
 * @returns {{ word: string, better: string, service?: string }[]}
 */
export function glossaryTerms(text, section = 'Glossary') {
  const [, table = ''] = text.split(`\n## ${section}\n`);
  const rows = table.split('\n## ')[0].split('\n');
  return rows.flatMap((row) => {
    const [, better, avoided = ''] = row.split('|').map((cell) => cell.trim());
    const words = avoided.matchAll(/`(\w+)`(?: \(in (\w+)\))?/g);
    return [...words].map(([, word, service]) => ({ word, better, service }));
  });
}

/** @returns the terms of the glossary's dialect that a name holds */
export function termsIn(name, terms, path) {
  const rest = ALLOWED.reduce((left, allowed) => left.replace(allowed, ''), name);
  const words = rest.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ').split(/[^A-Za-z]+/);
  return terms.filter(({ word, service }) => {
    if (service && !path.startsWith(`services/${service}/`)) return false;
    const isConstant = word === word.toUpperCase();
    return words.some((one) => (isConstant ? one : one.toLowerCase()) === word);
  });
}

function namesOf(path) {
  const isCode = /\.[cm]?[jt]sx?$/.test(path);
  const exportNames = isCode ? exportsIn(path, readFileSync(join(ROOT, path), 'utf8')) : [];
  return { fileNames: path.split('/'), exportNames };
}

/** Names that a file exports, whatever they are. */
export function exportsIn(path, text) {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return exportedBy(statement.exportClause);
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(boundNames);
    return statement.name ? [statement.name.text] : [];
  });
}

/** Of `export { a, b as c }` and `export * as d`. */
function exportedBy(clause) {
  if (!clause) return [];
  return ts.isNamespaceExport(clause) ? [clause.name.text] : clause.elements.map(({ name }) => name.text);
}

/** Of `a`, `{ a, b: [c] }` and the like. */
const boundNames = ({ name }) =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (element.name ? boundNames(element) : []));
