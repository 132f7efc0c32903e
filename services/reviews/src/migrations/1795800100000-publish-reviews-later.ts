import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews become public some time after they were written. All that there are stay public; a version before counts at once. */
export class PublishReviewsLater1795800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews
        ADD COLUMN is_public boolean NOT NULL DEFAULT true,
        ADD COLUMN publish_at timestamptz,
        ADD COLUMN shown_at timestamptz NOT NULL DEFAULT now(),
        -- Random: an id that begins with the instant of writing would tell which visit an anonymous review is about.
        ADD COLUMN public_id uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN draft jsonb,
        ADD COLUMN duplicate boolean NOT NULL DEFAULT false;
      UPDATE reviews SET shown_at = CASE
        WHEN is_anonymous THEN date_trunc('day', created_at AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' ELSE created_at END;

      CREATE UNIQUE INDEX reviews_public_id ON reviews (public_id);
      CREATE INDEX reviews_due ON reviews (publish_at) WHERE publish_at IS NOT NULL;
      CREATE INDEX reviews_duplicate ON reviews (practice_id, reviewer_id) WHERE duplicate;
      DROP INDEX reviews_phone;
      CREATE UNIQUE INDEX reviews_phone ON reviews (practice_id, phone)
        WHERE appointment_id IS NULL AND client_id IS NULL AND NOT imported AND NOT duplicate;
      DROP INDEX reviews_listed, reviews_recent;
      CREATE INDEX reviews_listed ON reviews (practice_id, shown_at DESC, public_id DESC)
        WHERE text IS NOT NULL AND is_public AND NOT imported;
      CREATE INDEX reviews_recent ON reviews (shown_at DESC, public_id DESC)
        WHERE text IS NOT NULL AND is_public AND NOT imported`);
  }

  /** Second ones of a phone cannot stay: the index of before allows one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM reviews WHERE duplicate;
      DROP INDEX reviews_recent, reviews_listed, reviews_phone, reviews_duplicate, reviews_due, reviews_public_id;
      CREATE UNIQUE INDEX reviews_phone ON reviews (practice_id, phone)
        WHERE appointment_id IS NULL AND client_id IS NULL AND NOT imported;
      CREATE INDEX reviews_listed ON reviews (practice_id, created_at DESC, id DESC) WHERE text IS NOT NULL AND NOT imported;
      CREATE INDEX reviews_recent ON reviews (created_at DESC, id DESC) WHERE text IS NOT NULL AND NOT imported;
      ALTER TABLE reviews DROP COLUMN duplicate, DROP COLUMN draft, DROP COLUMN public_id, DROP COLUMN shown_at,
        DROP COLUMN publish_at, DROP COLUMN is_public`);
  }
}
