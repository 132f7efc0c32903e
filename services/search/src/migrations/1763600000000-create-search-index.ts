import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables of the newest snapshots that events carried, and three that are read: `practitioners` (one document each),
 * `practitioner_places` and `suggestions`. The read ones are rebuilt from the snapshots whenever one of these changes.
 */
export class CreateSearchIndex1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE EXTENSION IF NOT EXISTS cube;
      CREATE EXTENSION IF NOT EXISTS earthdistance;

      CREATE TABLE practice_facts (practice_id uuid PRIMARY KEY, version integer NOT NULL, fact jsonb NOT NULL);
      CREATE TABLE location_facts (
        location_id uuid PRIMARY KEY, practice_id uuid NOT NULL, version integer NOT NULL, deleted boolean NOT NULL DEFAULT false, fact jsonb NOT NULL
      );
      CREATE INDEX location_facts_practice ON location_facts (practice_id);
      CREATE TABLE service_facts (service_id uuid PRIMARY KEY, practice_id uuid NOT NULL, version integer NOT NULL, fact jsonb NOT NULL);
      CREATE INDEX service_facts_practice ON service_facts (practice_id);
      CREATE TABLE rating_facts (
        practice_id uuid PRIMARY KEY, version integer NOT NULL, reviews_average double precision NOT NULL, reviews_count integer NOT NULL
      );

      CREATE TABLE practitioners (
        practice_id uuid PRIMARY KEY,
        name text NOT NULL,
        practitioner_name text NOT NULL,
        title text,
        headline text,
        slug text NOT NULL,
        photo_url text,
        therapies text[] NOT NULL,
        categories text[] NOT NULL,
        category_names text[] NOT NULL,
        languages text[] NOT NULL,
        in_person boolean NOT NULL,
        in_home boolean NOT NULL,
        virtual boolean NOT NULL,
        from_amount_cents integer,
        currency text NOT NULL,
        reviews_average double precision NOT NULL,
        reviews_count integer NOT NULL,
        -- Pulled towards the mean while there are few reviews, so that one five-star review does not win.
        standing double precision GENERATED ALWAYS AS ((reviews_average * reviews_count + 4.2 * 5) / (reviews_count + 5)) STORED,
        name_text text NOT NULL,
        search_text text NOT NULL
      );
      CREATE INDEX practitioners_search_text ON practitioners USING gin (search_text gin_trgm_ops);
      CREATE INDEX practitioners_categories ON practitioners USING gin (categories);
      CREATE INDEX practitioners_standing ON practitioners (standing DESC, practice_id);

      CREATE TABLE practitioner_places (
        location_id uuid PRIMARY KEY,
        practice_id uuid NOT NULL REFERENCES practitioners ON DELETE CASCADE,
        kind text NOT NULL,
        city text NOT NULL,
        state text NOT NULL,
        country text NOT NULL,
        place_key text NOT NULL,
        latitude double precision NOT NULL,
        longitude double precision NOT NULL,
        -- How far beyond the place the practitioner goes, kilometres.
        reach_km double precision NOT NULL
      );
      CREATE INDEX practitioner_places_practice ON practitioner_places (practice_id);
      CREATE INDEX practitioner_places_earth ON practitioner_places USING gist (ll_to_earth(latitude, longitude));
      CREATE INDEX practitioner_places_key ON practitioner_places (place_key text_pattern_ops);

      CREATE TABLE suggestions (
        practice_id uuid NOT NULL REFERENCES practitioners ON DELETE CASCADE,
        kind text NOT NULL,
        key text NOT NULL,
        label text NOT NULL,
        PRIMARY KEY (practice_id, kind, key)
      );
      CREATE INDEX suggestions_key ON suggestions (key text_pattern_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE suggestions, practitioner_places, practitioners, rating_facts, service_facts, location_facts, practice_facts',
    );
  }
}
