import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema, ClientMergeUndoneSchema, ClientSplitSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { ReviewHarness } from '../testing/review-harness.js';

let harness: ReviewHarness;

beforeAll(async () => {
  harness = await ReviewHarness.start();
});
afterAll(() => harness?.stop());

async function reviewed() {
  const { practiceId } = await harness.neighbours.practice();
  const visit = await harness.neighbours.visit(practiceId);
  const fromClientId = await harness.neighbours.client(practiceId, { clientId: visit.clientId });
  const intoClientId = await harness.neighbours.client(practiceId, { firstName: 'Maya-Lou' });
  await harness.rateVisit(practiceId, visit, 5);
  return { visit, merge: { practiceId, fromClientId, intoClientId, mergeId: newId() } };
}
type Merge = Awaited<ReturnType<typeof reviewed>>['merge'];
const merged = (merge: Merge) => harness.reviews.publish(ClientMergedSchema, merge, { aggregateId: merge.practiceId });
const undone = (merge: Merge) =>
  harness.reviews.publish(ClientMergeUndoneSchema, merge, { aggregateId: merge.practiceId });
const authors = async (practiceId: string): Promise<string[]> => {
  const sql = 'SELECT client_id AS id FROM reviews WHERE practice_id = $1 ORDER BY created_at';
  return (await harness.reviews.dataSource.query<{ id: string }[]>(sql, [practiceId])).map(({ id }) => id);
};

describe('two contacts that become one', () => {
  it('have written their reviews together, and each their own again when it is undone', async () => {
    const { merge } = await reviewed();
    expect(await authors(merge.practiceId)).toEqual([merge.fromClientId]);
    await merged(merge);
    expect(await authors(merge.practiceId)).toEqual([merge.intoClientId]);
    const since = await harness.neighbours.visit(merge.practiceId, { clientId: merge.intoClientId });
    await harness.rateVisit(merge.practiceId, since, 4);
    await undone(merge);
    expect(await authors(merge.practiceId)).toEqual([merge.fromClientId, merge.intoClientId]);
  });

  it('stay two where the undoing comes first', async () => {
    const { merge } = await reviewed();
    await undone(merge);
    await merged(merge);
    expect(await authors(merge.practiceId)).toEqual([merge.fromClientId]);
  });

  it('open the links that one of them was sent, and afterwards those of each again', async () => {
    const { merge, visit } = await reviewed();
    const [link] = await harness.reviews.dataSource.query<{ into: string }[]>(
      'SELECT into_id AS into FROM client_merges WHERE from_id = $1',
      [visit.clientId],
    );
    expect(link).toBeUndefined();
    await merged(merge);
    const second = { ...merge, fromClientId: merge.intoClientId, intoClientId: newId(), mergeId: newId() };
    await merged(second);
    const into = async () =>
      (
        await harness.reviews.dataSource.query<{ into: string }[]>(
          'SELECT into_id AS into FROM client_merges WHERE from_id = $1',
          [merge.fromClientId],
        )
      )[0]?.into;
    expect(await into()).toBe(second.intoClientId);
    await undone(second);
    expect(await into()).toBe(merge.intoClientId);
    await undone(merge);
    expect(await into()).toBeUndefined();
  });
});

it('gives the reviews of visits that are another person’s to that person', async () => {
  const { merge, visit } = await reviewed();
  const { practiceId, fromClientId, intoClientId } = merge;
  const other = await harness.neighbours.visit(practiceId, { clientId: fromClientId });
  await harness.rateVisit(practiceId, other, 4);
  const split = { practiceId, fromClientId, intoClientId, appointmentIds: [visit.appointmentId] };
  await harness.reviews.publish(ClientSplitSchema, split, { aggregateId: practiceId });
  expect(await authors(practiceId)).toEqual([intoClientId, fromClientId]);
});
