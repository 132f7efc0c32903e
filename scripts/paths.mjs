import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the checkout, absolute. */
export const ROOT = join(import.meta.dirname, '..');

/** Our private folder: data, logs, secrets and notes of what is built. Never committed. */
export const PRIVATE = join(ROOT, '.yarrow');

/** The subgraphs, in the order in which their logs and ports are listed. */
export const SUBGRAPHS = ['clients', 'catalog', 'scheduling', 'payments', 'reviews', 'search', 'notifications'];

/** Everything that runs on the kit: each has a database and can be hosted in the shared process. */
export const SERVICES = SUBGRAPHS;

/** The compiler that builds: version 7, four times as fast as the one that tools need. */
export const TSC = join(ROOT, 'node_modules/typescript7/bin/tsc');

/**
 * Paths, relative to the checkout and sorted, of the files below `folder` that `accepts` takes.
 * Folders of build output and dependencies are never entered.
 */
export function listFiles(folder, accepts) {
  const absolute = join(ROOT, folder);
  if (!existsSync(absolute)) return [];
  const found = [];
  for (const entry of readdirSync(absolute, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'dist-server', '.yarrow'].includes(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...listFiles(path, accepts));
    else if (accepts(path)) found.push(path);
  }
  return found.sort();
}
