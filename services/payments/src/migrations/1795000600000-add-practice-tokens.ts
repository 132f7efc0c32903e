import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The practice's own token of a visit; scheduling tells it, and is asked for those told before there was one. */
export class AddPracticeTokens1795000600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointment_copies ADD COLUMN practice_token text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointment_copies DROP COLUMN practice_token');
  }
}
