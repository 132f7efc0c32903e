import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Written by whoever started the Yarrow that these tests run against (scripts/stack.mjs). */
const ENVIRONMENT = process.env['YARROW_ENVIRONMENT'] || join(import.meta.dirname, '../../.yarrow/environment.json');

/**
 * Lets the time of a visit pass: it began three hours ago and lasted one. Nobody can book what is over, and the clocks of
 * a running Yarrow cannot be put forward, so its time is put back in both services that know it.
 */
export async function letPass(appointmentId: string): Promise<void> {
  const { backing } = JSON.parse(readFileSync(ENVIRONMENT, 'utf8')) as {
    backing: { databases: Record<'payments' | 'scheduling', string> };
  };
  const began = `starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'`;
  await change(backing.databases.scheduling, `update appointments set ${began} where id = $1`, appointmentId);
  await change(
    backing.databases.payments,
    `update appointment_projections set ${began} where appointment_id = $1`,
    appointmentId,
  );
}

async function change(database: string, statement: string, id: string): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, [id]);
    if (rowCount !== 1) throw new Error(`${rowCount} rows for appointment ${id}`);
  } finally {
    await client.end();
  }
}
