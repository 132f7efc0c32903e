import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is kept of a hidden place is the middle of its cell (the grid of `coarsePlace` as it is at this version), and of no
 * place more than is searched: exact points, addresses and links to meet go for good.
 */
export class CoarsenHiddenPlaces1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practitioner_places ADD COLUMN coarse boolean NOT NULL DEFAULT false;

      UPDATE location_facts SET fact = fact - 'singleLine' - 'virtualLink' - 'virtualInstructions' - 'hours';

      WITH hidden AS (
        SELECT location_id, (fact ->> 'latitude')::float8 AS latitude, (fact ->> 'longitude')::float8 AS longitude
        FROM location_facts
        WHERE (fact ->> 'kind' = 'home' OR fact ->> 'hideAddress' = 'true') AND fact ? 'latitude' AND fact ? 'longitude'
      ),
      rows AS (
        SELECT *, least(greatest((floor(latitude / 0.02::float8) + 0.5) * 0.02::float8, -90), 90) AS middle FROM hidden
      ),
      cells AS (
        SELECT *, 0.02::float8 / cos(radians(least(abs(middle), 85))) AS width FROM rows
      )
      UPDATE location_facts f SET fact = f.fact || jsonb_build_object(
        'latitude', round(cells.middle::numeric, 5),
        'longitude', round(least(greatest((floor(cells.longitude / width) + 0.5) * width, -180), 180)::numeric, 5)
      )
      FROM cells WHERE f.location_id = cells.location_id;

      UPDATE practitioner_places place
      SET coarse = true, latitude = (f.fact ->> 'latitude')::float8, longitude = (f.fact ->> 'longitude')::float8
      FROM location_facts f
      WHERE f.location_id = place.location_id AND (f.fact ->> 'kind' = 'home' OR f.fact ->> 'hideAddress' = 'true');
    `);
  }

  /** What was thrown away does not come back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE practitioner_places DROP COLUMN coarse');
  }
}
