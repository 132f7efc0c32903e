/**
 * The cost of computing the free times of 4,000 practices in two weeks: all of them again, as after a release that
 * empties the table; one in ten after a booking each; and all of them when nothing changed. Practices have two places,
 * five services and 40 visits to come. Own PostgreSQL that flushes every commit, on a random port; build first.
 *
 *   node bench/openings.bench.mjs [practices=4000] [rounds=3]
 */
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { FixedClock } from '@yarrow/kit/clock';
import { kitMigrations } from '@yarrow/kit/database/migrations';
import { startPostgres } from '@yarrow/kit/testing/servers';
import { CatalogProjectionRepository } from '@yarrow/scheduling/catalog-projection/catalog-projection.repository';
import { OpeningsRepository } from '@yarrow/scheduling/openings/openings.repository';
import { OpeningsService } from '@yarrow/scheduling/openings/openings.service';
import { service } from '@yarrow/scheduling/service';
import { limited, median, report } from './report.mjs';

const PRACTICES = Number(process.argv[2] ?? 4_000);
const ROUNDS = Number(process.argv[3] ?? 3);
const VISITS = 40;
const NOW = '2027-01-04T12:00:00Z';
const ZONES = ['America/New_York', 'America/Vancouver', 'Europe/London', 'America/Chicago'];
const AT_ONCE = { quietMs: 0, maxWaitMs: 0 };
/** At 5 ms a practice all 4,000 are published again within twenty seconds. */
const AIM_MS = 5;

const day = {
  blocks: [
    { startsAt: '09:00', endsAt: '12:30' },
    { startsAt: '13:30', endsAt: '19:00' },
  ],
};
const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...day }));
const booking = { bufferMinutes: 15, leadTimeMinutes: 720, startTimeIncrementMinutes: 30 };
const offered = { kind: 'service', public: true, version: 1 };

/** Rows as the catalog's events leave them, written by the database itself. */
async function fill(dataSource) {
  const practice = JSON.stringify({ published: true, currency: 'USD', booking });
  const place = JSON.stringify({ state: 'active', hours, version: 1 });
  const sold = JSON.stringify(offered);
  await dataSource.query(
    `INSERT INTO practice_projections
     SELECT id, 1, $2::jsonb || jsonb_build_object('practiceId', id)
     FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $1)) made`,
    [PRACTICES, practice],
  );
  await dataSource.query(
    `INSERT INTO location_projections (location_id, practice_id, version, data)
     SELECT id, practice_id, 1, $1::jsonb || jsonb_build_object('locationId', id, 'practiceId', practice_id, 'kind', kind,
       'timeZone', ($2::text[])[1 + (hashtext(practice_id::text) & 3)])
     FROM (SELECT gen_random_uuid() AS id, practice_id, kind
       FROM practice_projections, unnest(ARRAY['office', 'virtual']) kind) made`,
    [place, ZONES],
  );
  await dataSource.query(
    `INSERT INTO service_projections (service_id, practice_id, version, data)
     SELECT id, practice_id, 1, $1::jsonb || jsonb_build_object('serviceId', id, 'practiceId', practice_id,
       'name', 'Service ' || n, 'locationIds', places,
       'variations', jsonb_build_array(jsonb_build_object('variationId', id, 'durationMinutes', 30 + n * 15, 'amountCents', 9000)))
     FROM (SELECT gen_random_uuid() AS id, practice_id, n,
         (SELECT jsonb_agg(location_id) FROM location_projections l WHERE l.practice_id = p.practice_id) AS places
       FROM practice_projections p, generate_series(1, 5) n) made`,
    [sold],
  );
  await dataSource.query(
    `INSERT INTO occupancies (id, practice_id, kind, starts_at, ends_at, during)
     SELECT gen_random_uuid(), practice_id, 'appointment', s, s + interval '1 hour', tstzrange(s, s + interval '75 minutes')
     FROM practice_projections, generate_series(0, $1 - 1) n,
       LATERAL (SELECT timestamptz '2027-01-04 14:00Z' + (n / 3) * interval '1 day' + (n % 3) * interval '2 hours' AS s) t`,
    [VISITS],
  );
  await dataSource.query('ANALYZE');
}

/** @returns milliseconds for each practice, and how many were computed */
async function timed(openings) {
  const started = performance.now();
  const count = await openings.refresh(AT_ONCE);
  return { count, each: (performance.now() - started) / count };
}

const postgres = await startPostgres([]);
const migrations = [...kitMigrations, ...service.migrations];
const dataSource = await new DataSource({
  type: 'postgres',
  url: postgres.url,
  entities: service.entities,
  migrations,
}).initialize();
try {
  await dataSource.runMigrations({ transaction: 'each' });
  await fill(dataSource);
  const repositories = [new OpeningsRepository(), new CatalogProjectionRepository()];
  const openings = new OpeningsService(dataSource, ...repositories, new FixedClock(NOW));
  const rounds = { fresh: [], booked: [], same: [] };
  for (let round = 0; round < ROUNDS; round++) {
    await dataSource.query('TRUNCATE openings');
    await dataSource.query('TRUNCATE outbox');
    await dataSource.query('INSERT INTO openings_due (practice_id) SELECT practice_id FROM practice_projections');
    const fresh = await timed(openings);
    if (fresh.count !== PRACTICES) throw new Error(`${fresh.count} of ${PRACTICES} practices were computed.`);
    rounds.fresh.push(fresh.each);
    await dataSource.query('INSERT INTO openings_due (practice_id) SELECT practice_id FROM practice_projections');
    rounds.same.push((await timed(openings)).each);
    await dataSource.query(
      `INSERT INTO occupancies (id, practice_id, kind, starts_at, ends_at, during)
       SELECT gen_random_uuid(), practice_id, 'appointment', s, s + interval '1 hour', tstzrange(s, s + interval '1 hour')
       FROM (SELECT practice_id FROM practice_projections ORDER BY practice_id LIMIT $1) booked,
         LATERAL (SELECT timestamptz '2027-01-06 21:00Z' + $2 * interval '1 hour' AS s) t`,
      [PRACTICES / 10, round],
    );
    rounds.booked.push((await timed(openings)).each);
  }
  const [{ count }] = await dataSource.query('SELECT count(*)::int AS count FROM outbox');
  console.log(`${PRACTICES} practices, ${count} events in the last round`);
  report('openings', [
    limited({ what: 'ms a practice, all new', ours: median(rounds.fresh), aimBelow: AIM_MS }),
    limited({ what: 'ms a practice, nothing different', ours: median(rounds.same), aimBelow: AIM_MS }),
    { what: 'ms a practice, one in ten after a booking', ours: median(rounds.booked) },
  ]);
} finally {
  await dataSource.destroy();
  await postgres.stop();
}
