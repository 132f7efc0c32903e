import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { coarsePlace } from '@yarrow/kit/values/coarse-place';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { publishPractice } from '../testing/test-practices.js';
import { RenameFactsToProjections1796000000000 } from './1796000000000-rename-facts-to-projections.js';
import { CoarsenHiddenPlaces1795800000000 } from './1795800000000-coarsen-hidden-places.js';

let search: TestService;

beforeAll(async () => {
  search = await startTestService(service);
});
afterAll(() => search?.stop());

it('the migration keeps of every hidden place what the index would keep of it today, and of others the exact point', async () => {
  const points = Array.from({ length: 60 }, (_, index) => ({
    latitude: -88 + index * 2.9876543,
    longitude: -179.5 + index * 6.0123456,
  }));
  const { practiceId } = await publishPractice(search, 'Old Hand');
  const runner = search.dataSource.createQueryRunner();
  const migration = new CoarsenHiddenPlaces1795800000000();
  const renaming = new RenameFactsToProjections1796000000000();
  await renaming.down(runner);
  await migration.down(runner);
  const kinds = [{ kind: 'home' }, { kind: 'office', hideAddress: true }, { kind: 'office' }];
  const ids = new Map(points.flatMap((point) => kinds.map((kind) => [newId(), { ...point, ...kind }])));
  for (const [id, { latitude, longitude, ...kind }] of ids) {
    const fact = { ...kind, latitude, longitude, singleLine: '7 Quince Lane', hours: [], virtualLink: 'x' };
    await runner.query('INSERT INTO location_facts VALUES ($1, $2, 1, false, $3)', [id, practiceId, fact]);
    await runner.query(
      `INSERT INTO practitioner_places VALUES ($1, $2, $3, 'Vancouver', 'BC', 'CA', 'vancouver bc', $4, $5, 0)`,
      [id, practiceId, kind.kind, latitude, longitude],
    );
  }

  await migration.up(runner);
  await renaming.up(runner);
  const rows = await runner.query(
    `SELECT location_id AS id, snapshot, latitude, longitude, coarse FROM location_projections JOIN practitioner_places USING (location_id)
     WHERE location_id = ANY ($1)`,
    [[...ids.keys()]],
  );
  await runner.release();
  expect(rows).toHaveLength(ids.size);
  for (const { id, snapshot, ...place } of rows) {
    const { latitude, longitude, ...kind } = ids.get(id)!;
    const hidden = kind.kind === 'home' || 'hideAddress' in kind;
    const kept = hidden ? coarsePlace({ latitude, longitude }) : { latitude, longitude };
    expect(place).toEqual({ ...kept, coarse: hidden });
    expect(snapshot).toEqual({ ...kind, ...kept });
  }
});
