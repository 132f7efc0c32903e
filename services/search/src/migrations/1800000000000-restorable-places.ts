import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A dump is restored, and a row replicated, with an empty search path, on which the functions of `earthdistance` do not find
 * each other. What generates columns of places brings its own path.
 */
export class RestorablePlaces1800000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION place_spot(latitude double precision, longitude double precision) RETURNS earth
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT
        AS 'SELECT ll_to_earth(latitude, longitude)';
      CREATE FUNCTION place_reach(latitude double precision, longitude double precision, reach_km double precision) RETURNS cube
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT
        AS 'SELECT earth_box(ll_to_earth(latitude, longitude), reach_km * 1000)';
      -- allowed ban-drop-column: the same statement adds both again, with the same values, so no version ever misses them
      -- allowed adding-field-with-default: the table has a row for each place of a practice and is rewritten in seconds
      ALTER TABLE practitioner_places
        DROP COLUMN spot,
        DROP COLUMN reach_box,
        ADD COLUMN spot earth GENERATED ALWAYS AS (place_spot(latitude, longitude)) STORED,
        ADD COLUMN reach_box cube GENERATED ALWAYS AS (place_reach(latitude, longitude, reach_km)) STORED;
      -- allowed require-concurrent-index-creation: the statement before rewrites the table and locks it until the end anyway
      CREATE INDEX practitioner_places_reach ON practitioner_places USING gist (reach_box);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practitioner_places
        DROP COLUMN spot,
        DROP COLUMN reach_box,
        ADD COLUMN spot earth GENERATED ALWAYS AS (ll_to_earth(latitude, longitude)) STORED,
        ADD COLUMN reach_box cube GENERATED ALWAYS AS (earth_box(ll_to_earth(latitude, longitude), reach_km * 1000)) STORED;
      CREATE INDEX practitioner_places_reach ON practitioner_places USING gist (reach_box);
      DROP FUNCTION place_reach, place_spot;
    `);
  }
}
