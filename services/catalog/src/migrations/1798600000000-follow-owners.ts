import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Practices follow the accounts of their owners, whichever change of one arrives first. */
export class FollowOwners1798600000000 implements MigrationInterface {
  readonly name = 'FollowOwners1798600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practices ADD COLUMN owner_version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practices DROP COLUMN owner_version');
  }
}
