import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a practice keeps notes about its clients; null until its next snapshot says so, which counts as yes. */
export class KeepFeatureOfNotes1797300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practice_projections ADD COLUMN client_notes_enabled boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practice_projections DROP COLUMN client_notes_enabled');
  }
}
