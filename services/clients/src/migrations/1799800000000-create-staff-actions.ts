import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff have done. */
export class CreateStaffActions1799800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE staff_actions (
      id uuid PRIMARY KEY,
      kind text NOT NULL,
      user_id uuid,
      practice_id uuid,
      about_user_id uuid,
      subject text NOT NULL,
      reason text NOT NULL,
      at timestamptz NOT NULL
    )`);
    await runner.query('CREATE INDEX staff_actions_at ON staff_actions (at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_actions');
  }
}
