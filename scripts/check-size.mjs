/**
 * How much JavaScript a visitor downloads before a page works: the entry and the page's own chunk with all that they
 * import, as gzip. Loaded later (`import()` inside a page) does not count. Public pages, and the heaviest of the portal's;
 * nothing of the portal may be among what a public page loads.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildWeb } from './build.mjs';
import { ROOT } from './paths.mjs';

/** KB of gzip, 1 KB being 1024 bytes: of any public page, and of those on which most depends. */
const BUDGET_KB = 215;
const OWN_BUDGETS_KB = { HomePage: 170, SearchPage: 175, ProfilePage: 186, BookingPage: 195 };

/** The calendar comes after the portal's frame. */
const PORTAL_CALENDAR = {
  name: 'portal calendar',
  keys: ['src/features/portal/Portal.tsx', 'src/features/portal/calendar/CalendarPage.tsx'],
  budget: 285,
  portal: true,
};

/** A page's module; whatever page the router knows has a budget. */
const PAGE = /^src\/features\/(?!portal\/).*?(\w+)\.tsx$/;
const PORTAL = /^src\/features\/portal\//;

/**
 * Sizes of the pages from vite's manifest: public pages are what the entry loads by its table of routes.
 * @returns {{ name: string, portal: boolean, kilobytes: number, budget: number, modules: string[], chunks: { file: string, kilobytes: number }[] }[]}
 */
export function measurePages(dist = join(ROOT, 'web/dist')) {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('web/dist/.vite/manifest.json is missing: the web has not been built.');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const pages = [...publicPages(manifest, entry), PORTAL_CALENDAR];
  for (const name of Object.keys(OWN_BUDGETS_KB)) {
    if (!pages.some((page) => page.name === name)) throw new Error(`The build has no page ${name}.`);
  }
  return pages.map(({ keys, ...page }) => {
    const missing = keys.find((key) => !manifest[key]);
    if (missing) throw new Error(`The build has no chunk of ${missing}.`);
    const modules = [...reach(manifest, [...entry, ...keys])];
    const files = [...new Set(modules.map((module) => manifest[module].file))].filter((file) => file.endsWith('.js'));
    const chunks = files.map((file) => ({
      file,
      kilobytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024,
    }));
    return { ...page, modules, chunks, kilobytes: chunks.reduce((sum, chunk) => sum + chunk.kilobytes, 0) };
  });
}

/** Parts of a frame, such as a menu, are loaded by the entry too: a page is called one. */
function publicPages(manifest, entry) {
  return entry
    .flatMap((key) => manifest[key].dynamicImports ?? [])
    .flatMap((key) => {
      const name = PAGE.exec(key)?.[1];
      if (!name?.endsWith('Page')) return [];
      return [{ name, keys: [key], budget: OWN_BUDGETS_KB[name] ?? BUDGET_KB, portal: false }];
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
  for (const { name, kilobytes, budget, chunks } of pages) {
    report(`${name.padEnd(20)}${kilobytes.toFixed(1).padStart(7)} KB of ${budget} KB in ${chunks.length} chunks`);
    for (const chunk of kilobytes > budget ? chunks : []) {
      report(`${' '.repeat(20)}${chunk.kilobytes.toFixed(1).padStart(7)} KB  ${chunk.file}`);
    }
  }
  return pages.flatMap(({ name, portal, kilobytes, budget, modules }) => [
    ...(kilobytes > budget ? [`${name}: ${kilobytes.toFixed(1)} KB of JavaScript, more than ${budget} KB`] : []),
    ...modules
      .filter((key) => !portal && PORTAL.test(key))
      .map((key) => `${name}: loads ${key}, which belongs to the portal`),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const failures = await checkSize({ report: (line) => console.log(line) });
  failures.forEach((failure) => console.error(failure));
  process.exitCode = failures.length > 0 ? 1 : 0;
}
