import type { DataSource } from 'typeorm';

/**
 * Runs the migration for a new release of the tz database once. Replicas that start together are serialized by a row
 * lock: the second waits until the first has finished and finds nothing to do. If the first crashes, its lock is
 * released and the migration starts again, so it must be safe to repeat.
 * @param table keeps the release that was adopted last
 */
export async function adoptZoneRelease(
  dataSource: DataSource,
  table: 'event_tz_release' | 'personal_event_tz_release' | 'tz_release',
  release: string,
  work: () => Promise<unknown>,
): Promise<void> {
  // Without anything that was saved under an older one there is nothing to do.
  await dataSource.query(`INSERT INTO ${table} (version) VALUES ($1) ON CONFLICT DO NOTHING`, [release]);
  await dataSource.transaction(async (tx) => {
    // The limits of requests: who waits here, or works for minutes on other connections, is neither stuck nor forgotten.
    for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) {
      await tx.query(`SET LOCAL ${limit} = 0`);
    }
    const [row] = await tx.query<{ version: string }[]>(`SELECT version FROM ${table} FOR UPDATE`);
    if (row!.version === release) return;
    await work();
    await tx.query(`UPDATE ${table} SET version = $1`, [release]);
  });
}
