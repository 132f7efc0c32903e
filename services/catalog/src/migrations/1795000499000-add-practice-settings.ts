import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Structured cancellation terms, the version of the profile page, and which card providers can charge. */
export class AddPracticeSettings1795000499000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practices
        ADD COLUMN late_cancellation_fee_cents integer NOT NULL DEFAULT 0 CHECK (late_cancellation_fee_cents >= 0),
        ADD COLUMN no_show_fee_percent integer NOT NULL DEFAULT 0 CHECK (no_show_fee_percent BETWEEN 0 AND 100),
        ADD COLUMN builder_version text NOT NULL DEFAULT 'v1' CHECK (builder_version IN ('v1', 'v2')),
        ADD COLUMN card_providers text[] NOT NULL DEFAULT '{}',
        ADD CHECK (late_cancellation_hours BETWEEN 0 AND 168);
      -- Practices that set themselves up from now on begin with the newer page and with everything that it can show.
      ALTER TABLE practices
        ALTER COLUMN builder_version SET DEFAULT 'v2',
        ALTER COLUMN features SET DEFAULT '{packages,recurring_bookings,client_notes,bookable_events,video_reviews}';
      UPDATE practices SET card_providers = '{stripe}' WHERE has_card_provider;
      ALTER TABLE practices DROP COLUMN has_card_provider;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practices ADD COLUMN has_card_provider boolean NOT NULL DEFAULT false;
      UPDATE practices SET has_card_provider = cardinality(card_providers) > 0;
      ALTER TABLE practices
        DROP COLUMN late_cancellation_fee_cents, DROP COLUMN no_show_fee_percent, DROP COLUMN builder_version,
        DROP COLUMN card_providers, DROP CONSTRAINT practices_late_cancellation_hours_check,
        ALTER COLUMN features SET DEFAULT '{packages,recurring_bookings,client_notes,bookable_events}';
    `);
  }
}
