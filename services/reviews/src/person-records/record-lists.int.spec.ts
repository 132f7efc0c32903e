import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { allRecords } from '@yarrow/kit/testing/all-records';
import { ADD_TEXT } from '../testing/review-harness.js';
import { VideoHarness } from '../testing/video-harness.js';

let harness: VideoHarness;

beforeAll(async () => {
  harness = await VideoHarness.startWithStore();
});
afterAll(() => harness?.stop());

it('exports reviews to their author, and to the practice what is public of them, without links', async () => {
  const userId = newId();
  const invited = await harness.invited({ attendee: { userId } });
  const { reviewId, practiceId, token, hash } = invited;
  await harness.step(ADD_TEXT, { reviewId, token, text: 'Slept like a stone.' });

  const own = await allRecords(harness.reviews, { userId });
  expect(own).toMatchObject({
    reviews: [{ first_name: 'Maya', text: 'Slept like a stone.', rating: 5, is_anonymous: false }],
    reports_of_reviews: [],
  });
  expect(own['video_reviews']).toHaveLength(1);
  const records = await allRecords(harness.reviews, { userId: newId(), practiceId });
  expect(records).toMatchObject({
    ...{ reviews: [], video_reviews: [], review_requests: [] },
    practice_reviews: [{ first_name: 'Maya', text: 'Slept like a stone.' }],
  });
  await harness.reviews.dataSource.query('UPDATE reviews SET is_anonymous = true WHERE id = $1', [reviewId]);
  const anonymous = await allRecords(harness.reviews, { userId: newId(), practiceId });
  expect(anonymous['practice_reviews']).toMatchObject([{ first_name: null, last_initial: null, rating: 5 }]);
  expect(await allRecords(harness.reviews, { userId: newId() })).toMatchObject({ reviews: [], video_reviews: [] });
  for (const secret of [token, hash]) expect(JSON.stringify([own, records])).not.toContain(secret);
});
