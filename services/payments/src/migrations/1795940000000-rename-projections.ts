import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables and columns under the words of the glossary: projections, what was published, scheduled charges. */
export class RenameProjections1795940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [before, after] of TABLES) await runner.query(`ALTER TABLE ${before} RENAME TO ${after}`);
    for (const [before, after] of COLUMNS)
      await runner.query(`ALTER TABLE appointment_projections RENAME COLUMN ${before} TO ${after}`);
    for (const [before, after] of [...TABLES, ...NAMES]) await renameObjects(runner, before, after);
    await changeState(runner, 'planned', 'scheduled');
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeState(runner, 'scheduled', 'planned');
    for (const [before, after] of [...NAMES, ...TABLES]) await renameObjects(runner, after, before);
    for (const [before, after] of COLUMNS)
      await runner.query(`ALTER TABLE appointment_projections RENAME COLUMN ${after} TO ${before}`);
    for (const [before, after] of TABLES) await runner.query(`ALTER TABLE ${after} RENAME TO ${before}`);
  }
}

const TABLES = [
  ['appointment_copies', 'appointment_projections'],
  ['practice_copies', 'practice_projections'],
  ['client_copies', 'client_projections'],
  ['offer_copies', 'offer_projections'],
  ['planned_charges', 'scheduled_charges'],
  ['moving_fees', 'reschedule_fees'],
] as const;

const COLUMNS = [
  ['told_price', 'published_price'],
  ['announced_status', 'published_status'],
  ['announced_client_status', 'published_client_status'],
  ['moving_fee_cents', 'reschedule_fee_cents'],
] as const;

/** Parts of the names of constraints and indexes, beside their tables'. */
const NAMES = [
  ['appointment_projections_begun', 'appointment_projections_started'],
  ['appointment_projections_moving_fee', 'appointment_projections_reschedule_fee'],
] as const;

/** Constraints and indexes are called after their tables. */
async function renameObjects(runner: QueryRunner, before: string, after: string): Promise<void> {
  const constraints = (await runner.query(
    `SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
     WHERE connamespace = current_schema()::regnamespace AND starts_with(conname, $1)`,
    [before],
  )) as { table: string; name: string }[];
  for (const { table, name } of constraints)
    await runner.query(`ALTER TABLE ${table} RENAME CONSTRAINT "${name}" TO "${after + name.slice(before.length)}"`);
  const indexes = (await runner.query(
    'SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema() AND starts_with(indexname, $1)',
    [before],
  )) as { name: string }[];
  for (const { name } of indexes)
    await runner.query(`ALTER INDEX "${name}" RENAME TO "${after + name.slice(before.length)}"`);
}

async function changeState(runner: QueryRunner, before: string, after: string): Promise<void> {
  await runner.query(`
    ALTER TABLE scheduled_charges DROP CONSTRAINT scheduled_charges_state_check;
    DROP INDEX scheduled_charges_due;
    UPDATE scheduled_charges SET state = '${after}' WHERE state = '${before}';
    ALTER TABLE scheduled_charges ADD CONSTRAINT scheduled_charges_state_check
      CHECK (state IN ('${after}', 'done', 'failed', 'cancelled'));
    CREATE INDEX scheduled_charges_due ON scheduled_charges (next_try_at) WHERE state = '${after}';
  `);
}
