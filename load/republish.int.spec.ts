import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { service as catalogService } from '@yarrow/catalog/service';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service as searchService } from '@yarrow/search/service';
import { Operator } from '@yarrow/admin/operator';
import { republish } from '@yarrow/admin/republishing';

type Pro = Actor & { practiceId: string };

/** More than two batches. */
const PRACTICES = 410;
const RENAME = 'mutation ($name: String!) { updatePracticeProfile(input: { name: $name }) { result } }';
const PROJECTIONS = ['practice_projections', 'location_projections', 'service_projections', 'practitioners'];

let catalog: TestService;
let search: TestService;
let operator: Operator;
let pros: Pro[];

beforeAll(async () => {
  const natsPrefix = `republish${newId().replaceAll('-', '')}`;
  catalog = await startTestService(catalogService, { natsPrefix });
  search = await startTestService(searchService, { natsPrefix });
  operator = await Operator.connect({ url: catalog.env['NATS_URL']!, prefix: natsPrefix });
  pros = [];
  for (let left = PRACTICES; left > 0; left -= 41) pros.push(...(await Promise.all(Array.from({ length: 41 }, open))));
  for (const pro of pros.slice(0, 3)) await furnish(pro);
  await arrived();
});
afterAll(async () => {
  await operator?.close();
  await search?.stop();
  await catalog?.stop();
});

async function open(): Promise<Pro> {
  const [userId, practiceId] = [newId(), newId()];
  const user = {
    userId,
    kind: 'pro',
    email: `${userId}@example.com`,
    firstName: 'Ines',
    lastName: 'Duarte',
    practiceId,
  };
  const event = { user: { ...user, version: 1 }, practiceName: `Practice ${userId}`, country: 'CA', timeZone: 'UTC' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: userId });
  return { kind: 'pro', userId, practiceId, ip: '203.0.113.2' };
}

/** A published practice with a place and something to book, so that it is found. */
async function furnish(pro: Pro): Promise<void> {
  const mutations = [
    `upsertLocation(name: "Studio", kind: office, timeZone: "America/Vancouver", address: "12 Alder Street",
       city: "Vancouver", stateAbbreviation: "BC", latitude: 49.28, longitude: -123.12) { result }`,
    'upsertService(name: "Massage", description: "<p>Calm.</p>", timeLength: 60, amountCents: 11000) { result }',
    'updatePracticeProfile(input: { published: true }) { result }',
  ];
  for (const mutation of mutations) {
    expect((await catalog.graphql(`mutation { it: ${mutation} }`, {}, pro)).data).toEqual({
      it: { result: 'success' },
    });
  }
}

const rename = async (pro: Pro, name: string) =>
  expect((await catalog.graphql(RENAME, { name }, pro)).data.updatePracticeProfile.result).toBe('success');

/** Everything that catalog has, as search should know it. */
const owned = () =>
  catalog.dataSource.query(`
    select id, version from (
      select id, version from practices union all select id, version from locations union all select id, version from services
    ) rows order by id`);
const kept = () =>
  search.dataSource.query(`
    select id, version from (
      select practice_id as id, version from practice_projections union all select location_id, version from location_projections
      union all select service_id, version from service_projections
    ) rows order by id`);
const arrived = () => search.eventually(async () => expect(await kept()).toEqual(await owned()));
const listed = async () =>
  (await search.dataSource.query('select practice_id, name from practitioners order by practice_id')) as object[];

it('rebuilds an emptied projection by the command, while events keep coming', async () => {
  await search.dataSource.query(`truncate ${PROJECTIONS.join(', ')} cascade`);
  let renaming = true;
  let renames = 0;
  const busy = (async () => {
    for (; renaming; renames++) await rename(pros[renames % 5]!, `Renamed ${renames}`);
  })();
  const published = await republish(operator, { service: 'catalog' });
  renaming = false;
  await busy;
  expect(published).toEqual({ practices: PRACTICES, locations: 3, services: 3, 'event-types': 0 });
  expect(renames).toBeGreaterThan(0);
  await arrived();
  expect(await listed()).toHaveLength(3);
});

it('changes nothing when it is repeated', async () => {
  const before = await listed();
  await republish(operator, { service: 'catalog' });
  await rename(pros[0]!, 'The last event');
  await arrived();
  expect(await listed()).toEqual(
    before.map((row) =>
      'practice_id' in row && row.practice_id === pros[0]!.practiceId ? { ...row, name: 'The last event' } : row,
    ),
  );
});

it('publishes the rows of one practice where it is asked for them alone', async () => {
  const { practiceId } = pros[1]!;
  expect(await republish(operator, { service: 'catalog', practice: practiceId })).toEqual({
    practices: 1,
    locations: 1,
    services: 1,
    'event-types': 0,
  });
});

it('says that a service has nothing which others keep', async () => {
  expect(await republish(operator, { service: 'search' })).toEqual({});
});
