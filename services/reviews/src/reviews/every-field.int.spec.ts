import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { everyField, nullsIn } from '@yarrow/kit/testing/every-field';
import { ReviewHarness, visitor } from '../testing/review-harness.js';

let harness: ReviewHarness;

beforeAll(async () => {
  harness = await ReviewHarness.start();
}, 60_000);
afterAll(() => harness?.stop());

it('answers every field of a review to its author', async () => {
  const { practiceId } = await harness.neighbours.practice();
  const { reviewId, token } = await harness.review(practiceId, { rating: 4 });
  const query = `query ($token: String!) { reviewByToken(token: $token) ${await everyField(harness.reviews, 'Review', 1)} }`;
  const { data, errors } = await harness.reviews.graphql(query, { token }, visitor());
  expect(errors).toBeUndefined();
  expect(data['reviewByToken']).toMatchObject({
    ...{ id: reviewId, token, rating: 4, review: 'Wonderful, as ever.', isAnonymous: false, imported: false },
    ...{ skills: [], videoReviews: [], hasCompletedVideoReview: false, practice: { id: practiceId }, practiceId },
    ...{ client: { firstName: 'Maya', lastName: 'R.' }, referralCode: expect.stringMatching(/^[\w-]{22,}$/) },
  });
  // The practice's code is the owner's to see, the author has no account, and there is no video.
  expect(nullsIn(data['reviewByToken'])).toEqual(['user', 'practice.referralCode', 'video']);
});
