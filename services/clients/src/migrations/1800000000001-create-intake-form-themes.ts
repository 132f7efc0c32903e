import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the intake forms of practices look. */
export class CreateIntakeFormThemes1800000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE intake_form_themes (
        practice_id uuid PRIMARY KEY,
        color_accent text,
        button_style text CHECK (button_style IN ('square', 'rounded', 'pill')),
        fonts text[] NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE intake_form_themes');
  }
}
