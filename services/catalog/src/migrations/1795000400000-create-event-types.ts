import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kinds of group events; every practice may have them from now on. */
export class CreateEventTypes1795000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookable_event_types (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        name text NOT NULL,
        slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        description text NOT NULL,
        instructions text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('in_person', 'virtual')),
        location_id uuid NOT NULL,
        duration integer NOT NULL CHECK (duration >= 1),
        duration_unit text NOT NULL CHECK (duration_unit IN ('minute', 'hour', 'day')),
        amount_cents integer NOT NULL CHECK (amount_cents >= 0),
        capacity integer CHECK (capacity >= 0),
        photo_url text,
        version integer NOT NULL DEFAULT 1,
        deleted_at timestamptz
      );
      CREATE INDEX bookable_event_types_practice ON bookable_event_types (practice_id) WHERE deleted_at IS NULL;
      CREATE UNIQUE INDEX bookable_event_types_slug ON bookable_event_types (practice_id, slug) WHERE deleted_at IS NULL;
      ALTER TABLE practices
        ALTER COLUMN features SET DEFAULT '{packages,recurring_bookings,client_notes,bookable_events}';
      UPDATE practices SET features = features || '{bookable_events}' WHERE NOT 'bookable_events' = ANY (features);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookable_event_types');
    await runner.query(
      `ALTER TABLE practices ALTER COLUMN features SET DEFAULT '{packages,recurring_bookings,client_notes}'`,
    );
  }
}
