import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * SEQUENCE of calendar entries by itself. What was published before bore the version, above which it goes on, so that calendars
 * take what follows for newer.
 */
export class CountCalendarChanges1795900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, published] of [
      ['appointments', `('approved', 'cancelled')`],
      ['registrations', `('booked', 'cancelled')`],
    ]) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN calendar_sequence integer NOT NULL DEFAULT 0`);
      // Those of registrations bore the sum of theirs and their event's version.
      const version =
        table === 'appointments'
          ? 'version'
          : 'version + (SELECT e.version FROM bookable_events e WHERE e.id = event_id)';
      await runner.query(`UPDATE ${table} SET calendar_sequence = ${version} WHERE state IN ${published}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['appointments', 'registrations']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN calendar_sequence`);
    }
  }
}
