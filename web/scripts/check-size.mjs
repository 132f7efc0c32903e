/**
 * Fails when a public page needs more compressed JavaScript than its budget, or any code of the portal.
 * `node web/scripts/check-size.mjs` after `vite build`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../dist');
const BUDGET_KB = 150;
const PORTAL = 'src/features/portal/';

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

/** The chunks that a chunk needs before it runs, itself included. */
function needed(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) needed(next, found);
  return found;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const pages = Object.keys(manifest).filter((key) => key.endsWith('Page.tsx') && !key.startsWith(PORTAL));
let failed = false;
for (const page of pages) {
  const chunks = [...new Set([...needed(entry), ...needed(page)])];
  const bytes = chunks.reduce((sum, key) => sum + gzipSync(readFileSync(join(DIST, manifest[key].file))).length, 0);
  const trespass = chunks.filter((key) => key.startsWith(PORTAL));
  const problem = bytes > BUDGET_KB * 1024 ? `over ${BUDGET_KB} KB` : trespass.length ? `loads ${trespass}` : '';
  console.log(`${(bytes / 1024).toFixed(1).padStart(6)} KB  ${page}${problem && `  ✗ ${problem}`}`);
  failed ||= problem !== '';
}
process.exitCode = failed || pages.length === 0 ? 1 : 0;
