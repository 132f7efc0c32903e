import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apart from the constraint itself, so that readers of the table wait for neither. */
export class ValidateCalendarProviders1799970000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calendar_profiles VALIDATE CONSTRAINT calendar_profiles_provider_name_check');
  }

  async down(): Promise<void> {}
}
