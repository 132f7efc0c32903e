/**
 * Searches over 100,000 generated practices in 24 cities, through search's own service: parsed, answered by PostgreSQL with
 * facets and free times. Documents and openings are put straight into the tables that searches read. The plan of each
 * search is looked at: none may read a table from end to end that it has an index for.
 * Own PostgreSQL on a random port; build first (`npm run build`).
 *
 *   node bench/search.bench.mjs [practices=100000] [searches=40]
 */
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { FixedClock } from '@yarrow/kit/clock';
import { kitMigrations } from '@yarrow/kit/database/migrations';
import { startPostgres } from '@yarrow/kit/testing/servers';
import { CandidatesRepository } from '@yarrow/search/engine/postgres/candidates.repository';
import { MatchesService } from '@yarrow/search/matches/matches.service';
import { GazetteerService } from '@yarrow/search/places/gazetteer.service';
import { PlacesRepository } from '@yarrow/search/places/places.repository';
import { PlacesService } from '@yarrow/search/places/places.service';
import { PostgresIndexService } from '@yarrow/search/engine/postgres/postgres-index.service';
import { PractitionersRepository } from '@yarrow/search/engine/postgres/practitioners.repository';
import { PractitionersService } from '@yarrow/search/practitioners/practitioners.service';
import { parseSearch } from '@yarrow/search/engine/search-request';
import { searchStatement } from '@yarrow/search/engine/postgres/search-statement';
import { service } from '@yarrow/search/service';
import { SuggestionsRepository } from '@yarrow/search/engine/postgres/suggestions.repository';
import { SuggestionsService } from '@yarrow/search/suggestions/suggestions.service';
import { limited, report } from './report.mjs';

const PRACTICES = Number(process.argv[2] ?? 100_000);
const SEARCHES = Number(process.argv[3] ?? 40);
/** A Tuesday, morning in Vancouver. */
const NOW = new Date('2027-03-02T17:00:00Z');
const CITIES = [
  ['Vancouver', 49.28, -123.12],
  ['Toronto', 43.65, -79.38],
  ['Calgary', 51.05, -114.07],
  ['New York', 40.71, -74.01],
  ['Los Angeles', 34.05, -118.24],
  ['Seattle', 47.61, -122.33],
  ['Austin', 30.27, -97.74],
  ['Denver', 39.74, -104.99],
  ['Chicago', 41.88, -87.63],
  ['Boston', 42.36, -71.06],
  ['Miami', 25.76, -80.19],
  ['Phoenix', 33.45, -112.07],
  ['Portland', 45.52, -122.68],
  ['Honolulu', 21.31, -157.86],
  ['Halifax', 44.65, -63.58],
  ['Ottawa', 45.42, -75.7],
  ['Victoria', 48.43, -123.37],
  ['San Francisco', 37.77, -122.42],
  ['London', 51.51, -0.13],
  ['Manchester', 53.48, -2.24],
  ['Edinburgh', 55.95, -3.19],
  ['Bristol', 51.45, -2.59],
  ['Brighton', 50.82, -0.14],
  ['Leeds', 53.8, -1.55],
];
const near = { lat: 49.28, lng: -123.12 };
const day = (date) => ({ from: date, to: date });

/** What is measured: name, arguments of the search, milliseconds that 95 of 100 may take. */
const KINDS_OF_SEARCH = [
  ['near a point, no word', { near }, 150],
  ['near a point, nearest first', { near, sort: 'distance' }, 150],
  [
    'near a point, in person on Saturday morning',
    { near, kind: 'in_person', ...day('2027-03-06'), partsOfDay: ['morning'] },
    200,
  ],
  ['near a point, soonest first', { near, sort: 'soonest' }, 200],
  ['a therapy of two words near a point', { near, query: 'craniosacral therapy' }, 300],
  ['a therapy near a point, evenings', { near, query: 'massage', partsOfDay: ['evening'] }, 200],
  ['a name', { query: 'practice 4711' }, 400],
  ['a therapy everywhere', { query: 'reiki' }, 600],
  ['virtual on one day', { kind: 'virtual', ...day('2027-03-04') }, 800],
  ['everybody', {}, 800],
  ['everybody free on one day', day('2027-03-04'), 1_200],
  ['everybody, soonest first', { sort: 'soonest' }, 2_000],
];

/** Therapy, city and kinds of visits go by different rhythms, so that all of them meet: 18 therapies with three specialties and two conditions each, one or two places, and free times on most days. */
async function fill(dataSource) {
  const id = (kind, n) => `('00000000-0000-7000-80${kind}-' || lpad((${n})::text, 12, '0'))::uuid`;
  const names =
    "(ARRAY['Massage','Acupuncture','Coaching','Counseling','Yoga','Nutrition','Chiropractic','Reiki','Meditation','Ayurveda','Hypnotherapy','Naturopathy','Physiotherapy','Pilates','Craniosacral','Doula','Sound Healing','Reflexology'])";
  const conditions =
    "(ARRAY['Anxiety','Back Pain','Neck Pain','Stress','Insomnia','Headaches','Depression','Trauma','Fatigue','Burnout','Migraine','Grief'])";
  await dataSource.query(
    `INSERT INTO practitioners (practice_id, name, practitioner_name, title, headline, slug, therapies, categories, category_names, conditions,
       languages, in_person, in_home, virtual, from_amount_cents, currency, reviews_average, reviews_count, name_text, search_text)
     SELECT ${id('01', 'n')}, 'Practice ' || n, 'Person ' || (n * 7919 % 100000), 'Practitioner', 'Care that listens', 'practice-' || n,
       ARRAY[category || ' Basic', category || ' Deep', category || ' Gentle'], ARRAY[lower(category)], ARRAY[category],
       ARRAY[${conditions}[1 + n % 12], ${conditions}[1 + (n / 12) % 12]], CASE WHEN n % 9 = 0 THEN ARRAY['English', 'French'] ELSE ARRAY['English'] END,
       n % 10 <> 0, n % 6 = 0, n % 3 = 0, 5000 + n % 100 * 100, 'CAD', 3.5 + n % 15 / 10.0, n % 90,
       'practice ' || n || ' person ' || (n * 7919 % 100000),
       lower('practice ' || n || ' person ' || (n * 7919 % 100000) || ' practitioner ' || category || ' basic ' || category || ' deep ' || category || ' gentle '
         || CASE WHEN n / 5 % 18 = 14 THEN 'therapy ' ELSE '' END || ${conditions}[1 + n % 12] || ' first session long session follow up')
     FROM generate_series(1, $1::int) n, LATERAL (SELECT ${names}[1 + n / 5 % 18] AS category) c`,
    [PRACTICES],
  );
  await dataSource.query(
    `INSERT INTO practitioner_places (location_id, practice_id, kind, city, state, country, place_key, latitude, longitude, reach_km)
     SELECT ${id('02', 'n * 2 + k')}, ${id('01', 'n')}, CASE k WHEN 0 THEN 'office' ELSE 'home' END, city ->> 0, 'BC', 'CA', lower(city ->> 0) || ' bc',
       (city ->> 1)::float8 + sin(n * 12.9898) * 0.25, (city ->> 2)::float8 + cos(n * 78.233) * 0.3, k * (8 + n % 16)
     FROM generate_series(1, $1::int) n, generate_series(0, 1) k, LATERAL (SELECT $2::jsonb -> (n / 90 % ${CITIES.length}) AS city) c
     WHERE (k = 0 AND n % 10 <> 0) OR (k = 1 AND n % 6 = 0)`,
    [PRACTICES, JSON.stringify(CITIES)],
  );
  await dataSource.query(
    `INSERT INTO suggestions (practice_id, kind, key, label)
     SELECT ${id('01', 'n')}, kind, key, label FROM generate_series(1, $1::int) n,
       LATERAL (VALUES ('practitioner', 'person ' || (n * 7919 % 100000), 'Person'), ('therapy', lower(${names}[1 + n / 5 % 18]) || ' deep', ${names}[1 + n / 5 % 18] || ' Deep'),
         ('condition', lower(${conditions}[1 + n % 12]), ${conditions}[1 + n % 12])) AS s (kind, key, label)`,
    [PRACTICES],
  );
  await dataSource.query(
    `INSERT INTO openings
     SELECT ${id('01', 'n')}, $2::timestamptz::date + d + CASE part WHEN 0 THEN time '17:00' WHEN 1 THEN time '21:00' ELSE time '23:59' END + (n % 8) * interval '15 minutes',
       kind, ${id('02', `n * 2 + CASE kind WHEN 'home' THEN 1 ELSE 0 END`)}, $2::date + d, (ARRAY['morning', 'afternoon', 'evening'])[1 + part], 'America/Vancouver', ${id('03', 'n')}
     FROM generate_series(1, $1::int) n, generate_series(0, 13) d, generate_series(0, 2) part,
       LATERAL (SELECT CASE WHEN n % 10 <> 0 THEN 'office' ELSE 'virtual' END AS kind) k
     WHERE (n * 31 + d * 17 + part * 7) % 5 < 2`,
    [PRACTICES, NOW],
  );
  await dataSource.query('VACUUM ANALYZE');
}

function services(dataSource) {
  const clock = new FixedClock(NOW);
  const places = new PlacesService(new PlacesRepository(), new GazetteerService(), clock, null, undefined);
  const index = new PostgresIndexService(
    dataSource,
    new PractitionersRepository(),
    new CandidatesRepository(),
    new SuggestionsRepository(),
  );
  return {
    search: new PractitionersService(dataSource, index, places, clock),
    matches: new MatchesService(dataSource, index, places, clock),
    suggestions: new SuggestionsService(dataSource, index, places),
  };
}

/** @returns milliseconds, sorted */
async function timesOf(work) {
  await work(0);
  await work(1);
  const times = [];
  for (let n = 0; n < SEARCHES; n++) {
    const started = performance.now();
    await work(n);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

const percentile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

/** Tables that a search of this shape reads from end to end although it asks for a part of them. */
async function wholeReads(dataSource, given) {
  const { text, values } = searchStatement(parseSearch(given, NOW), NOW);
  const plan = await dataSource.transaction(async (tx) => {
    await tx.query('SET LOCAL pg_trgm.word_similarity_threshold = 0.6');
    return tx.query(`EXPLAIN ${process.env.PLANS ? 'ANALYZE' : ''} ${text}`, values);
  });
  const lines = plan.map((row) => row['QUERY PLAN']);
  const found = lines.flatMap(
    (line) => /Seq Scan on (practitioner_places|openings|practitioners)/.exec(line)?.[1] ?? [],
  );
  // A search without a place or a word covers all practitioners, so a full scan is expected.
  const selective = given.near || given.query;
  return { lines, found: selective ? found : found.filter((table) => table === 'practitioner_places') };
}

const postgres = await startPostgres(['shared_buffers=512MB', 'fsync=off']);
const migrations = [...kitMigrations, ...service.migrations];
const dataSource = await new DataSource({ type: 'postgres', url: postgres.url, migrations, poolSize: 4 }).initialize();
const results = [];
try {
  await dataSource.runMigrations({ transaction: 'each' });
  await fill(dataSource);
  const { search, matches, suggestions } = services(dataSource);
  const note = (what, times, aimBelow) => {
    console.log(
      `${what}: median ${percentile(times, 0.5).toFixed(0)} ms, 95th ${percentile(times, 0.95).toFixed(0)} ms`,
    );
    results.push(limited({ what: `ms, 95th, ${what}`, ours: percentile(times, 0.95), aimBelow }));
  };
  for (const [what, given, aimBelow] of KINDS_OF_SEARCH) {
    const { totalCount } = await search.search(given);
    const { found, lines } = await wholeReads(dataSource, given);
    if (process.env.PLANS) console.log(lines.join('\n'));
    if (found.length > 0) throw new Error(`${what}: reads ${found.join(', ')} from end to end\n${lines.join('\n')}`);
    note(`${what} (${totalCount})`, await timesOf(() => search.search(given)), aimBelow);
  }
  const answers = {
    conditions: ['Back Pain', 'Stress'],
    categories: ['massage'],
    near,
    partsOfDay: ['morning'],
    weekend: true,
  };
  note('quiz near a point', await timesOf(() => matches.match(answers)), 200);
  note('quiz everywhere', await timesOf(() => matches.match({ ...answers, near: undefined })), 600);
  const prefixes = ['m', 'ma', 'perso', 'back', 'an', 'r', 'deep', 'person 4'];
  note('suggestions', await timesOf((n) => suggestions.listByPrefix(prefixes[n % prefixes.length])), 200);
  const towns = ['va', 'van', 'new', 'lon', 's', 'port', 'st'];
  note('places', await timesOf((n) => suggestions.listPlacesByPrefix(towns[n % towns.length])), 100);
} finally {
  await dataSource.destroy();
  await postgres.stop();
}
report('search', results);
