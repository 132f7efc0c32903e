import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReviewReportsDecidedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { ADD_TEXT, clientActor, ReviewHarness, TOGGLE, visitor } from '../testing/review-harness.js';

const REPORT = `mutation ($input: ReportReviewInput!) { step: reportReview(input: $input) {
  result errors { code message field } } }`;
const KEEP = `mutation ($reviewId: ID!) { step: dismissReviewReports(reviewId: $reviewId) {
  result errors { code } reportedReviewsCount } }`;
const REMOVE = `mutation ($reviewId: ID!, $reason: String!) { step: removeReportedReview(reviewId: $reviewId, reason: $reason) {
  result errors { code field } reportedReviewsCount } }`;
const REPORTED = `{ reportedReviewsCount reportedReviews { review { id author review } reports { reason details isByPractice } } }`;
const PUBLIC = 'query ($id: ID!) { publicReview(id: $id) { id author review } }';
const staff = (): Actor => ({ ...clientActor(newId()), staff: true });

let harness: ReviewHarness;
let practiceId: string;
let owner: Actor;

beforeAll(async () => {
  harness = await ReviewHarness.start();
});
afterAll(() => harness?.stop());
beforeEach(async () => {
  await harness.reviews.dataSource.query('DELETE FROM review_reports');
  ({ practiceId, owner } = await harness.neighbours.practice());
});

const report = (reviewId: string, actor: Actor = visitor(), input: object = {}) =>
  harness.step(REPORT, { input: { reviewId, reason: 'private', ...input } }, actor);
const reported = async () => (await harness.reviews.graphql(REPORTED, {}, staff())).data;
const shown = async (id: string) => (await harness.reviews.graphql(PUBLIC, { id }, visitor())).data['publicReview'];
const remove = (reviewId: string, actor = staff(), reason = 'Names a diagnosis.') =>
  harness.step(REMOVE, { reviewId, reason }, actor);
const decided = async () =>
  (await harness.reviews.emitted(ReviewReportsDecidedSchema)).filter((event) => event.practiceId === practiceId);

describe('a public review', () => {
  it('is reported by anybody, once by each account, and waits for staff with what was said', async () => {
    const { reviewId } = await harness.review(practiceId, { text: 'My neighbour goes there too.' });
    const client = clientActor(newId());
    expect(await report(reviewId)).toMatchObject({ result: 'success' });
    await report(reviewId, client, { details: ' Names my neighbour. ' });
    await report(reviewId, client, { reason: 'abusive' });
    await report(reviewId, owner, { reason: 'other', details: 'It is not about us.' });
    const repeated = { idempotencyKey: newId(), reason: 'advertising' };
    await Promise.all([1, 2, 3].map(() => report(reviewId, visitor(), repeated)));
    expect(await reported()).toEqual({
      reportedReviewsCount: 1,
      reportedReviews: [
        {
          review: { id: reviewId, author: 'Maya R.', review: 'My neighbour goes there too.' },
          reports: [
            { reason: 'private', details: '', isByPractice: false },
            { reason: 'private', details: 'Names my neighbour.', isByPractice: false },
            { reason: 'other', details: 'It is not about us.', isByPractice: true },
            { reason: 'advertising', details: '', isByPractice: false },
          ],
        },
      ],
    });
  });

  it('stays anonymous for staff too', async () => {
    const { reviewId, token } = await harness.review(practiceId);
    await harness.step(TOGGLE, { reviewId, token, isAnon: true });
    await harness.publishAll();
    const { edges } = (await harness.practice(practiceId)).reviews;
    const id = edges[0].node.id;
    expect(await report(reviewId)).toMatchObject({ errors: [{ code: 'not_found', field: 'reviewId' }] });
    await report(id);
    expect((await reported()).reportedReviews).toMatchObject([{ review: { id, author: 'Anonymous' } }]);
  });

  it.each([
    [{ reason: 'other', details: '  ' }, 'invalid_details'],
    [{ details: 'x'.repeat(1001) }, 'invalid_details'],
  ])('is not reported by %j', async (input, code) => {
    const { reviewId } = await harness.review(practiceId);
    expect(await report(reviewId, visitor(), input)).toMatchObject({ errors: [{ code, field: 'details' }] });
    expect((await reported()).reportedReviewsCount).toBe(0);
  });
});

describe('a reported review', () => {
  it('stays where staff find nothing wrong, and can be reported again', async () => {
    const { reviewId } = await harness.review(practiceId);
    await report(reviewId);
    expect(await harness.step(KEEP, { reviewId }, staff())).toMatchObject({
      result: 'success',
      reportedReviewsCount: 0,
    });
    expect(await shown(reviewId)).toMatchObject({ id: reviewId });
    expect(await harness.step(KEEP, { reviewId }, staff())).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await decided()).toMatchObject([{ reviewId, removed: false, reason: '' }]);
    await report(reviewId);
    expect((await reported()).reportedReviewsCount).toBe(1);
  });

  it('is not public, does not count and cannot be restored by its author after its removal', async () => {
    const { reviewId, token } = await harness.review(practiceId, { rating: 1 });
    await harness.review(practiceId, { rating: 5 });
    await report(reviewId);
    expect(await remove(reviewId, staff(), ' x ')).toMatchObject({
      errors: [{ code: 'invalid_reason', field: 'reason' }],
    });
    expect(await remove(reviewId)).toMatchObject({ result: 'success', reportedReviewsCount: 0 });
    const isGone = async () => {
      expect(await harness.practice(practiceId)).toMatchObject({ reviewsCount: 1, reviewsAverage: 5 });
      expect(await shown(reviewId)).toBeNull();
    };
    await isGone();
    expect(await harness.step(ADD_TEXT, { reviewId, token, text: 'Once more.' })).toMatchObject({ result: 'success' });
    for (const isAnon of [true, false]) await harness.step(TOGGLE, { reviewId, token, isAnon });
    await harness.publishAll();
    await isGone();
    expect(await decided()).toMatchObject([{ reviewId, removed: true, reason: 'Names a diagnosis.' }]);
  });

  it('is decided once when two decisions are made at the same time', async () => {
    const { reviewId } = await harness.review(practiceId);
    await report(reviewId);
    const outcomes = await Promise.all([remove(reviewId), harness.step(KEEP, { reviewId }, staff())]);
    expect(outcomes.map(({ result }) => result).toSorted()).toEqual(['failure', 'success']);
    const [event, ...more] = await decided();
    expect(more).toEqual([]);
    expect((await shown(reviewId)) === null).toBe(event!.removed);
  });

  it('is seen and decided about by staff alone', async () => {
    const { reviewId } = await harness.review(practiceId);
    await report(reviewId);
    for (const actor of [owner, clientActor(newId())]) {
      const { errors } = await harness.reviews.graphql(REPORTED, {}, actor);
      expect(errors?.[0]?.extensions.code).toBe('forbidden');
      const forbidden = { result: 'failure', errors: [{ code: 'forbidden' }] };
      expect(await harness.step(KEEP, { reviewId }, actor)).toMatchObject(forbidden);
      expect(await remove(reviewId, actor)).toMatchObject(forbidden);
    }
    expect((await reported()).reportedReviewsCount).toBe(1);
  });
});
