import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import {
  AppointmentReviewedSchema,
  EndorsementsChangedSchema,
  PracticeRatingChangedSchema,
  ReviewPublishedSchema,
} from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { NO_STORE, ReviewNeighbours, type Visit } from '../testing/review-neighbours.js';

const REVIEW = `{ id token rating review isAnonymous author firstName createdAt createdAtAgoInWords imported bookNextUrl
  practice { id } skills { id } }`;
const OUTCOME = `result errors { code message field }`;
const ADD_RATING = `mutation ($practiceId: ID!, $clientId: ID!, $rating: Int!, $appointmentId: ID, $referralCode: String) {
  step: reviewAddRating(practiceId: $practiceId, clientId: $clientId, rating: $rating, appointmentId: $appointmentId,
    referralCode: $referralCode) { ${OUTCOME} token review ${REVIEW} } }`;
const ADD_TEXT = `mutation ($reviewId: ID!, $text: String!, $token: String) {
  step: reviewAddTextReview(reviewId: $reviewId, text: $text, token: $token) { ${OUTCOME} review ${REVIEW} } }`;
const ENDORSE = `mutation ($reviewId: ID!, $endorsements: [ID!]!, $token: String) {
  step: reviewAddEndorsements(reviewId: $reviewId, endorsements: $endorsements, token: $token) {
    ${OUTCOME} review ${REVIEW} } }`;
const TOGGLE = `mutation ($reviewId: ID!, $isAnon: Boolean!, $token: String) {
  step: toggleReviewAnon(reviewId: $reviewId, isAnon: $isAnon, token: $token) { ${OUTCOME} review ${REVIEW} } }`;
const CONFIRM = `mutation ($reviewId: ID!, $token: String) {
  step: confirmReview(reviewId: $reviewId, token: $token) { ${OUTCOME} review ${REVIEW} } }`;
const CREATE_CLIENT = `mutation ($practiceId: ID!, $phone: String!, $firstName: String!, $referralCode: String) {
  step: reviewCreateClient(practiceId: $practiceId, phone: $phone, firstName: $firstName, referralCode: $referralCode) {
    ${OUTCOME} clientId } }`;
const INVITATION = `query ($code: String!) { reviewInvitation(referralCode: $code) {
  appointmentId clientId firstName practice { id } } }`;
const BY_TOKEN = `query ($token: String!) { reviewByToken(token: $token) ${REVIEW} }`;
const PRACTICE = `query ($id: ID!, $first: Int, $after: String) {
  _entities(representations: [{ __typename: "Practice", id: $id }]) { ... on Practice {
    reviewsAverage reviewsCount referralCode
    reviews(first: $first, after: $after) { totalCount hasNextPage endCursor edges { cursor node ${REVIEW} } } } } }`;

const REFUSED = "Unfortunately we can't accept a review from you.";
const DEAD_LINK = 'This review link is not valid any more.';

let reviews: TestService;
let neighbours: ReviewNeighbours;
let addresses = 0;

/** Somebody new each time, so that no test meets another's rate limit. */
const visitor = (): Actor => ({ kind: 'anonymous', ip: `198.51.100.${++addresses}` });
const clientActor = (userId: string): Actor => ({ kind: 'client', userId, ip: `198.51.100.${++addresses}` });

const step = async (mutation: string, variables: object, actor: Actor = visitor()) => {
  const answer = await reviews.graphql(mutation, { ...variables }, actor);
  expect(answer.errors).toBeUndefined();
  return answer.data['step'];
};
const practiceOf = async (id: string, variables: object = {}, actor: Actor = visitor()) =>
  (await reviews.graphql(PRACTICE, { id, ...variables }, actor)).data['_entities'][0];
const byToken = async (token: string, actor: Actor = visitor()) =>
  (await reviews.graphql(BY_TOKEN, { token }, actor)).data['reviewByToken'];
const entity = async (type: string, key: object, fields: string) => {
  const query = `query ($key: _Any!) { _entities(representations: [$key]) { ... on ${type} ${fields} } }`;
  return (await reviews.graphql(query, { key: { __typename: type, ...key } }, visitor())).data['_entities'][0];
};

/** A review by the link of a visit. */
async function rateVisit(practiceId: string, visit: Visit, rating: number) {
  const referralCode = await neighbours.codeOfVisit(visit);
  return step(ADD_RATING, { practiceId, clientId: visit.clientId, rating, referralCode });
}

/** A review with text of a visit of its own. */
async function reviewOf(practiceId: string, { rating = 5, text = 'Wonderful, as ever.', attendee = {} } = {}) {
  const { review, token } = await rateVisit(practiceId, await neighbours.visit(practiceId, attendee), rating);
  await step(ADD_TEXT, { reviewId: review.id, text, token });
  return { reviewId: review.id as string, token: token as string };
}

beforeAll(async () => {
  reviews = await startTestService(service, { env: NO_STORE });
  neighbours = new ReviewNeighbours(reviews);
}, 60_000);
afterAll(() => reviews?.stop());

describe('the flow by the link of a visit', () => {
  it('goes from the invitation to a public review, a new average and endorsements', async () => {
    const { practiceId } = await neighbours.practice();
    const visit = await neighbours.visit(practiceId);
    const { appointmentId, clientId } = visit;
    const referralCode = await neighbours.codeOfVisit(visit);
    expect(await neighbours.linkOf(visit)).toBe(`/i/r/rating?referral_code=${referralCode}&client_id=${clientId}`);

    const invitation = await reviews.graphql(INVITATION, { code: referralCode });
    const invited = { appointmentId, clientId, firstName: 'Maya', practice: { id: practiceId } };
    expect(invitation.data['reviewInvitation']).toEqual(invited);

    const rated = await step(ADD_RATING, { practiceId, clientId, rating: 4, appointmentId, referralCode });
    expect(rated).toMatchObject({ result: 'success', errors: [], review: { rating: 4, review: null } });
    const { id: reviewId } = rated.review;
    const { token } = rated;
    expect(rated.review).toMatchObject({
      token,
      author: 'Maya R.',
      firstName: 'Maya',
      createdAtAgoInWords: 'just now',
    });
    expect(await practiceOf(practiceId)).toMatchObject({
      reviewsAverage: 4,
      reviewsCount: 1,
      reviews: { totalCount: 0, edges: [] },
    });

    const endorsed = await step(ENDORSE, { reviewId, endorsements: ['insomnia', 'insomnia'], token });
    expect(endorsed.review.skills).toEqual([{ id: 'insomnia' }]);
    const written = await step(ADD_TEXT, { reviewId, text: '  Slept like a stone.  ', token });
    expect(written.review).toMatchObject({ review: 'Slept like a stone.', practice: { id: practiceId } });
    expect(written.review.bookNextUrl).toMatch(/^\/p\/ines-/);

    const { reviews: page } = await practiceOf(practiceId);
    expect(page).toMatchObject({ totalCount: 1, hasNextPage: false });
    expect(page.edges[0].node).toMatchObject({ id: reviewId, author: 'Maya R.', token: null, firstName: null });
    expect(await entity('Skill', { id: `${practiceId}:insomnia` }, '{ endorsementsCount }')).toEqual({
      endorsementsCount: 1,
    });
    const key = { id: appointmentId, instantActionToken: visit.instantActionToken };
    expect(await entity('Appointment', key, '{ isReviewed }')).toEqual({ isReviewed: true });

    const told = (await reviews.emitted(ReviewPublishedSchema)).filter(({ review }) => review?.reviewId === reviewId);
    expect(told).toMatchObject([{ review: { practiceId, rating: 4, text: 'Slept like a stone.', author: 'Maya R.' } }]);
    const visits = await reviews.emitted(AppointmentReviewedSchema);
    expect(visits.filter((event) => event.appointmentId === appointmentId)).toMatchObject([
      { practiceId, reviewId: '' },
    ]);
    const counts = (await reviews.emitted(EndorsementsChangedSchema)).filter(
      (event) => event.practiceId === practiceId,
    );
    expect(counts).toMatchObject([{ specialtyId: 'insomnia', endorsementsCount: 1, version: 1 }]);
  });

  it('opens when the visit is over and stood, and not before', async () => {
    const { practiceId } = await neighbours.practice();
    const future = { endsAt: { seconds: BigInt(Math.floor(Date.now() / 1000) + 3600), nanos: 0 } };
    for (const changes of [future, { state: 'cancelled' }, { state: 'pending' }]) {
      const visit = await neighbours.visit(practiceId, {}, changes);
      expect(await neighbours.linkOf(visit)).toBeNull();
      const [link] = await reviews.dataSource.query('SELECT code FROM referral_links WHERE appointment_id = $1', [
        visit.appointmentId,
      ]);
      const code = link?.code ?? 'none';
      expect((await reviews.graphql(INVITATION, { code }, visitor())).data['reviewInvitation']).toBeNull();
      const rated = await step(ADD_RATING, { practiceId, clientId: visit.clientId, rating: 5, referralCode: code });
      expect(rated).toMatchObject({ result: 'failure', errors: [{ code: 'invalid_referral_code' }], token: null });
    }
  });

  it('is not handed to the practice, nor to whoever has a wrong token', async () => {
    const { practiceId, owner } = await neighbours.practice();
    const visit = await neighbours.visit(practiceId);
    expect(await neighbours.linkOf(visit, owner)).toBeNull();
    const wrong = { id: visit.appointmentId, instantActionToken: 'guess' };
    expect(await entity('Appointment', wrong, '{ isReviewed reviewLink }')).toBeNull();
    expect(await entity('Appointment', { id: newId(), instantActionToken: 'x' }, '{ isReviewed reviewLink }')).toEqual({
      isReviewed: false,
      reviewLink: null,
    });
  });

  it('shows the name that somebody typed on the way', async () => {
    const { practiceId } = await neighbours.practice();
    const referralCode = await neighbours.codeOfVisit(await neighbours.visit(practiceId));
    const form = { practiceId, phone: '604 555 0134', firstName: 'Maia', referralCode };
    const { clientId } = await step(CREATE_CLIENT, form);
    const rated = await step(ADD_RATING, { practiceId, clientId, rating: 5, referralCode });
    expect(rated.review.author).toBe('Maia R.');
  });

  it('still fits after the contact became part of another, whose id it does not know', async () => {
    const { practiceId } = await neighbours.practice();
    const visit = await neighbours.visit(practiceId);
    const intoClientId = await neighbours.client(practiceId, { firstName: 'Maya-Lou', lastName: 'Quinn' });
    const merge = { practiceId, fromClientId: visit.clientId, intoClientId };
    await reviews.publish(ClientMergedSchema, merge, { aggregateId: intoClientId });
    expect((await rateVisit(practiceId, visit, 5)).review.author).toBe('Maya-Lou Q.');
  });
});

describe("the flow by the practice's link", () => {
  it('takes name and phone and makes one review for each phone', async () => {
    const { practiceId, owner } = await neighbours.practice();
    const referralCode = await neighbours.codeOf(practiceId, owner);
    expect((await reviews.graphql(INVITATION, { code: referralCode })).data['reviewInvitation']).toEqual({
      ...{ appointmentId: null, clientId: null, firstName: null },
      practice: { id: practiceId },
    });
    const form = { practiceId, phone: '(604) 555-0134', firstName: ' Noor ', referralCode };
    const { clientId } = await step(CREATE_CLIENT, form);
    const first = await step(ADD_RATING, { practiceId, clientId, rating: 2, referralCode });
    const second = await step(ADD_RATING, { practiceId, clientId, rating: 5, referralCode });
    expect(second.review).toMatchObject({ id: first.review.id, rating: 5, author: 'Noor' });
    expect(second.token).toBe(first.token);
    expect(await practiceOf(practiceId)).toMatchObject({ reviewsAverage: 5, reviewsCount: 1 });

    // The same phone in another browser is a claim: it gets neither the secret nor the stars.
    const stranger = await step(CREATE_CLIENT, { ...form, phone: '+16045550134', firstName: 'Mallory' });
    expect(stranger.clientId).not.toBe(clientId);
    const refused = await step(ADD_RATING, { practiceId, clientId: stranger.clientId, rating: 1, referralCode });
    expect(refused).toMatchObject({
      result: 'failure',
      errors: [{ code: 'already_reviewed' }],
      token: null,
      review: null,
    });
    expect(await practiceOf(practiceId)).toMatchObject({ reviewsAverage: 5, reviewsCount: 1 });
  });

  it('does not tell whether the practice knows a phone, and never opens the review of a contact or a visit', async () => {
    const { practiceId, owner } = await neighbours.practice();
    const referralCode = await neighbours.codeOf(practiceId, owner);
    const known = await neighbours.client(practiceId, { phone: '+16045550177' });
    const { clientId } = await step(CREATE_CLIENT, {
      practiceId,
      phone: '604 555 0177',
      firstName: 'Eve',
      referralCode,
    });
    expect(clientId).not.toBe(known);
    const visit = await neighbours.visit(practiceId);
    for (const claim of [
      { clientId: known },
      { clientId: visit.clientId },
      { clientId: visit.clientId, appointmentId: visit.appointmentId },
      { clientId, appointmentId: visit.appointmentId },
      { clientId: newId() },
    ]) {
      const rated = await step(ADD_RATING, { practiceId, rating: 1, referralCode, ...claim });
      expect(rated).toMatchObject({ result: 'failure', errors: [{ code: 'not_found', message: DEAD_LINK }] });
    }
    expect((await practiceOf(practiceId)).reviewsCount).toBe(0);
  });

  it.each([
    [{ firstName: 'Al' }, 'invalid_first_name', 'Your first name needs at least 3 characters.'],
    [{ firstName: 'A'.repeat(101) }, 'invalid_first_name', 'Your first name can have at most 100 characters.'],
    [{ firstName: 'Eve\u202E' }, 'invalid_first_name', 'Your first name holds characters that cannot be used.'],
    [{ phone: '(604) 555-01' }, 'invalid_phone', 'Please enter a valid phone number to continue and leave a review.'],
    [{ phone: '' }, 'invalid_phone', 'Please enter a valid phone number to continue and leave a review.'],
    [{ phone: '6'.repeat(300) }, 'invalid_phone', 'Please enter a valid phone number to continue and leave a review.'],
    [{ phone: '+1 604 555 0199' }, 'unsupported_reviewer', REFUSED],
    [{ referralCode: null }, 'unsupported_reviewer', REFUSED],
    [{ referralCode: 'guess' }, 'invalid_referral_code', 'This review link is not valid.'],
    [{ referralCode: 'x'.repeat(10_000) }, 'invalid_referral_code', 'This review link is not valid.'],
    [{ practiceId: "'; DROP TABLE reviews; --" }, 'invalid_referral_code', 'This review link is not valid.'],
  ])('refuses %j', async (changes, code, message) => {
    const { practiceId, owner } = await neighbours.practice();
    const referralCode = await neighbours.codeOf(practiceId, owner);
    const form = { practiceId, phone: '(604) 555-0134', firstName: 'Noor', referralCode, ...changes };
    expect(await step(CREATE_CLIENT, form)).toMatchObject({
      ...{ result: 'failure', clientId: null },
      errors: [{ code, message }],
    });
    const [{ count }] = await reviews.dataSource.query(
      'SELECT count(*)::int AS count FROM reviewers WHERE practice_id = $1',
      [practiceId],
    );
    expect(count).toBe(0);
  });

  it('limits how often one address may say who it is', async () => {
    const { practiceId, owner } = await neighbours.practice();
    const referralCode = await neighbours.codeOf(practiceId, owner);
    const form = { practiceId, phone: '(604) 555-0134', firstName: 'Noor', referralCode };
    const actor = visitor();
    const outcomes = await Promise.all(Array.from({ length: 31 }, () => step(CREATE_CLIENT, form, actor)));
    expect(outcomes.filter(({ errors }) => errors[0]?.code === 'rate_limited')).toHaveLength(1);
  });
});

describe('who may rate', () => {
  const rate = (claim: object, actor?: Actor) => step(ADD_RATING, { rating: 5, ...claim }, actor);

  it('is nobody who has ids alone', async () => {
    const { practiceId } = await neighbours.practice();
    const { appointmentId, clientId } = await neighbours.visit(practiceId);
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
    const { practiceId } = await neighbours.practice();
    const userId = newId();
    const clientId = await neighbours.client(practiceId, { userId });
    const actor = clientActor(userId);
    expect((await rate({ practiceId, clientId }, actor)).errors[0].code).toBe('unsupported_reviewer');
    const { appointmentId } = await neighbours.visit(practiceId, { clientId, userId });
    const ofVisit = await rate({ practiceId, clientId, appointmentId }, actor);
    const general = await rate({ practiceId, clientId }, actor);
    expect([ofVisit.result, general.result]).toEqual(['success', 'success']);
    expect(general.review.id).not.toBe(ofVisit.review.id);
    const again = await rate({ practiceId, clientId, rating: 3 }, actor);
    expect(again.review).toMatchObject({ id: general.review.id, rating: 3 });
    const { review } = await step(ADD_TEXT, { reviewId: general.review.id, text: 'Without a token' }, actor);
    expect(review.review).toBe('Without a token');
    expect(await byToken(general.review.id, actor)).toMatchObject({ token: general.token });
    expect(await byToken(general.review.id, clientActor(newId()))).toBeNull();
  });

  it('is not the practitioner, by login, phone or e-mail', async () => {
    const { practiceId, owner } = await neighbours.practice();
    const code = await neighbours.codeOf(practiceId, owner);
    const form = { practiceId, phone: '604 555 0134', firstName: 'Ines', referralCode: code };
    expect((await step(CREATE_CLIENT, form, owner)).errors[0]).toMatchObject({ message: REFUSED });
    for (const attendee of [
      { email: 'INES@example.com' },
      { phone: '+16045550199', email: '' },
      { userId: owner.userId, email: '' },
    ]) {
      const { errors } = await rateVisit(practiceId, await neighbours.visit(practiceId, attendee), 5);
      expect(errors[0]).toMatchObject({ code: 'unsupported_reviewer', message: REFUSED });
    }
    const visit = await neighbours.visit(practiceId);
    const referralCode = await neighbours.codeOfVisit(visit);
    expect((await rate({ practiceId, clientId: visit.clientId, referralCode }, owner)).result).toBe('failure');
  });

  it("is nobody with another practice's code or another visit's ids", async () => {
    const [here, there] = [await neighbours.practice(), await neighbours.practice()];
    const [visit, other] = [await neighbours.visit(here.practiceId), await neighbours.visit(here.practiceId)];
    const referralCode = await neighbours.codeOfVisit(visit);
    const { clientId } = visit;
    const elsewhere = await rate({ practiceId: there.practiceId, clientId, referralCode });
    expect(elsewhere.errors[0].code).toBe('invalid_referral_code');
    for (const claim of [{ clientId: other.clientId }, { clientId, appointmentId: other.appointmentId }]) {
      const { errors } = await rate({ practiceId: here.practiceId, referralCode, ...claim });
      expect(errors[0]).toMatchObject({ code: 'not_found', message: DEAD_LINK });
    }
  });

  it.each([0, 6, -1, 2_000_000_000])('gives 1 to 5 stars, not %i', async (rating) => {
    const { practiceId } = await neighbours.practice();
    const { errors } = await rateVisit(practiceId, await neighbours.visit(practiceId), rating);
    expect(errors).toEqual([{ code: 'invalid_rating', message: 'Please choose 1 to 5 stars.', field: 'rating' }]);
  });

  it.each(['', 'x', "' OR 1=1 --", 'x'.repeat(5000)])('names ids, not %j', async (id) => {
    for (const claim of [
      { clientId: id, practiceId: newId() },
      { clientId: newId(), practiceId: id },
    ]) {
      expect((await rate({ ...claim, referralCode: 'guess' })).errors[0].code).toBe('not_found');
    }
  });
});

describe('twenty ratings at once', () => {
  it('of one visit make one review and one average', async () => {
    const { practiceId } = await neighbours.practice();
    const visit = await neighbours.visit(practiceId);
    const referralCode = await neighbours.codeOfVisit(visit);
    const claim = { practiceId, clientId: visit.clientId, referralCode };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => step(ADD_RATING, { ...claim, rating: (index % 5) + 1 })),
    );
    expect(new Set(outcomes.map(({ review }) => review.id)).size).toBe(1);
    const { reviewsAverage, reviewsCount } = await practiceOf(practiceId);
    const { rating } = await byToken(outcomes[0].token);
    expect({ reviewsAverage, reviewsCount }).toEqual({ reviewsAverage: rating, reviewsCount: 1 });
    const told = (await reviews.emitted(PracticeRatingChangedSchema)).filter(
      (event) => event.practiceId === practiceId,
    );
    expect(told.map(({ version }) => version)).toEqual(told.map((_, index) => index + 1));
    expect(told.at(-1)).toMatchObject({ reviewsAverage: rating, reviewsCount: 1 });
  });

  it('of twenty visits lose none', async () => {
    const { practiceId } = await neighbours.practice();
    const visits = await Promise.all(Array.from({ length: 20 }, () => neighbours.visit(practiceId)));
    await Promise.all(visits.map((visit, index) => rateVisit(practiceId, visit, index < 7 ? 4 : 5)));
    // 93 / 20 = 4.65
    expect(await practiceOf(practiceId)).toMatchObject({ reviewsAverage: 4.7, reviewsCount: 20 });
    const told = (await reviews.emitted(PracticeRatingChangedSchema)).filter(
      (event) => event.practiceId === practiceId,
    );
    expect(told.map(({ version, reviewsCount }) => [version, reviewsCount])).toEqual(
      told.map((_, index) => [index + 1, index + 1]),
    );
    expect(told).toHaveLength(20);
  });
});

describe('the later steps', () => {
  it('need the secret of this review: no other, none, and nothing changes', async () => {
    const { practiceId } = await neighbours.practice();
    const [{ reviewId }, other] = [await reviewOf(practiceId), await reviewOf(practiceId)];
    const before = await practiceOf(practiceId);
    for (const token of [other.token, null, '', 'guess', reviewId]) {
      for (const [mutation, variables] of [
        [ADD_TEXT, { text: 'Overwritten' }],
        [ENDORSE, { endorsements: ['insomnia'] }],
        [TOGGLE, { isAnon: true }],
        [CONFIRM, {}],
      ] as const) {
        const outcome = await step(mutation, { reviewId, token, ...variables });
        expect(outcome).toMatchObject({ result: 'failure', errors: [{ code: 'not_found', message: DEAD_LINK }] });
        expect(outcome.review).toBeNull();
      }
    }
    expect(await practiceOf(practiceId)).toEqual(before);
  });

  it.each(['', 'x', newId()])('answer the same for the unknown review %j', async (reviewId) => {
    const { errors } = await step(ADD_TEXT, { reviewId, text: 'Something', token: 'guess' });
    expect(errors).toEqual([{ code: 'not_found', message: DEAD_LINK, field: null }]);
  });

  it.each([
    ['ab', 'The review needs at least 3 characters.'],
    ['   a ', 'The review needs at least 3 characters.'],
    ['x'.repeat(5001), 'The review can have at most 5000 characters.'],
    ['null\u0000byte', 'The review holds characters that cannot be used.'],
  ])('refuse the text %j', async (text, message) => {
    const { practiceId } = await neighbours.practice();
    const { review, token } = await rateVisit(practiceId, await neighbours.visit(practiceId), 5);
    expect((await step(ADD_TEXT, { reviewId: review.id, text, token })).errors).toEqual([
      { code: 'invalid_text', message, field: 'text' },
    ]);
    expect((await byToken(token)).review).toBeNull();
  });

  it('keep what people write as it is', async () => {
    const { practiceId } = await neighbours.practice();
    const text = `<script>alert(1)</script> $1 %s '; DROP TABLE reviews; -- 🧘`;
    await reviewOf(practiceId, { text });
    expect((await practiceOf(practiceId)).reviews.edges[0].node.review).toBe(text);
  });

  it.each([
    [[], 'Please choose at least one skill.'],
    [['plumbing'], 'Please choose from the skills of this practitioner.'],
    [['insomnia', "x'; --"], 'Please choose from the skills of this practitioner.'],
    [Array.from({ length: 51 }, (_, index) => `s${index}`), 'Please choose at most 50 skills.'],
  ])('refuse to endorse %j', async (endorsements, message) => {
    const { practiceId } = await neighbours.practice();
    const { review, token } = await rateVisit(practiceId, await neighbours.visit(practiceId), 5);
    const { errors } = await step(ENDORSE, { reviewId: review.id, endorsements, token });
    expect(errors).toEqual([{ code: 'invalid_endorsements', message, field: 'endorsements' }]);
  });

  it('replace endorsements, and one client counts once for all visits', async () => {
    const { practiceId } = await neighbours.practice();
    const clientId = newId();
    const [first, second] = [
      await reviewOf(practiceId, { attendee: { clientId } }),
      await reviewOf(practiceId, { attendee: { clientId } }),
    ];
    const third = await reviewOf(practiceId);
    const endorse = (review: typeof first, ...endorsements: string[]) => step(ENDORSE, { ...review, endorsements });
    for (const review of [first, second, third]) await endorse(review, 'insomnia', 'swedish-massage');
    await endorse(third, 'swedish-massage');
    const countOf = (skill: string) => entity('Skill', { id: `${practiceId}:${skill}` }, '{ endorsementsCount }');
    expect(await countOf('insomnia')).toEqual({ endorsementsCount: 1 });
    expect(await countOf('swedish-massage')).toEqual({ endorsementsCount: 2 });
    const told = (await reviews.emitted(EndorsementsChangedSchema)).filter(
      (event) => event.practiceId === practiceId && event.specialtyId === 'insomnia',
    );
    expect(told.map(({ endorsementsCount, version }) => [endorsementsCount, version])).toEqual([
      [1, 1],
      [2, 2],
      [1, 3],
    ]);
  });

  it('count an endorsement once after two contacts became one', async () => {
    const { practiceId } = await neighbours.practice();
    const [fromClientId, intoClientId] = [newId(), newId()];
    for (const clientId of [fromClientId, intoClientId]) {
      const review = await reviewOf(practiceId, { attendee: { clientId } });
      await step(ENDORSE, { ...review, endorsements: ['insomnia'] });
    }
    await reviews.publish(
      ClientMergedSchema,
      { practiceId, fromClientId, intoClientId },
      { aggregateId: intoClientId },
    );
    expect(await entity('Skill', { id: `${practiceId}:insomnia` }, '{ endorsementsCount }')).toEqual({
      endorsementsCount: 1,
    });
  });
});
