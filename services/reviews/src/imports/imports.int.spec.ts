import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReviewImportedSchema, ReviewPublishedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { sealedIn, SealedBox } from '@yarrow/kit/security/sealing';
import {
  ADD_RATING,
  ADD_TEXT,
  clientActor,
  CONFIRM,
  CREATE_CLIENT,
  ENDORSE,
  ReviewHarness,
  visitor,
} from '../testing/review-harness.js';

const IMPORT = `mutation ($rating: Int!, $review: String, $firstName: String!, $phone: String!, $createdAt: DateTime!) {
  step: proImportReview(rating: $rating, review: $review, firstName: $firstName, phone: $phone, createdAt: $createdAt) {
    result errors { code message field } } }`;
const form = {
  ...{ rating: 4, review: 'Came from elsewhere.', firstName: 'Lena' },
  ...{ phone: '(604) 555-0142', createdAt: '2024-05-01T12:00:00Z' },
};

let harness: ReviewHarness;

beforeAll(async () => {
  harness = await ReviewHarness.start();
});
afterAll(() => harness?.stop());

const importBy = (owner: Actor, changes: object = {}) => harness.step(IMPORT, { ...form, ...changes }, owner);
/** The event of an import, with its secret as the service that sends it opens it. */
async function toldOf(practiceId: string) {
  const published = (await harness.reviews.emitted(ReviewImportedSchema)).find(
    (event) => event.practiceId === practiceId,
  )!;
  expect(published.token).toBe('');
  const box = new SealedBox(harness.reviews.env['MAIL_SEALING_PRIVATE_KEYS']!);
  const token = await box.open(published.sealedToken, sealedIn(ReviewImportedSchema, published.reviewId));
  return { ...published, token };
}

describe('a review that the practice imports', () => {
  it('counts and is shown only once its author has confirmed it by the link', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    expect(await importBy(owner)).toEqual({ result: 'success', errors: [] });
    const { reviewId, token, phone, firstName } = await toldOf(practiceId);
    expect([phone, firstName]).toEqual(['+16045550142', 'Lena']);
    expect(await harness.practice(practiceId)).toMatchObject({
      reviewsCount: 0,
      reviewsAverage: 0,
      reviews: { totalCount: 0 },
    });
    expect(await harness.byToken(token)).toMatchObject({ imported: true, rating: 4, review: 'Came from elsewhere.' });
    await harness.step(ENDORSE, { reviewId, token, endorsements: ['insomnia'] });
    const skill = { id: `${practiceId}:insomnia` };
    expect((await harness.entity('Skill', skill, '{ endorsementsCount }')).endorsementsCount).toBe(0);
    const published = async () =>
      (await harness.reviews.emitted(ReviewPublishedSchema)).filter(({ review }) => review?.reviewId === reviewId);
    expect(await published()).toEqual([]);
    const { review } = await harness.step(CONFIRM, { reviewId, token });
    expect(review).toMatchObject({ imported: false, author: 'Lena', createdAt: '2024-05-01T12:00:00.000Z' });
    expect(await harness.practice(practiceId)).toMatchObject({
      reviewsCount: 1,
      reviewsAverage: 4,
      reviews: { totalCount: 1 },
    });
    expect((await harness.entity('Skill', skill, '{ endorsementsCount }')).endorsementsCount).toBe(1);
    expect(await published()).toHaveLength(1);
    await harness.step(CONFIRM, { reviewId, token });
    expect((await harness.practice(practiceId)).reviewsCount).toBe(1);
  });

  it.each([
    ['no stars', { rating: 0 }, 'Please choose 1 to 5 stars.', 'rating'],
    ['six stars', { rating: 6 }, 'Please choose 1 to 5 stars.', 'rating'],
    ['no name', { firstName: '  ' }, 'The first name is required.', 'firstName'],
    ['no phone', { phone: '' }, 'Please enter a valid phone number.', 'phone'],
    ['half a phone', { phone: '555' }, 'Please enter a valid phone number.', 'phone'],
    ['a date to come', { createdAt: '2199-01-01T00:00:00Z' }, 'The date cannot be in the future.', 'createdAt'],
    ['5,001 letters', { review: 'x'.repeat(5001) }, 'The review can have at most 5000 characters.', 'review'],
  ])('is not taken with %s', async (_what, changes, message, field) => {
    const { owner } = await harness.neighbours.practice();
    const { result, errors } = await importBy(owner, changes);
    expect([result, errors[0].message, errors[0].field]).toEqual(['failure', message, field]);
  });

  it('may have stars alone', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    expect((await importBy(owner, { review: ' ' })).result).toBe('success');
    expect((await harness.byToken((await toldOf(practiceId)).token)).review).toBeNull();
  });

  it("can be imported by the owner only, and never from the practitioner's own phone", async () => {
    const { owner } = await harness.neighbours.practice();
    for (const actor of [visitor(), clientActor(newId())]) {
      const { data, errors } = await harness.reviews.graphql(IMPORT, form, actor);
      expect(errors?.[0]?.extensions.code ?? data?.['step'].errors[0].code).toMatch(/^(UNAUTHENTICATED|forbidden)$/);
    }
    const { errors } = await importBy(owner, { phone: '(604) 555-0199' });
    expect(errors[0].code).toBe('unsupported_reviewer');
  });

  it('is not part of every plan', async () => {
    const { practiceId, owner } = await harness.neighbours.practice({ importReviewsEnabled: false });
    const { result, errors } = await importBy(owner);
    expect([result, errors[0].code]).toEqual(['failure', 'import_reviews_disabled']);
    expect((await harness.reviews.emitted(ReviewImportedSchema)).map((event) => event.practiceId)).not.toContain(
      practiceId,
    );
  });

  it('is imported once for each phone, also by two at once', async () => {
    const { owner } = await harness.neighbours.practice();
    const outcomes = await Promise.all([1, 2, 3].map(() => importBy(owner)));
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['failure', 'failure', 'success']);
    expect(outcomes.find(({ result }) => result === 'failure').errors[0].code).toBe('already_imported');
  });

  it('does not block its author’s own review, and cannot be confirmed in addition to that', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    await importBy(owner);
    const { reviewId, token } = await toldOf(practiceId);
    const referralCode = await harness.neighbours.codeOf(practiceId, owner);
    const who = { practiceId, phone: form.phone, firstName: 'Lena', referralCode };
    const { clientId } = await harness.step(CREATE_CLIENT, who);
    const rated = await harness.step(ADD_RATING, { practiceId, clientId, rating: 2, referralCode });
    expect(rated.result).toBe('success');
    const { errors } = await harness.step(CONFIRM, { reviewId, token });
    expect(errors[0].code).toBe('already_reviewed');
    expect(await harness.practice(practiceId)).toMatchObject({ reviewsCount: 1, reviewsAverage: 2 });
    expect((await importBy(owner)).errors[0].code).toBe('already_reviewed');
  });
});

describe('the last step', () => {
  const TEXT_AND_NAME = ADD_TEXT.replace('$token: String)', '$token: String, $firstName: String)').replace(
    'token: $token)',
    'token: $token, firstName: $firstName)',
  );

  it('may change the name that is shown, which may not be empty', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const { review, token } = await harness.rateVisit(practiceId, await harness.neighbours.visit(practiceId), 5);
    const write = (firstName: string | null) =>
      harness.step(TEXT_AND_NAME, { reviewId: review.id, token, text: 'Very kind.', firstName });
    expect((await write(' May ')).review.author).toBe('May R.');
    expect((await write(null)).review.author).toBe('May R.');
    expect((await write('   ')).errors[0]).toMatchObject({ message: 'Your name is required.', field: 'firstName' });
    const shown = (await harness.practice(practiceId)).reviews.edges[0].node;
    expect([shown.author, shown.firstName]).toEqual(['May R.', null]);
  });
});
