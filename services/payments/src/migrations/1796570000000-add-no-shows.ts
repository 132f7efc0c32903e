import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits to which nobody came, of which a fee is owed in the place of the price. */
export class AddNoShows1796570000000 implements MigrationInterface {
  readonly name = 'AddNoShows1796570000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE appointment_projections
        ADD COLUMN no_show_at timestamptz,
        ADD COLUMN no_show_version integer NOT NULL DEFAULT 0 CHECK (no_show_version >= 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointment_projections DROP COLUMN no_show_at, DROP COLUMN no_show_version');
  }
}
