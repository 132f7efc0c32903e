import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What practices sell: a price is agreed for a service of the practice's own. */
export class CopyServices1795910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE service_copies (
        service_id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        -- By which it is booked; the main one has the service's own id.
        variation_ids uuid[] NOT NULL,
        deleted boolean NOT NULL,
        version integer NOT NULL
      );
      CREATE INDEX service_copies_of_practice ON service_copies (practice_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE service_copies');
  }
}
