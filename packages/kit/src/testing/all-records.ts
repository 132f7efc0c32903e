import { PersonRecordsService } from '../person-records/person-records.service.js';
import type { RecordsOwner } from '../person-records/person-records.js';
import type { TestService } from './test-service.js';

/** All records that a service exports for an account, by list. */
export async function allRecords(
  service: TestService,
  owner: Partial<RecordsOwner> & Pick<RecordsOwner, 'userId'>,
): Promise<Record<string, Record<string, unknown>[]>> {
  const records = service.app.get(PersonRecordsService);
  const whose = { clientIds: [], practiceId: null, ...owner };
  const lists: Record<string, Record<string, unknown>[]> = {};
  let cursor = '';
  do {
    const page = await records.getPage(whose, cursor);
    if (page.section) (lists[page.section] ??= []).push(...(JSON.parse(page.rows) as Record<string, unknown>[]));
    cursor = page.nextCursor;
  } while (cursor);
  return lists;
}
