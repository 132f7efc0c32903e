import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everyField } from '@yarrow/kit/testing/every-field';
import { endOwnWork, queriesDuring } from '@yarrow/kit/testing/queries-during';
import { ReviewHarness, visitor } from '../testing/review-harness.js';

interface Key {
  readonly __typename: string;
  readonly id: string;
}

let harness: ReviewHarness;
const keys: Record<string, Key[]> = {};

beforeAll(async () => {
  harness = await ReviewHarness.start();
  const add = (key: Key) => void (keys[key.__typename] ??= []).push(key);
  for (let count = 0; count < 3; count++) {
    const { practiceId } = await harness.neighbours.practice();
    add({ __typename: 'Practice', id: practiceId });
    add({ __typename: 'Skill', id: `${practiceId}:anxiety` });
    const { reviewId } = await harness.review(practiceId, { rating: 5 });
    add({ __typename: 'Review', id: reviewId });
  }
  await endOwnWork(harness.reviews);
});
afterAll(() => harness?.stop());

async function queriesFor(type: string, representations: readonly Key[]): Promise<string[]> {
  const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on ${type}
    ${await everyField(harness.reviews, type)} } }`;
  const queries = await queriesDuring(harness.reviews, async () => {
    const { errors } = await harness.reviews.graphql(query, { representations }, visitor());
    expect(errors).toBeUndefined();
  });
  // The worker looks for videos whenever it likes.
  return queries.filter((text) => !text.includes('transcoding_jobs'));
}

describe('a request', () => {
  it.each(['Practice', 'Skill', 'Review'])('reads three of %s with as many queries as one', async (type) => {
    const [one] = keys[type]!;
    const single = await queriesFor(type, [one!]);
    expect(await queriesFor(type, keys[type]!)).toHaveLength(single.length);
    expect(await queriesFor(type, [one!, one!, one!])).toHaveLength(single.length);
  });
});
