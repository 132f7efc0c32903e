import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether practitioners have shown Stripe who they are. */
export class AddIdentityVerifications1798300000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity_verifications (
        practice_id uuid PRIMARY KEY,
        session_id text NOT NULL UNIQUE,
        status text NOT NULL CHECK (status IN ('canceled', 'processing', 'requires_input', 'verified')),
        verified_at timestamptz
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE identity_verifications');
  }
}
