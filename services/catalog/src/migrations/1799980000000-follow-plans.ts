import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which features of a practice come from what it pays for, as payments publishes it. */
export class FollowPlans1799980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practices
        ADD COLUMN plan_features text[] NOT NULL DEFAULT '{}',
        ADD COLUMN plan_version integer NOT NULL DEFAULT 0
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practices DROP COLUMN plan_features, DROP COLUMN plan_version');
  }
}
