import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '../ids.js';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { queriesDuring } from '../testing/queries-during.js';
import { startTestService, type TestService } from '../testing/test-service.js';
import { upsertAllIfNewer, upsertIfNewer, type ProjectionTable } from './upsert-if-newer.js';

const SHELVES: ProjectionTable = { name: 'shelf_projections', key: ['library', 'id'], isFinal: 'known.deleted' };
let service: TestService;
let id: string;

beforeAll(async () => {
  service = await startTestService(notebook);
  await service.dataSource.query(
    `create table shelf_projections (library text, id uuid, version bigint not null, label text, tags text[],
       data jsonb, deleted boolean not null default false, primary key (library, id))`,
  );
});
afterAll(() => service?.stop());
beforeEach(() => void (id = newId()));

const save = (version: number, label: string) =>
  upsertIfNewer(service.dataSource.manager, SHELVES, {
    ...{ library: 'town', id, version, label },
    ...{ tags: [label], data: { label } },
  });
const stored = async () => {
  const rows = await service.dataSource.query('select label, tags, data from shelf_projections where id = $1', [id]);
  return rows[0];
};
const shelf = (label: string) => ({ label, tags: [label], data: { label } });

describe('a snapshot for a projection', () => {
  it('is stored where nothing was, with lists and JSON', async () => {
    expect(await save(3, 'poetry')).toBe(true);
    expect(await stored()).toEqual(shelf('poetry'));
  });

  it('replaces an older one', async () => {
    await save(3, 'poetry');
    expect(await save(4, 'plays')).toBe(true);
    expect(await stored()).toEqual(shelf('plays'));
  });

  it('loses against a newer one', async () => {
    await save(3, 'poetry');
    expect(await save(2, 'plays')).toBe(false);
    expect(await stored()).toEqual(shelf('poetry'));
  });

  it('loses against one of the same version', async () => {
    await save(3, 'poetry');
    expect(await save(3, 'plays')).toBe(false);
    expect(await stored()).toEqual(shelf('poetry'));
  });

  it('does not change a row that is final', async () => {
    await save(3, 'poetry');
    await service.dataSource.query('update shelf_projections set deleted = true where id = $1', [id]);
    expect(await save(4, 'plays')).toBe(false);
    expect(await stored()).toEqual(shelf('poetry'));
  });

  it('leaves another row whose key differs in one column alone', async () => {
    await save(3, 'poetry');
    const other = { library: 'school', id, version: 9, ...shelf('maps') };
    expect(await upsertIfNewer(service.dataSource.manager, SHELVES, other)).toBe(true);
    const rows = await service.dataSource.query('select label from shelf_projections where id = $1 order by 1', [id]);
    expect(rows).toEqual([{ label: 'maps' }, { label: 'poetry' }]);
  });

  it('needs one statement, however many there are', async () => {
    await save(3, 'poetry');
    const rows = [
      { library: 'town', id, version: 2, ...shelf('late') },
      { library: 'town', id: newId(), version: 1, ...shelf('new') },
    ];
    let count = -1;
    const statements = await queriesDuring(service, async () => {
      count = await upsertAllIfNewer(service.dataSource.manager, SHELVES, rows);
    });
    expect([count, statements.length]).toEqual([1, 1]);
    expect(await stored()).toEqual(shelf('poetry'));
  });

  it('is nothing to do for an empty list', async () => {
    expect(await queriesDuring(service, () => upsertAllIfNewer(service.dataSource.manager, SHELVES, []))).toEqual([]);
  });

  it('stores the newest of several concurrent versions', async () => {
    await Promise.all([4, 7, 5, 6, 3].map((version) => save(version, `version ${version}`)));
    expect(await stored()).toEqual(shelf('version 7'));
  });
});
