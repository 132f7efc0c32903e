import { texts, text, UsageError, type Command, type Input } from '../command.js';
import type { AdminConfig } from '../config.js';
import { takeBackup } from '../backup/take-backup.js';
import { verifyBackup, verifyFetched } from '../backup/verify-backup.js';
import { databaseVariable, isService, SERVICES } from '../services.js';

export const takeBackupCommand: Command = {
  name: 'backup take',
  summary: 'dumps the databases, with a manifest of what is in them',
  help: `backup take FOLDER [--service NAME …]
  FOLDER          new or empty
  --service NAME  of one service; may be repeated; of all without
Needs pg_dump, and the addresses of the databases (DATABASE_URL_CLIENTS and so on). Services go on meanwhile.`,
  options: { service: { type: 'string', multiple: true } },
  maxPositionals: 1,

  async run(input, { config, now, progress }) {
    const folder = folderOf(input);
    const manifest = await takeBackup(folder, databasesOf(input, config), { now, progress });
    const rows = Object.entries(manifest.databases).map(([name, { bytes, tables }]) => {
      return `${name.padEnd(16)}${bytes} bytes, ${rowsIn(tables)} rows`;
    });
    return { ok: true, result: manifest, lines: rows };
  },
};

export const verifyBackupCommand: Command = {
  name: 'backup verify',
  summary: 'restores a backup into scratch databases and counts',
  help: `backup verify FOLDER | URL [--scratch URL]
  FOLDER         that backup take has written
  URL            where its files are read by HTTP, such as in an object store
  --scratch URL  a PostgreSQL server whose user may create databases; SCRATCH_DATABASE_URL without
Needs pg_restore. Ends with 1 where rows, or sums of the ledger, are other than the manifest says. Databases that it made go.`,
  options: { scratch: { type: 'string' } },
  maxPositionals: 1,

  async run(input, { config, progress }) {
    const place = folderOf(input);
    const scratchUrl = text(input, 'scratch') ?? config.SCRATCH_DATABASE_URL;
    if (!scratchUrl || !URL.canParse(scratchUrl)) throw new UsageError('Where to? --scratch, or SCRATCH_DATABASE_URL.');
    const verify = /^https?:\/\//.test(place) ? verifyFetched : verifyBackup;
    const { manifest, deviations } = await verify(place, scratchUrl, progress);
    const entries = Object.entries(manifest.databases);
    return {
      ok: deviations.length === 0,
      result: { takenAt: manifest.takenAt, databases: entries.map(([name]) => name), deviations },
      lines: [
        ...entries.map(([name, { tables }]) => `${name.padEnd(16)}${rowsIn(tables)} rows in the manifest`),
        ...deviations.map(({ database, what, expected, found }) => {
          return `${database}: ${what}: ${expected} expected, ${found} found`;
        }),
        deviations.length === 0 ? `everything of ${manifest.takenAt} is there` : `${deviations.length} deviations`,
      ],
    };
  },
};

function folderOf({ positionals: [folder] }: Input): string {
  if (!folder) throw new UsageError('Which folder?');
  return folder;
}

function databasesOf(input: Input, config: AdminConfig): Record<string, string> {
  const named = texts(input, 'service');
  const unknown = named.filter((name) => !isService(name));
  if (unknown.length > 0)
    throw new UsageError(`Unknown service: ${unknown.join(', ')}. There are ${SERVICES.join(', ')}.`);
  const services = SERVICES.filter((service) => named.length === 0 || named.includes(service));
  const missing = services.map(databaseVariable).filter((variable) => !config[variable]);
  if (missing.length > 0) throw new UsageError(`Which databases? ${missing.join(', ')} must be set.`);
  return Object.fromEntries(services.map((service) => [service, config[databaseVariable(service)]!]));
}

const rowsIn = (tables: Readonly<Record<string, number>>): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows, 0);
