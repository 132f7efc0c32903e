import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one visitor keeps at a practice is counted without reading what all others keep there. */
export class IndexKeptTimes1795931000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['kept_by', 'kept_from']) {
      await runner.query(
        `CREATE INDEX occupancies_${column} ON occupancies (practice_id, ${column}) WHERE ${column} IS NOT NULL`,
      );
    }
    await runner.query('DROP INDEX occupancies_kept');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX occupancies_kept ON occupancies (practice_id, expires_at) WHERE expires_at IS NOT NULL',
    );
    await runner.query('DROP INDEX occupancies_kept_by, occupancies_kept_from');
  }
}
