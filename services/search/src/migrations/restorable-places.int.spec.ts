import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { publishPractice } from '../testing/test-practices.js';

let search: TestService;

beforeAll(async () => {
  search = await startTestService(service);
});
afterAll(() => search?.stop());

it('a place is written with an empty search path, as pg_restore and replication write it', async () => {
  const { practiceId } = await publishPractice(search, 'Old Hand');
  const id = newId();
  const runner = search.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`SET LOCAL search_path = ''`);
  await runner.query(
    `INSERT INTO public.practitioner_places (location_id, practice_id, kind, city, state, country, place_key, latitude,
       longitude, reach_km) VALUES ($1, $2, 'office', 'Vancouver', 'BC', 'CA', 'vancouver bc', 49.28, -123.12, 20)`,
    [id, practiceId],
  );
  await runner.commitTransaction();
  await runner.release();
  const [place] = await search.dataSource.query(
    `SELECT spot = ll_to_earth(latitude, longitude) AS spot,
       reach_box = earth_box(ll_to_earth(latitude, longitude), 20000) AS reach FROM practitioner_places WHERE location_id = $1`,
    [id],
  );
  expect(place).toEqual({ spot: true, reach: true });
});
