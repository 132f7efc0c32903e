import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellImportedReviewsApart1795000510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a practice says of somebody keeps nobody from writing: an import counts as theirs once they confirm it.
      DROP INDEX reviews_phone;
      CREATE UNIQUE INDEX reviews_phone ON reviews (practice_id, phone)
        WHERE appointment_id IS NULL AND client_id IS NULL AND NOT imported;
      CREATE UNIQUE INDEX reviews_imported ON reviews (practice_id, phone) WHERE imported`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX reviews_imported;
      DROP INDEX reviews_phone;
      CREATE UNIQUE INDEX reviews_phone ON reviews (practice_id, phone)
        WHERE appointment_id IS NULL AND client_id IS NULL`);
  }
}
