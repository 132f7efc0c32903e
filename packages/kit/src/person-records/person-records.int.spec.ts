import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '../ids.js';
import { allRecords } from '../testing/all-records.js';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { startTestService, type TestService } from '../testing/test-service.js';
import { PersonRecordsService } from './person-records.service.js';

let service: TestService;
const owner = { userId: newId(), clientIds: [newId(), newId()], practiceId: newId() };

beforeAll(async () => {
  service = await startTestService(notebook);
  service.app.get(PersonRecordsService).register(
    {
      section: 'numbers',
      about: 'person',
      sql: 'SELECT number FROM owner, generate_series(1, 250) AS number ORDER BY number',
    },
    { section: 'nothing', about: 'person', sql: 'SELECT 1 FROM owner WHERE false' },
    { section: 'ids', about: 'practice', sql: 'SELECT user_id, client_ids, practice_id FROM owner' },
  );
});
afterAll(() => service?.stop());

it('reads every row of every list once, page by page', async () => {
  const { numbers, nothing, ids } = await allRecords(service, owner);
  expect(numbers!.map(({ number }) => number)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  expect(nothing).toEqual([]);
  expect(ids).toEqual([{ user_id: owner.userId, client_ids: owner.clientIds, practice_id: owner.practiceId }]);
  const page = await service.app.get(PersonRecordsService).getPage(owner, '');
  expect(JSON.parse(page.rows)).toHaveLength(100);
});

it('leaves out what is about a practice for an account without one', async () => {
  expect(Object.keys(await allRecords(service, { userId: owner.userId }))).toEqual(['numbers', 'nothing']);
});

it.each(['x', '0:-1', '1:2:3', ' 0:0'])('takes no cursor %p', async (cursor) => {
  await expect(service.app.get(PersonRecordsService).getPage(owner, cursor)).rejects.toThrow(RangeError);
});

it('ends behind the last list', async () => {
  const page = await service.app.get(PersonRecordsService).getPage(owner, '9:0');
  expect(page).toEqual({ section: '', rows: '[]', nextCursor: '' });
});
