import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Asking for cards becomes a feature of its own, which all practices have so far. */
export class AddRequireCc1796560000000 implements MigrationInterface {
  readonly name = 'AddRequireCc1796560000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practices ALTER COLUMN features
        SET DEFAULT '{packages,recurring_bookings,client_notes,bookable_events,video_reviews,require_cc}';
      UPDATE practices SET features = features || '{require_cc}' WHERE NOT 'require_cc' = ANY (features);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE practices SET features = array_remove(features, 'require_cc');
      ALTER TABLE practices ALTER COLUMN features
        SET DEFAULT '{packages,recurring_bookings,client_notes,bookable_events,video_reviews}';
    `);
  }
}
