import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls to providers whose answer is missing, so that none of them is taken for never made. */
export class AddOpenCalls1796200000000 implements MigrationInterface {
  readonly name = 'AddOpenCalls1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE attempts ADD open_calls jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE attempts DROP open_calls');
  }
}
