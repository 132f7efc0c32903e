import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMES = ['practice', 'location', 'service', 'rating'];
const WITH_SNAPSHOT = ['practice', 'location', 'service'];
const INDEXED = ['location', 'service'];

/** What search keeps of others' data are projections; `snapshot` is what the newest event carried. */
export class RenameFactsToProjections1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of WITH_SNAPSHOT) await runner.query(`ALTER TABLE ${name}_facts RENAME fact TO snapshot`);
    for (const name of INDEXED) {
      await runner.query(`ALTER INDEX ${name}_facts_practice RENAME TO ${name}_projections_practice`);
    }
    for (const name of NAMES) {
      await runner.query(`ALTER INDEX ${name}_facts_pkey RENAME TO ${name}_projections_pkey`);
      await runner.query(`ALTER TABLE ${name}_facts RENAME TO ${name}_projections`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of NAMES) {
      await runner.query(`ALTER TABLE ${name}_projections RENAME TO ${name}_facts`);
      await runner.query(`ALTER INDEX ${name}_projections_pkey RENAME TO ${name}_facts_pkey`);
    }
    for (const name of INDEXED) {
      await runner.query(`ALTER INDEX ${name}_projections_practice RENAME TO ${name}_facts_practice`);
    }
    for (const name of WITH_SNAPSHOT) await runner.query(`ALTER TABLE ${name}_facts RENAME snapshot TO fact`);
  }
}
