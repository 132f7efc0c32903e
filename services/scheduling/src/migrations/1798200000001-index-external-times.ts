import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one calendar holds is found without reading what all others do. */
export class IndexExternalTimes1798200000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS occupancies_calendar ON occupancies (calendar_id)
       WHERE calendar_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS occupancies_calendar');
  }
}
