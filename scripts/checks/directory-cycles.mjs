import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT, SERVICES, listFiles } from '../paths.mjs';

/** Folders whose directories are features. */
const FOLDERS = [
  ...SERVICES.map((name) => `services/${name}/src`),
  ...['services/sandbox/src', 'packages/kit/src', 'gateway/src', 'web/src/features', 'web/src/features/portal'],
];
const LEFT_OUT = /\.(spec|test)\.tsx?$|\/(testing|generated|migrations)\//;

/** Feature directories import each other one way, types included: no directory reaches itself through others. */
export async function checkDirectories({ report }) {
  const cycles = [...new Set(FOLDERS)].flatMap((folder) =>
    cyclesIn(importsBetween(folder)).map((cycle) => `${folder}: ${cycle.join(' → ')}`),
  );
  report(`${cycles.length} circles of directories that import each other`);
  return cycles;
}

/** @returns {Map<string, Set<string>>} for each directory of a folder those that its files import */
export function importsBetween(folder) {
  const isSource = (path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path);
  const imports = new Map();
  for (const path of listFiles(folder, isSource)) {
    const from = directoryOf(folder, path);
    if (!from) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(join(ROOT, path), 'utf8')).importedFiles) {
      const target = fileName.startsWith('.') && join(dirname(path), fileName);
      const to = target && !LEFT_OUT.test(target) && directoryOf(folder, target);
      if (to && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** The directory of a folder that a file is in; undefined for files directly in the folder or elsewhere. */
function directoryOf(folder, path) {
  const [directory, ...rest] = relative(folder, path).split('/');
  return directory === '..' || rest.length === 0 ? undefined : directory;
}

/**
 * Each circle once, beginning with its first directory by name.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports
 * @returns {string[][]} the first and the last of a circle are the same
 */
export function cyclesIn(imports) {
  const cycles = [];
  for (const start of [...imports.keys()].sort()) {
    const path = wayBack(imports, start, new Set(cycles.flat()));
    if (path) cycles.push(path);
  }
  return cycles;
}

/** The shortest way from a directory back to itself, by none of `known`. */
function wayBack(imports, start, known) {
  if (known.has(start)) return undefined;
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of [...(imports.get(way.at(-1)) ?? [])].sort()) {
      if (next === start) return [...way, start];
      if (seen.has(next) || known.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
