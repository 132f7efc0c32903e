import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the practitioner has shown who they are, as payments publishes it. */
export class AddIdentityVerified1799700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practices ADD COLUMN identity_verified boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practices DROP COLUMN identity_verified');
  }
}
