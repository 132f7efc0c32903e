import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema, ClientMergeUndoneSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { PeopleProjectionService } from './people-projection.service.js';

let harness: NotificationsHarness;
const practiceId = newId();

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(new Date('2026-11-20T17:00:00Z')));
});
afterAll(() => harness?.stop());

async function contact(): Promise<string> {
  const clientId = newId();
  const client = { clientId, practiceId, firstName: 'Noor', email: `${clientId}@example.com`, version: 1 };
  await harness.service.publish(ClientSavedSchema, { client }, { aggregateId: clientId });
  return clientId;
}
const newMerge = (fromClientId: string, intoClientId: string) => ({
  ...{ practiceId, fromClientId, intoClientId, mergeId: newId() },
});
type Merge = ReturnType<typeof newMerge>;
const merged = (merge: Merge) => harness.service.publish(ClientMergedSchema, merge, { aggregateId: practiceId });
const undone = (merge: Merge) => harness.service.publish(ClientMergeUndoneSchema, merge, { aggregateId: practiceId });
const whom = async (clientId: string) => {
  const people = harness.service.app.get(PeopleProjectionService, { strict: false });
  return (await people.findClient(harness.service.dataSource.manager, clientId))?.clientId;
};

describe('the recipient of a client’s messages', () => {
  it('is the contact that others became, one after the other, and each again when that is undone', async () => {
    const [first, second, third] = [await contact(), await contact(), await contact()];
    const [one, two] = [newMerge(first, second), newMerge(second, third)];
    await merged(one);
    expect(await whom(first)).toBe(second);
    await merged(two);
    expect([await whom(first), await whom(second)]).toEqual([third, third]);
    await undone(two);
    expect([await whom(first), await whom(second)]).toEqual([second, second]);
    await undone(one);
    expect(await whom(first)).toBe(first);
    await merged(newMerge(first, third));
    expect(await whom(first)).toBe(third);
  });

  it('is the same as before where the undoing comes first', async () => {
    const merge = newMerge(await contact(), await contact());
    await undone(merge);
    await merged(merge);
    expect(await whom(merge.fromClientId)).toBe(merge.fromClientId);
  });
});
