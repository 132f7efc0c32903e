import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody agreed to the terms has to be known afterwards. */
export class AddTermsAgreedAt1796570000000 implements MigrationInterface {
  readonly name = 'AddTermsAgreedAt1796570000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practices ADD COLUMN terms_agreed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practices DROP COLUMN terms_agreed_at');
  }
}
