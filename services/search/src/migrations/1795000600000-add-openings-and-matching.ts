import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Free times, as scheduling publishes them; conditions for the quiz; and an index of places that knows how far each
 * practitioner travels, so that a search around a point begins at the places there and not at the practitioners.
 */
export class AddOpeningsAndMatching1795000600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practitioners ADD COLUMN conditions text[] NOT NULL DEFAULT '{}';
      UPDATE practitioners p SET conditions = ARRAY(
        SELECT specialty ->> 'name' FROM practice_facts f, jsonb_array_elements(f.fact -> 'specialties') specialty
        WHERE f.practice_id = p.practice_id AND specialty ->> 'kind' = 'condition'
      );
      CREATE INDEX practitioners_conditions ON practitioners USING gin (conditions);
      CREATE INDEX practitioners_virtual ON practitioners (standing DESC, practice_id) WHERE virtual;

      -- Whether the key is the whole label, or what follows its first word.
      ALTER TABLE suggestions ADD COLUMN whole boolean NOT NULL DEFAULT true;

      -- No reference to practitioners: events of both come in any order, and a document is rebuilt by replacing its row.
      CREATE TABLE openings (
        practice_id uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        location_kind text NOT NULL,
        location_id uuid NOT NULL,
        local_date date NOT NULL,
        part_of_day text NOT NULL,
        time_zone text NOT NULL,
        service_id uuid NOT NULL,
        PRIMARY KEY (practice_id, starts_at, location_kind)
      );
      CREATE INDEX openings_day ON openings (local_date, part_of_day, practice_id) INCLUDE (starts_at, location_kind, location_id);
      CREATE TABLE opening_versions (practice_id uuid PRIMARY KEY, version bigint NOT NULL);

      -- Kept because working them out anew takes longer than all the rest of a search around a point.
      ALTER TABLE practitioner_places
        ADD COLUMN spot earth GENERATED ALWAYS AS (ll_to_earth(latitude, longitude)) STORED,
        ADD COLUMN reach_box cube GENERATED ALWAYS AS (earth_box(ll_to_earth(latitude, longitude), reach_km * 1000)) STORED;
      CREATE INDEX practitioner_places_reach ON practitioner_places USING gist (reach_box);
      DROP INDEX practitioner_places_earth;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX practitioner_places_earth ON practitioner_places USING gist (ll_to_earth(latitude, longitude));
      ALTER TABLE practitioner_places DROP COLUMN reach_box, DROP COLUMN spot;
      DROP TABLE opening_versions, openings;
      ALTER TABLE suggestions DROP COLUMN whole;
      DROP INDEX practitioners_virtual;
      ALTER TABLE practitioners DROP COLUMN conditions;
    `);
  }
}
