import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readFigures, withClient } from './figures.js';
import { MANIFEST_FILE, type DumpedDatabase, type Manifest } from './manifest.js';
import { runTool } from './postgres-tools.js';

/**
 * Writes a dump of each database into a folder, and a manifest of what is in them. Each is of one moment: what is counted
 * and what is dumped share a snapshot. Different databases are of different moments, seconds apart.
 * @param databases addresses by service
 * @throws Error for a folder with something in it
 */
export async function takeBackup(
  folder: string,
  databases: Readonly<Record<string, string>>,
  { now, progress }: { now: Date; progress: (line: string) => void },
): Promise<Manifest> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new Error('There is something in the folder already.');
  const manifest: Manifest = { version: 1, takenAt: now.toISOString(), databases: {} };
  for (const [service, url] of Object.entries(databases)) {
    progress(`dumping ${service}`);
    manifest.databases[service] = await dump(folder, service, url);
  }
  // Last: a folder without it is no backup.
  writeFileSync(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

async function dump(folder: string, service: string, url: string): Promise<DumpedDatabase> {
  const file = `${service}.dump`;
  const path = join(folder, file);
  writeFileSync(path, '', { mode: 0o600 });
  return withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]!.snapshot}`];
    await runTool('pg_dump', [...options, `--file=${path}`], url);
    const figures = await readFigures(client);
    await client.query('COMMIT');
    return { file, bytes: statSync(path).size, sha256: await sha256Of(path), ...figures };
  });
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
