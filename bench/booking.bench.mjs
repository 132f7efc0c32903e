/**
 * The cost of a hold compared to the minimum that a database must do for it. In one run, interleaved, on the same
 * tables: whole holds through scheduling's own service (settings locked, price, opening hours, busy time, constraint,
 * hold), and bare inserts under the same exclusion constraint, by pgbench and by one statement of a pg client. Own
 * PostgreSQL that flushes every commit, on a random port; build first (`npm run build`).
 *
 *   node bench/booking.bench.mjs [transactions=2000] [rounds=5] [clients=8]
 *
 * PGBENCH names the program where it is neither on the path nor with Debian's PostgreSQL.
 */
import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { create } from '@bufbuild/protobuf';
import { DataSource } from 'typeorm';
import { LocationSchema, PracticeSchema, ServiceSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { kitMigrations } from '@yarrow/kit/database/migrations';
import { startPostgres } from '@yarrow/kit/testing/servers';
import { LapsesService } from '@yarrow/scheduling/appointments/lapses.service';
import { AppointmentsPublisher } from '@yarrow/scheduling/appointments/appointments.publisher';
import { AppointmentsRepository } from '@yarrow/scheduling/visits/appointments.repository';
import { HoldsRepository } from '@yarrow/scheduling/booking/holds.repository';
import { HoldsService } from '@yarrow/scheduling/booking/holds.service';
import { OffersService } from '@yarrow/scheduling/booking/offers.service';
import { CatalogProjectionRepository } from '@yarrow/scheduling/catalog-projection/catalog-projection.repository';
import { CatalogProjectionService } from '@yarrow/scheduling/catalog-projection/catalog-projection.service';
import { ClientProjectionRepository } from '@yarrow/scheduling/client-projection/client-projection.repository';
import { OccupanciesRepository } from '@yarrow/scheduling/occupancies/occupancies.repository';
import { OpenPackagesRepository } from '@yarrow/scheduling/packages/open-packages.repository';
import { OpenPackagesService } from '@yarrow/scheduling/packages/open-packages.service';
import { service } from '@yarrow/scheduling/service';
import { compared, median, report } from './report.mjs';

const TRANSACTIONS = Number(process.argv[2] ?? 2_000);
const ROUNDS = Number(process.argv[3] ?? 5);
const CLIENTS = Number(process.argv[4] ?? 8);
/** Five round trips and the rules, compared to one autocommitted statement. */
const AIM = 0.2;
const PRACTICES = 64;
const FIRST_DAY = Date.parse('2027-01-01T00:00:00Z');
const [HOUR, DAY] = [3_600_000, 86_400_000];
const STARTS_PER_DAY = 24;

/** The nth time: each practice gets one in turn, then the next hour. */
function timeOf(n) {
  const hour = Math.floor(n / PRACTICES);
  return FIRST_DAY + Math.floor(hour / STARTS_PER_DAY) * DAY + (hour % STARTS_PER_DAY) * HOUR;
}

/** Runs `work(n)` for so many n with so many at once. @returns how many each second */
async function measure(work) {
  let next = 0;
  const started = performance.now();
  const lane = async () => {
    while (next < TRANSACTIONS) await work(next++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, lane));
  return TRANSACTIONS / ((performance.now() - started) / 1_000);
}

/** Open day and night, so that only time itself is scarce. */
async function publishPractices(dataSource, projection) {
  const practices = [];
  for (let index = 0; index < PRACTICES; index++) {
    const [practiceId, locationId, serviceId] = [newId(), newId(), newId()];
    const hours = Array.from({ length: 7 }, (_, weekday) => ({
      weekday,
      blocks: [{ startsAt: '00:00', endsAt: '24:00' }],
    }));
    const location = { locationId, practiceId, timeZone: 'UTC', state: 'active', hours, version: 1 };
    const variations = [{ variationId: serviceId, durationMinutes: 60, amountCents: 9_000 }];
    const offered = { kind: 'service', public: true, locationIds: [locationId], variations, version: 1 };
    const booking = { startTimeIncrementMinutes: 60 };
    const practice = { practiceId, published: true, currency: 'USD', country: 'US', booking, version: 1 };
    await projection.savePractice(dataSource.manager, create(PracticeSchema, practice));
    await projection.saveLocation(dataSource.manager, create(LocationSchema, location));
    await projection.saveService(dataSource.manager, create(ServiceSchema, { serviceId, practiceId, ...offered }));
    practices.push({ practiceId, locationId, serviceIds: [serviceId] });
  }
  return practices;
}

function holdsService(dataSource) {
  const [occupancies, projection] = [new OccupanciesRepository(), new CatalogProjectionRepository()];
  const clock = new FixedClock(new Date(FIRST_DAY - DAY));
  const catalogs = new CatalogProjectionService(dataSource, projection, occupancies, undefined, clock);
  const appointments = new AppointmentsRepository();
  const packages = new OpenPackagesService(new OpenPackagesRepository(), appointments, clock);
  const events = new AppointmentsPublisher(projection, packages);
  const lapses = new LapsesService(dataSource, appointments, occupancies, events, clock);
  const offers = new OffersService(catalogs, new ClientProjectionRepository(), packages);
  return { projection, clock, holds: new HoldsService(dataSource, offers, occupancies, new HoldsRepository(), lapses) };
}

function findPgbench() {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const candidates = [...(process.env.PATH ?? '').split(delimiter), ...folders].map((path) => join(path, 'pgbench'));
  return [process.env.PGBENCH, ...candidates].find((path) => path && existsSync(path));
}

/** One autocommitted insert of a new time by as many connections. @returns transactions each second, by its own account */
function runPgbench(program, url, script) {
  const perClient = String(Math.ceil(TRANSACTIONS / CLIENTS));
  const flags = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '1', '-t', perClient, '-f', script];
  const { stdout, stderr, status } = spawnSync(program, [...flags, url], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`pgbench failed: ${stderr}`);
  return Number(/tps = ([\d.]+)/.exec(stdout)[1]);
}

const BARE = `INSERT INTO occupancies (id, practice_id, kind, starts_at, ends_at, during, expires_at)
  SELECT gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((n % ${PRACTICES})::text, 12, '0'))::uuid, 'hold',
    s, s + interval '1 hour', tstzrange(s, s + interval '1 hour'), s
  FROM (SELECT n, timestamptz '2027-01-01Z' + (n / ${PRACTICES}) * interval '1 hour' AS s
    FROM nextval('bench_time') n) t
  ON CONFLICT DO NOTHING`;

const postgres = await startPostgres([]);
const folder = mkdtempSync(join(tmpdir(), 'yarrow-bench-'));
const migrations = [...kitMigrations, ...service.migrations];
const options = { type: 'postgres', url: postgres.url, entities: service.entities, migrations, poolSize: CLIENTS };
const dataSource = await new DataSource(options).initialize();
try {
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.query('CREATE SEQUENCE bench_time MINVALUE 0 CACHE 1');
  const { projection, clock, holds } = holdsService(dataSource);
  const practices = await publishPractices(dataSource, projection);
  const pgbench = findPgbench();
  const script = join(folder, 'bare.sql');
  writeFileSync(script, `${BARE.replaceAll('\n', ' ')};\n`);

  let held = 0;
  const keep = () => {
    const n = held++;
    const startsAt = new Date(timeOf(n)).toISOString();
    // Each from an address of its own: how much one may keep is bounded.
    const actor = { kind: 'anonymous', ip: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
    return holds.hold(actor, { ...practices[n % PRACTICES], startsAt }, clock.now());
  };
  const rates = { hold: [], client: [], pgbench: [] };
  // The first round warms all of them up and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = {
      hold: await measure(keep),
      client: await measure(() => dataSource.query(BARE)),
      pgbench: pgbench ? runPgbench(pgbench, postgres.url, script) : NaN,
    };
    if (round > 0) for (const [name, rate] of Object.entries(measured)) rates[name].push(rate);
  }
  const [[{ count }]] = [await dataSource.query('SELECT count(*)::integer AS count FROM slot_holds')];
  if (count !== held) throw new Error(`${count} of ${held} holds are there.`);

  const what = `holdSlot/s, ${CLIENTS} clients`;
  const baseline = (baselineName, other, aimRatio) =>
    compared({ what, ours: median(rates.hold), baseline: median(other), baselineName, aimRatio });
  const results = [baseline('bare insert, pg client', rates.client)];
  if (pgbench) results.unshift(baseline('bare insert, pgbench', rates.pgbench, AIM));
  else console.log('pgbench was not found; install postgresql-contrib or set PGBENCH');
  report('booking', results);
} finally {
  await dataSource.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
