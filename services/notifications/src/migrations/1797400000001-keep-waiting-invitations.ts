import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients who are invited as soon as their practice can be seen. */
export class KeepWaitingInvitations1797400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE waiting_invitations (
        client_id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        invited_at timestamptz NOT NULL
      );
      CREATE INDEX waiting_invitations_practice ON waiting_invitations (practice_id);
      CREATE INDEX waiting_invitations_invited_at ON waiting_invitations (invited_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE waiting_invitations');
  }
}
