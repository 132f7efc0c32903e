import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresUrl } from '../../scripts/backing/postgres.mjs';

/** Statements below are not worth a plan. */
const MIN_MS = 1;
/** Services that answer the portal; their database sessions are restarted, so that the module is loaded in them. */
const ANSWERING = ['clients', 'catalog', 'scheduling', 'payments'];

const logOf = ({ folder }) => readFileSync(join(folder, 'logs', 'postgres.log'), 'utf8');
const seen = new WeakMap();

/** Makes PostgreSQL log the plans of all statements (`auto_explain`). */
export async function startExplaining(site) {
  const url = postgresUrl({ port: site.ports.postgres, password: site.secrets.databasePassword });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [name, value] of [
    ['session_preload_libraries', 'auto_explain'],
    ['auto_explain.log_min_duration', '0'],
    ['auto_explain.log_analyze', 'on'],
    ['auto_explain.log_buffers', 'on'],
    ['auto_explain.log_timing', 'off'],
  ]) {
    await client.query(`ALTER SYSTEM SET ${name} = '${value}'`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  for (const name of ANSWERING) {
    await site.kill(name);
    await site.restart(name);
  }
  // What services do when they start is not what is asked about.
  await sleep(2_000);
  seen.set(site, logOf(site).length);
}

/**
 * @returns {Promise<{ statements: number, plans: { ms: number, text: string }[] }>} the number of statements since the last
 *   call, and the plans of the slow ones, slowest first
 */
export async function explained(site) {
  await sleep(300);
  const log = logOf(site);
  const added = log.slice(seen.get(site) ?? 0);
  seen.set(site, log.length);
  const done = added.split(/^(?=\d{4}-\d\d-\d\d )/m).flatMap((entry) => {
    const found = /duration: ([\d.]+) ms {2}plan:\n([\s\S]+)/.exec(entry);
    return found && !/\b(outbox|inbox|parked_events)\b/.test(entry)
      ? [{ ms: Number(found[1]), text: found[2].trimEnd() }]
      : [];
  });
  const plans = done.filter(({ ms }) => ms >= MIN_MS).toSorted((a, b) => b.ms - a.ms);
  return { statements: done.length, plans };
}
