import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a service keeps of another's data is a projection. */
export class RenameServiceCopies1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE service_copies RENAME TO service_projections;
      ALTER INDEX service_copies_pkey RENAME TO service_projections_pkey;
      ALTER INDEX service_copies_of_practice RENAME TO service_projections_of_practice;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER INDEX service_projections_of_practice RENAME TO service_copies_of_practice;
      ALTER INDEX service_projections_pkey RENAME TO service_copies_pkey;
      ALTER TABLE service_projections RENAME TO service_copies;
    `);
  }
}
