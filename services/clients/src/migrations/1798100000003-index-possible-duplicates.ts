import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records that can be of somebody who has another one, so that a practice of thousands need not compare them all. */
export class IndexPossibleDuplicates1798100000003 implements MigrationInterface {
  readonly name = 'IndexPossibleDuplicates1798100000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX clients_other_email_key ON clients (practice_id, email_key)
        WHERE deleted_at IS NULL AND email <> email_key;
      CREATE INDEX clients_without_email ON clients (practice_id, lower(first_name || ' ' || last_name))
        WHERE deleted_at IS NULL AND email IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX clients_other_email_key, clients_without_email');
  }
}
