import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Written by the process that started the Yarrow under test (scripts/stack.mjs). */
const ENVIRONMENT = process.env['YARROW_ENVIRONMENT'] || join(import.meta.dirname, '../../.yarrow/environment.json');

/**
 * Changes one row directly in the database, for changes that no service offers, such as letting time pass.
 * @throws Error when it is not one row
 */
export async function changeRow(
  service: 'catalog' | 'clients' | 'payments' | 'reviews' | 'scheduling',
  statement: string,
  id: string,
): Promise<void> {
  const { backing } = JSON.parse(readFileSync(ENVIRONMENT, 'utf8')) as {
    backing: { databases: Record<typeof service, string> };
  };
  const client = new pg.Client(backing.databases[service]);
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, [id]);
    if (rowCount !== 1) throw new Error(`${rowCount} rows for ${id}`);
  } finally {
    await client.end();
  }
}
