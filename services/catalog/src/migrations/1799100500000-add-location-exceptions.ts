import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dates with other hours than their weekday; what the places provider says of an address; locations that are gone. */
export class AddLocationExceptions1799100500000 implements MigrationInterface {
  readonly name = 'AddLocationExceptions1799100500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE locations
        ADD COLUMN hours_exceptions jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN neighborhood text,
        ADD COLUMN place_id text,
        ADD COLUMN city_geocoded text,
        ADD COLUMN state_province text,
        ADD COLUMN deleted boolean NOT NULL DEFAULT false`);
    await runner.query(`
      -- allowed require-concurrent-index-deletion: a practice has few locations, the table is small and rarely written
      DROP INDEX locations_single_kind`);
    await runner.query(`
      -- allowed require-concurrent-index-creation: a practice has few locations, the table is small and rarely written
      -- allowed narrower-index: wider than the index of before, which refused the same and deleted rows too
      CREATE UNIQUE INDEX locations_single_kind ON locations (practice_id, kind)
      WHERE kind IN ('virtual', 'home') AND NOT deleted`);
  }

  /** What was deleted goes for good: the index of before allows one virtual and one home location, deleted or not. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM locations WHERE deleted');
    await runner.query('DROP INDEX locations_single_kind');
    await runner.query(`CREATE UNIQUE INDEX locations_single_kind ON locations (practice_id, kind)
      WHERE kind IN ('virtual', 'home')`);
    await runner.query(`
      ALTER TABLE locations DROP COLUMN hours_exceptions, DROP COLUMN neighborhood, DROP COLUMN place_id,
        DROP COLUMN city_geocoded, DROP COLUMN state_province, DROP COLUMN deleted`);
  }
}
