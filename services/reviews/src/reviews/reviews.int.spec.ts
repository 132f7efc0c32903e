import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { EndorsementsChangedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import {
  ADD_RATING,
  ADD_TEXT,
  clientActor,
  CONFIRM,
  CREATE_CLIENT,
  ENDORSE,
  ReviewHarness,
  TOGGLE,
  visitor,
} from '../testing/review-harness.js';

const REFUSED = "Unfortunately we can't accept a review from you.";
const DEAD_LINK = 'This review link is not valid any more.';

let harness: ReviewHarness;

beforeAll(async () => {
  harness = await ReviewHarness.start();
});
afterAll(() => harness?.stop());

describe('who may rate', () => {
  const rate = (claim: object, actor?: Actor) => harness.step(ADD_RATING, { rating: 5, ...claim }, actor);

  it('is no user who only has ids', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const { appointmentId, clientId } = await harness.neighbours.visit(practiceId);
    for (const actor of [visitor(), clientActor(newId())]) {
      for (const claim of [
        { practiceId, clientId },
        { practiceId, clientId, appointmentId },
      ]) {
        expect(await rate(claim, actor)).toMatchObject({
          ...{ result: 'failure', token: null, review: null },
          errors: [{ code: 'unsupported_reviewer', message: REFUSED }],
        });
      }
    }
  });

  it('is the logged-in client who has been there', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const userId = newId();
    const clientId = await harness.neighbours.client(practiceId, { userId });
    const actor = clientActor(userId);
    expect((await rate({ practiceId, clientId }, actor)).errors[0].code).toBe('unsupported_reviewer');
    const { appointmentId } = await harness.neighbours.visit(practiceId, { clientId, userId });
    const ofVisit = await rate({ practiceId, clientId, appointmentId }, actor);
    const general = await rate({ practiceId, clientId }, actor);
    expect([ofVisit.result, general.result]).toEqual(['success', 'success']);
    expect(general.review.id).not.toBe(ofVisit.review.id);
    const again = await rate({ practiceId, clientId, rating: 3 }, actor);
    expect(again.review).toMatchObject({ id: general.review.id, rating: 3 });
    const { review } = await harness.step(ADD_TEXT, { reviewId: general.review.id, text: 'Without a token' }, actor);
    expect(review.review).toBe('Without a token');
    expect(await harness.byToken(general.review.id, actor)).toMatchObject({ token: general.token });
    expect(await harness.byToken(general.review.id, clientActor(newId()))).toBeNull();
  });

  it('is not the practitioner, by login, phone or e-mail', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const code = await harness.neighbours.codeOf(practiceId, owner);
    const form = { practiceId, phone: '604 555 0134', firstName: 'Ines', referralCode: code };
    expect((await harness.step(CREATE_CLIENT, form, owner)).errors[0]).toMatchObject({ message: REFUSED });
    for (const attendee of [
      { email: 'INES@example.com' },
      { phone: '+16045550199', email: '' },
      { userId: owner.userId, email: '' },
    ]) {
      const { errors } = await harness.rateVisit(practiceId, await harness.neighbours.visit(practiceId, attendee), 5);
      expect(errors[0]).toMatchObject({ code: 'unsupported_reviewer', message: REFUSED });
    }
    const visit = await harness.neighbours.visit(practiceId);
    const referralCode = await harness.neighbours.codeOfVisit(visit);
    expect((await rate({ practiceId, clientId: visit.clientId, referralCode }, owner)).result).toBe('failure');
  });

  it("is no user with another practice's code or another visit's ids", async () => {
    const [here, there] = [await harness.neighbours.practice(), await harness.neighbours.practice()];
    const [visit, other] = [
      await harness.neighbours.visit(here.practiceId),
      await harness.neighbours.visit(here.practiceId),
    ];
    const referralCode = await harness.neighbours.codeOfVisit(visit);
    const { clientId } = visit;
    const elsewhere = await rate({ practiceId: there.practiceId, clientId, referralCode });
    expect(elsewhere.errors[0].code).toBe('invalid_referral_code');
    for (const claim of [{ clientId: other.clientId }, { clientId, appointmentId: other.appointmentId }]) {
      const { errors } = await rate({ practiceId: here.practiceId, referralCode, ...claim });
      expect(errors[0]).toMatchObject({ code: 'not_found', message: DEAD_LINK });
    }
  });

  it.each([0, 6, -1, 2_000_000_000])('gives 1 to 5 stars, not %i', async (rating) => {
    const { practiceId } = await harness.neighbours.practice();
    const { errors } = await harness.rateVisit(practiceId, await harness.neighbours.visit(practiceId), rating);
    expect(errors).toEqual([{ code: 'invalid_rating', message: 'Please choose 1 to 5 stars.', field: 'rating' }]);
  });

  it.each([1, 2, 3, 4, 5])('gives %i of 5 stars', async (rating) => {
    const { practiceId } = await harness.neighbours.practice();
    const given = await harness.rateVisit(practiceId, await harness.neighbours.visit(practiceId), rating);
    expect(given).toMatchObject({ result: 'success', errors: [], review: { rating } });
    expect(await harness.practice(practiceId)).toMatchObject({ reviewsCount: 1, reviewsAverage: rating });
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'x'],
    ['SQL', "' OR 1=1 --"],
    ['5,000 letters', 'x'.repeat(5000)],
  ])('names ids, not %s', async (_what, id) => {
    for (const claim of [
      { clientId: id, practiceId: newId() },
      { clientId: newId(), practiceId: id },
    ]) {
      expect((await rate({ ...claim, referralCode: 'guess' })).errors[0].code).toBe('not_found');
    }
  });
});

describe('the later steps', () => {
  it('need the secret of this review: no other, none, and nothing changes', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const [{ reviewId }, other] = [await harness.review(practiceId), await harness.review(practiceId)];
    const before = await harness.practice(practiceId);
    for (const token of [other.token, null, '', 'guess', reviewId]) {
      for (const [mutation, variables] of [
        [ADD_TEXT, { text: 'Overwritten' }],
        [ENDORSE, { endorsements: ['insomnia'] }],
        [TOGGLE, { isAnon: true }],
        [CONFIRM, {}],
      ] as const) {
        const outcome = await harness.step(mutation, { reviewId, token, ...variables });
        expect(outcome).toMatchObject({ result: 'failure', errors: [{ code: 'not_found', message: DEAD_LINK }] });
        expect(outcome.review).toBeNull();
      }
    }
    expect(await harness.practice(practiceId)).toEqual(before);
  });

  it.each(['', 'x', newId()])('answer the same for the unknown review %j', async (reviewId) => {
    const { errors } = await harness.step(ADD_TEXT, { reviewId, text: 'Something', token: 'guess' });
    expect(errors).toEqual([{ code: 'not_found', message: DEAD_LINK, field: null }]);
  });

  it.each([
    ['of two letters', 'ab', 'The review needs at least 3 characters.'],
    ['of one letter and blanks', '   a ', 'The review needs at least 3 characters.'],
    ['of 5,001 letters', 'x'.repeat(5001), 'The review can have at most 5000 characters.'],
    ['with a null byte', 'null\u0000byte', 'The review holds characters that cannot be used.'],
  ])('refuse a text %s', async (_what, text, message) => {
    const { practiceId } = await harness.neighbours.practice();
    const { review, token } = await harness.rateVisit(practiceId, await harness.neighbours.visit(practiceId), 5);
    expect((await harness.step(ADD_TEXT, { reviewId: review.id, text, token })).errors).toEqual([
      { code: 'invalid_text', message, field: 'text' },
    ]);
    expect((await harness.byToken(token)).review).toBeNull();
  });

  it('keep what people write as it is', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const text = `<script>alert(1)</script> $1 %s '; DROP TABLE reviews; -- 🧘`;
    await harness.review(practiceId, { text });
    expect((await harness.practice(practiceId)).reviews.edges[0].node.review).toBe(text);
  });

  it.each([
    ['nothing', [], 'Please choose at least one skill.'],
    ['what is no skill', ['plumbing'], 'Please choose from the skills of this practitioner.'],
    ['a skill and SQL', ['insomnia', "x'; --"], 'Please choose from the skills of this practitioner.'],
    ['51 skills', Array.from({ length: 51 }, (_, index) => `s${index}`), 'Please choose at most 50 skills.'],
  ])('refuse to endorse %s', async (_what, endorsements, message) => {
    const { practiceId } = await harness.neighbours.practice();
    const { review, token } = await harness.rateVisit(practiceId, await harness.neighbours.visit(practiceId), 5);
    const { errors } = await harness.step(ENDORSE, { reviewId: review.id, endorsements, token });
    expect(errors).toEqual([{ code: 'invalid_endorsements', message, field: 'endorsements' }]);
  });

  it('replace endorsements, and one client counts once for all visits', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const clientId = newId();
    const [first, second] = [
      await harness.review(practiceId, { attendee: { clientId } }),
      await harness.review(practiceId, { attendee: { clientId } }),
    ];
    const third = await harness.review(practiceId);
    const endorse = (review: typeof first, ...endorsements: string[]) =>
      harness.step(ENDORSE, { ...review, endorsements });
    for (const review of [first, second, third]) await endorse(review, 'insomnia', 'swedish-massage');
    await endorse(third, 'swedish-massage');
    const countOf = (skill: string) =>
      harness.entity('Skill', { id: `${practiceId}:${skill}` }, '{ endorsementsCount }');
    expect(await countOf('insomnia')).toEqual({ endorsementsCount: 1 });
    expect(await countOf('swedish-massage')).toEqual({ endorsementsCount: 2 });
    const published = (await harness.reviews.emitted(EndorsementsChangedSchema)).filter(
      (event) => event.practiceId === practiceId && event.specialtyId === 'insomnia',
    );
    expect(published.map(({ endorsementsCount, version }) => [endorsementsCount, version])).toEqual([
      [1, 1],
      [2, 2],
      [1, 3],
    ]);
  });

  it('count an endorsement once after two contacts became one', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const [fromClientId, intoClientId] = [newId(), newId()];
    for (const clientId of [fromClientId, intoClientId]) {
      const review = await harness.review(practiceId, { attendee: { clientId } });
      await harness.step(ENDORSE, { ...review, endorsements: ['insomnia'] });
    }
    await harness.reviews.publish(
      ClientMergedSchema,
      { practiceId, fromClientId, intoClientId },
      { aggregateId: intoClientId },
    );
    expect(await harness.entity('Skill', { id: `${practiceId}:insomnia` }, '{ endorsementsCount }')).toEqual({
      endorsementsCount: 1,
    });
  });
});
