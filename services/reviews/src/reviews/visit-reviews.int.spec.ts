import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ClientMergedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import {
  AppointmentReviewedSchema,
  EndorsementsChangedSchema,
  PracticeRatingChangedSchema,
  ReviewPublishedSchema,
} from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { ADD_RATING, ADD_TEXT, CREATE_CLIENT, ENDORSE, ReviewHarness } from '../testing/review-harness.js';

let harness: ReviewHarness;

beforeAll(async () => {
  harness = await ReviewHarness.start();
});
afterAll(() => harness?.stop());

describe('the flow by the link of a visit', () => {
  it('goes from the invitation to a public review, a new average and endorsements', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const visit = await harness.neighbours.visit(practiceId);
    const { appointmentId, clientId } = visit;
    const referralCode = await harness.neighbours.codeOfVisit(visit);
    expect(await harness.neighbours.linkOf(visit)).toBe(
      `/i/r/rating?referral_code=${referralCode}&client_id=${clientId}`,
    );

    const invitation = await harness.invitation(referralCode);
    const invited = { appointmentId, clientId, firstName: 'Maya', practice: { id: practiceId } };
    expect(invitation).toEqual(invited);

    const rated = await harness.step(ADD_RATING, { practiceId, clientId, rating: 4, appointmentId, referralCode });
    expect(rated).toMatchObject({ result: 'success', errors: [], review: { rating: 4, review: null } });
    const { id: reviewId } = rated.review;
    const { token } = rated;
    expect(rated.review).toMatchObject({
      token,
      author: 'Maya R.',
      firstName: 'Maya',
      createdAtAgoInWords: 'just now',
    });
    expect(await harness.practice(practiceId)).toMatchObject({
      reviewsAverage: 4,
      reviewsCount: 1,
      reviews: { totalCount: 0, edges: [] },
    });

    const endorsed = await harness.step(ENDORSE, { reviewId, endorsements: ['insomnia', 'insomnia'], token });
    expect(endorsed.review.skills).toEqual([{ id: 'insomnia' }]);
    const written = await harness.step(ADD_TEXT, { reviewId, text: '  Slept like a stone.  ', token });
    expect(written.review).toMatchObject({ review: 'Slept like a stone.', practice: { id: practiceId } });
    expect(written.review.bookNextUrl).toMatch(/^\/p\/ines-[^/]+\/book$/);

    const { reviews: page } = await harness.practice(practiceId);
    expect(page).toMatchObject({ totalCount: 1, hasNextPage: false });
    expect(page.edges[0].node).toMatchObject({ id: reviewId, author: 'Maya R.', token: null, firstName: null });
    expect(await harness.entity('Skill', { id: `${practiceId}:insomnia` }, '{ endorsementsCount }')).toEqual({
      endorsementsCount: 1,
    });
    const key = { id: appointmentId, instantActionToken: visit.instantActionToken };
    const standing = { isReviewed: true, hasTextReview: true, hasVideoReview: false, hasEndorsements: true };
    const fields = '{ isReviewed hasTextReview hasVideoReview hasEndorsements }';
    expect(await harness.entity('Appointment', key, fields)).toEqual(standing);
    expect(await harness.entity('Appointment', key, fields, owner)).toEqual(standing);

    const published = (await harness.reviews.emitted(ReviewPublishedSchema)).filter(
      ({ review }) => review?.reviewId === reviewId,
    );
    expect(published).toMatchObject([
      { review: { practiceId, rating: 4, text: 'Slept like a stone.', author: 'Maya R.' } },
    ]);
    const visits = await harness.reviews.emitted(AppointmentReviewedSchema);
    expect(visits.filter((event) => event.appointmentId === appointmentId)).toMatchObject([
      { practiceId, reviewId: '' },
    ]);
    const counts = (await harness.reviews.emitted(EndorsementsChangedSchema)).filter(
      (event) => event.practiceId === practiceId,
    );
    expect(counts).toMatchObject([{ specialtyId: 'insomnia', endorsementsCount: 1, version: 1 }]);
  });

  it('opens when the visit is over and stood, and not before', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const future = { endsAt: { seconds: BigInt(Math.floor(Date.now() / 1000) + 3600), nanos: 0 } };
    for (const changes of [future, { state: 'cancelled' }, { state: 'pending' }]) {
      const visit = await harness.neighbours.visit(practiceId, {}, changes);
      expect(await harness.neighbours.linkOf(visit)).toBeNull();
      const [link] = await harness.reviews.dataSource.query(
        'SELECT code FROM referral_links WHERE appointment_id = $1',
        [visit.appointmentId],
      );
      const code = link?.code ?? 'none';
      expect(await harness.invitation(code)).toBeNull();
      const rated = await harness.step(ADD_RATING, {
        practiceId,
        clientId: visit.clientId,
        rating: 5,
        referralCode: code,
      });
      expect(rated).toMatchObject({ result: 'failure', errors: [{ code: 'invalid_referral_code' }], token: null });
    }
  });

  it('is not shown to the practice, which has its own one to hand on, nor to a user with a wrong token', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const visit = await harness.neighbours.visit(practiceId);
    const own = `/i/r/client_info/${await harness.neighbours.codeOf(practiceId, owner)}`;
    expect(await harness.neighbours.linkOf(visit, owner)).toBe(own);
    const wrong = { id: visit.appointmentId, instantActionToken: 'guess' };
    expect(await harness.entity('Appointment', wrong, '{ isReviewed reviewLink }')).toBeNull();
    expect(
      await harness.entity('Appointment', { id: newId(), instantActionToken: 'x' }, '{ isReviewed reviewLink }'),
    ).toEqual({
      isReviewed: false,
      reviewLink: null,
    });
    const ahead = await harness.neighbours.visit(
      practiceId,
      {},
      { endsAt: timestampFromDate(new Date(Date.now() + 9e6)) },
    );
    expect(await harness.neighbours.linkOf(ahead, owner)).toBeNull();
  });

  it('is closed to the practice, which sees its own visit by its session whatever token it comes with', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { owner: otherOwner } = await harness.neighbours.practice();
    const { appointmentId: id } = await harness.neighbours.visit(practiceId);
    const query = `query ($key: _Any!) { _entities(representations: [$key]) { ... on Appointment { id reviewLink } } }`;
    const key = { __typename: 'Appointment', id, instantActionToken: 'the-practices-own' };
    const ask = async (actor?: Actor) => (await harness.reviews.graphql(query, { key }, actor)).data['_entities'][0];
    expect((await ask(owner)).reviewLink).toMatch(/^\/i\/r\/client_info\/.{20,}$/);
    expect(await ask(otherOwner)).toBeNull();
    expect(await ask()).toBeNull();
  });

  it('shows the name that was entered in the flow', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const referralCode = await harness.neighbours.codeOfVisit(await harness.neighbours.visit(practiceId));
    const form = { practiceId, phone: '604 555 0134', firstName: 'Maia', referralCode };
    const { clientId } = await harness.step(CREATE_CLIENT, form);
    const rated = await harness.step(ADD_RATING, { practiceId, clientId, rating: 5, referralCode });
    expect(rated.review.author).toBe('Maia R.');
  });

  it('still fits after the contact became part of another, whose id it does not know', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const visit = await harness.neighbours.visit(practiceId);
    const intoClientId = await harness.neighbours.client(practiceId, { firstName: 'Maya-Lou', lastName: 'Quinn' });
    const merge = { practiceId, fromClientId: visit.clientId, intoClientId };
    await harness.reviews.publish(ClientMergedSchema, merge, { aggregateId: intoClientId });
    expect((await harness.rateVisit(practiceId, visit, 5)).review.author).toBe('Maya-Lou Q.');
  });
});

describe('twenty ratings at once', () => {
  it('of one visit make one review and one average', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const visit = await harness.neighbours.visit(practiceId);
    const referralCode = await harness.neighbours.codeOfVisit(visit);
    const claim = { practiceId, clientId: visit.clientId, referralCode };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => harness.step(ADD_RATING, { ...claim, rating: (index % 5) + 1 })),
    );
    expect(new Set(outcomes.map(({ review }) => review.id)).size).toBe(1);
    const { reviewsAverage, reviewsCount } = await harness.practice(practiceId);
    const { rating } = await harness.byToken(outcomes[0].token);
    expect({ reviewsAverage, reviewsCount }).toEqual({ reviewsAverage: rating, reviewsCount: 1 });
    const published = (await harness.reviews.emitted(PracticeRatingChangedSchema)).filter(
      (event) => event.practiceId === practiceId,
    );
    expect(published.map(({ version }) => version)).toEqual(published.map((_, index) => index + 1));
    expect(published.at(-1)).toMatchObject({ reviewsAverage: rating, reviewsCount: 1 });
  });

  it('of twenty visits lose none', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const visits = await Promise.all(Array.from({ length: 20 }, () => harness.neighbours.visit(practiceId)));
    await Promise.all(visits.map((visit, index) => harness.rateVisit(practiceId, visit, index < 7 ? 4 : 5)));
    // 93 / 20 = 4.65
    expect(await harness.practice(practiceId)).toMatchObject({ reviewsAverage: 4.7, reviewsCount: 20 });
    const published = (await harness.reviews.emitted(PracticeRatingChangedSchema)).filter(
      (event) => event.practiceId === practiceId,
    );
    expect(published.map(({ version, reviewsCount }) => [version, reviewsCount])).toEqual(
      published.map((_, index) => [index + 1, index + 1]),
    );
    expect(published).toHaveLength(20);
  });
});
