import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { readFigures, withClient } from './figures.js';
import {
  deviationsOf,
  MANIFEST_FILE,
  parseManifest,
  type Deviation,
  type DumpedDatabase,
  type Manifest,
} from './manifest.js';
import { runTool } from './postgres-tools.js';
import { sha256Of } from './take-backup.js';

/**
 * Restores every dump of a backup into a database of its own, counts, and drops it.
 * @param scratchUrl a server whose user may create databases
 * @returns what was found otherwise than the manifest says
 */
export async function verifyBackup(
  folder: string,
  scratchUrl: string,
  progress: (line: string) => void,
): Promise<{ manifest: Manifest; deviations: Deviation[] }> {
  const manifest = parseManifest(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
  const deviations: Deviation[] = [];
  for (const [name, dumped] of Object.entries(manifest.databases)) {
    progress(`restoring ${name}`);
    deviations.push(...(await verifyDump({ name, dumped, folder, scratchUrl })));
  }
  return { manifest, deviations };
}

/** As `verifyBackup`, of files that a web server has, such as an object store; they are fetched before. */
export async function verifyFetched(
  address: string,
  scratchUrl: string,
  progress: (line: string) => void,
): Promise<{ manifest: Manifest; deviations: Deviation[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-backup-'));
  try {
    await fetchFile(address, MANIFEST_FILE, folder);
    const { databases } = parseManifest(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
    for (const { file } of Object.values(databases)) {
      progress(`fetching ${file}`);
      await fetchFile(address, file, folder);
    }
    return await verifyBackup(folder, scratchUrl, progress);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Dump {
  readonly name: string;
  readonly dumped: DumpedDatabase;
  readonly folder: string;
  readonly scratchUrl: string;
}

async function verifyDump({ name, dumped, folder, scratchUrl }: Dump): Promise<Deviation[]> {
  const path = join(folder, dumped.file);
  const sha256 = await sha256Of(path);
  // Another file than was written is not worth restoring.
  if (sha256 !== dumped.sha256) return [{ database: name, what: 'file', expected: dumped.sha256, found: sha256 }];
  const scratch = `yarrow_verify_${name}_${randomBytes(6).toString('hex')}`;
  const url = new URL(scratchUrl);
  url.pathname = `/${scratch}`;
  await withClient(scratchUrl, (client) => client.query(`CREATE DATABASE ${scratch} TEMPLATE template0`));
  try {
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${scratch}`];
    await runTool('pg_restore', [...options, path], url.href);
    return deviationsOf(name, dumped, await withClient(url.href, readFigures));
  } finally {
    await withClient(scratchUrl, (client) => client.query(`DROP DATABASE ${scratch} WITH (FORCE)`));
  }
}

async function fetchFile(address: string, file: string, folder: string): Promise<void> {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${file}`;
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${file} cannot be fetched: ${response.status}.`);
  const target = createWriteStream(join(folder, file), { mode: 0o600 });
  await pipeline(Readable.fromWeb(response.body as ReadableStream), target);
}
