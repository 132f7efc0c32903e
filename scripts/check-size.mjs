/**
 * How much JavaScript a visitor downloads before a public page works: the entry and the page's own chunk with all that
 * they import, as gzip. Loaded later (`import()` inside a page) does not count; the portal may not be among it at all.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildWeb } from './build.mjs';
import { ROOT } from './paths.mjs';

/** KB of gzip, 1 KB being 1024 bytes. */
const BUDGET_KB = 150;

/** Public pages with a budget: name and what their module is called. */
const PAGES = [
  { name: 'profile', module: /^src\/features\/profile\/\w*Page\.tsx$/ },
  { name: 'booking', module: /^src\/features\/booking\/\w*Page\.tsx$/ },
];

const PORTAL = /^src\/features\/portal\//;

/**
 * Sizes of the public pages from vite's manifest.
 * @returns {{ name: string, kilobytes: number, modules: string[], chunks: { file: string, kilobytes: number }[] }[]}
 */
export function measurePages(dist = join(ROOT, 'web/dist')) {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('web/dist/.vite/manifest.json is missing: the web has not been built.');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  return PAGES.map(({ name, module }) => {
    const pages = Object.keys(manifest).filter((key) => module.test(key));
    if (pages.length === 0) throw new Error(`No chunk of the build is the ${name} page (${module}).`);
    const modules = [...reach(manifest, [...entry, ...pages])];
    const files = [...new Set(modules.map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
    const chunks = files.map((file) => ({
      file,
      kilobytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024,
    }));
    return { name, modules, chunks, kilobytes: chunks.reduce((sum, chunk) => sum + chunk.kilobytes, 0) };
  });
}

/** What is downloaded with these modules: static imports, and theirs. */
function reach(manifest, start) {
  const found = new Set(start);
  for (const key of found) (manifest[key].imports ?? []).forEach((imported) => found.add(imported));
  return found;
}

/** @returns failures, one line each */
export async function checkSize({ report = () => {} } = {}) {
  const pages = await buildWeb().then(() => measurePages());
  for (const { name, kilobytes, chunks } of pages) {
    report(`${name.padEnd(10)}${kilobytes.toFixed(1).padStart(7)} KB of ${BUDGET_KB} KB in ${chunks.length} chunks`);
    for (const chunk of chunks) report(`${' '.repeat(10)}${chunk.kilobytes.toFixed(1).padStart(7)} KB  ${chunk.file}`);
  }
  return pages.flatMap(({ name, kilobytes, modules }) => [
    ...(kilobytes > BUDGET_KB ? [`${name}: ${kilobytes.toFixed(1)} KB of JavaScript, more than ${BUDGET_KB} KB`] : []),
    ...modules.filter((key) => PORTAL.test(key)).map((key) => `${name}: loads ${key}, which belongs to the portal`),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const failures = await checkSize({ report: (line) => console.log(line) });
  failures.forEach((failure) => console.error(failure));
  process.exitCode = failures.length > 0 ? 1 : 0;
}
