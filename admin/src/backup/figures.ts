import { Client, escapeIdentifier } from 'pg';
import type { Figures } from './manifest.js';

/** Partitions count with their table. */
const TABLES = `
  SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE nspname = 'public' AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`;

const LEDGER = `
  SELECT account, currency, count(*)::int AS entries, sum(amount_cents)::text AS cents
  FROM entries GROUP BY account, currency ORDER BY account, currency`;

/** Counts what stands in a database, as the client's transaction sees it. */
export async function readFigures(client: Client): Promise<Figures> {
  const tables: Record<string, number> = {};
  for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
    const counted = await client.query<{ rows: string }>(
      `SELECT count(*) AS rows FROM public.${escapeIdentifier(name)}`,
    );
    tables[name] = Number(counted.rows[0]!.rows);
  }
  // The ledger is that of payments, whose table it is.
  if (!('entries' in tables)) return { tables };
  return { tables, ledger: (await client.query<NonNullable<Figures['ledger']>[number]>(LEDGER)).rows };
}

/** Does something on a connection of its own. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'yarrow-admin' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
