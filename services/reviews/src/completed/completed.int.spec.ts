import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import Papa from 'papaparse';
import {
  ADD_RATING,
  ADD_TEXT,
  clientActor,
  CREATE_CLIENT,
  ReviewHarness,
  TOGGLE,
  visitor,
} from '../testing/review-harness.js';

const REPLY = `mutation ($reviewId: ID!, $message: String!) {
  step: addEditReviewReply(reviewId: $reviewId, message: $message) {
    result errors { code message field } review { id reviewReply { message } } } }`;
const COMPLETED = (args = '') =>
  `{ completedReviewsCount${args && `(${args})`} completedReviews${args && `(${args})`} {
    id author rating review appointmentId clientId firstName token createdAt updatedAt unverifiedName
    client { firstName lastName email phone }
    reviewReply { message updatedAt } } }`;
const SHOWN = '{ reviews { edges { node { id reviewReply { message } } } } }';
const VERIFY = `query ($reviewId: ID!, $proof: String!) {
  verifyReviewProof(reviewId: $reviewId, proof: $proof) { isValid review { id author rating review } } }`;

let harness: ReviewHarness;

beforeAll(async () => {
  harness = await ReviewHarness.start();
});
afterAll(() => harness?.stop());

const reply = (owner: Actor, reviewId: string, message = 'Thank you very much.') =>
  harness.step(REPLY, { reviewId, message }, owner);
const completed = (practiceId: string, actor: Actor, args = '') =>
  harness.entity('Practice', { id: practiceId }, COMPLETED(args), actor);
const setDay = (reviewId: string, at: string) =>
  harness.reviews.dataSource.query('UPDATE reviews SET shown_at = $2 WHERE id = $1', [reviewId, at]);

/** Creates a review by the practice's link of a person who has never visited. */
async function fromLink(practiceId: string, owner: Actor, phone: string) {
  const referralCode = await harness.neighbours.codeOf(practiceId, owner);
  const { clientId } = await harness.step(CREATE_CLIENT, { practiceId, phone, firstName: 'Lena', referralCode });
  const { review, token } = await harness.step(ADD_RATING, { practiceId, clientId, rating: 5, referralCode });
  await harness.step(ADD_TEXT, { reviewId: review.id, text: 'Never been there.', token });
}

describe('the completed reviews of a practice', () => {
  it('are its public ones, newest first, those without words too, and only the practice may list them', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { reviewId } = await harness.review(practiceId, { rating: 4 });
    const { review: stars } = await harness.rateVisit(practiceId, await harness.neighbours.visit(practiceId), 5);
    await setDay(reviewId, '2026-01-01T12:00:00Z');
    const { completedReviews, completedReviewsCount } = await completed(practiceId, owner);
    expect(completedReviewsCount).toBe(2);
    expect(completedReviews).toMatchObject([
      { id: stars.id, rating: 5, review: null, client: { firstName: 'Maya', lastName: 'R.' } },
      { id: reviewId, rating: 4, review: 'Wonderful, as ever.' },
    ]);
    const { owner: other } = await harness.neighbours.practice();
    for (const actor of [visitor(), clientActor(newId()), other]) {
      expect(await completed(practiceId, actor)).toEqual({ completedReviewsCount: null, completedReviews: null });
    }
  });

  it('say how their contacts are reached, to the practice alone, and whose name nothing shows', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const reached = { email: 'maya@example.com', phone: '+16135550180' };
    const clientId = await harness.neighbours.client(practiceId, reached);
    await harness.review(practiceId, { attendee: { clientId } });
    await fromLink(practiceId, owner, '+16135550190');
    await harness.publishAll();
    const FIELDS = 'author updatedAt unverifiedName client { firstName email phone }';
    const own = await harness.entity('Practice', { id: practiceId }, `{ completedReviews { ${FIELDS} } }`, owner);
    const byAuthor = (author: string) => own.completedReviews.find((one: { author: string }) => one.author === author);
    expect(byAuthor('Maya R.')).toEqual({
      ...{ author: 'Maya R.', unverifiedName: null, updatedAt: expect.stringMatching(/Z$/) },
      client: { firstName: 'Maya', ...reached },
    });
    expect(byAuthor('Lena')).toMatchObject({
      unverifiedName: 'Lena',
      client: { firstName: 'Lena', email: null, phone: null },
    });
    const { data } = await harness.reviews.graphql(
      `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Practice {
        reviews { edges { node { author client { email phone } } } } } } }`,
      { of: [{ __typename: 'Practice', id: practiceId }] },
      visitor(),
    );
    const shown = data['_entities'][0].reviews.edges.map(({ node }: { node: object }) => node);
    expect(shown).toContainEqual({ author: 'Maya R.', client: { email: null, phone: null } });
  });

  it('never say who wrote an anonymous one, nor when', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { reviewId, token } = await harness.review(practiceId);
    await harness.step(TOGGLE, { reviewId, token, isAnon: true });
    expect((await completed(practiceId, owner)).completedReviews).toEqual([]);
    await harness.publishAll();
    const {
      completedReviews: [one],
    } = await completed(practiceId, owner);
    expect(one.id).not.toBe(reviewId);
    expect(one).toMatchObject({
      ...{ author: 'Anonymous', client: null, firstName: null, token: null, appointmentId: null, clientId: null },
      createdAt: expect.stringMatching(/T00:00:00.000Z$/),
    });
  });

  it('are narrowed by stars and by days in the practice’s zone', async () => {
    const { practiceId, owner } = await harness.neighbours.practice({ timeZone: 'Pacific/Auckland', country: 'NZ' });
    const year = Number(new Date().toLocaleDateString('sv-SE', { timeZone: 'Pacific/Auckland' }).slice(0, 4));
    const [first, second] = [
      await harness.review(practiceId, { rating: 5 }),
      await harness.review(practiceId, { rating: 3 }),
    ];
    // Midnight of New Year there is 11:00 UTC of the day before.
    await setDay(first.reviewId, `${year - 1}-12-31T10:59:59Z`);
    await setDay(second.reviewId, `${year - 1}-12-31T11:00:00Z`);
    const ids = async (args: string) =>
      (await completed(practiceId, owner, args)).completedReviews.map(({ id }: { id: string }) => id);
    expect(await ids('dateFilter: last_year')).toEqual([first.reviewId]);
    expect(await ids('dateFilter: this_year')).toEqual([second.reviewId]);
    expect(await ids('dateFilter: all_time')).toHaveLength(2);
    expect(await ids('rating: 3')).toEqual([second.reviewId]);
    expect(await ids('rating: 5, dateFilter: this_year')).toEqual([]);
    expect((await completed(practiceId, owner, 'rating: 3')).completedReviewsCount).toBe(1);
  });

  it('come in pages', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    for (const day of [1, 2, 3]) {
      await setDay((await harness.review(practiceId, { rating: day })).reviewId, `2026-01-0${day}T12:00:00Z`);
    }
    const query = (page: string) =>
      harness.entity('Practice', { id: practiceId }, `{ completedReviews(${page}) { rating } }`, owner);
    expect((await query('limit: 2')).completedReviews).toEqual([{ rating: 3 }, { rating: 2 }]);
    expect((await query('limit: 2, offset: 2')).completedReviews).toEqual([{ rating: 1 }]);
  });
});

describe('a reply', () => {
  it('is shown publicly next to the review and replaces an earlier one', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { reviewId } = await harness.review(practiceId);
    const shown = async () => (await harness.entity('Practice', { id: practiceId }, SHOWN)).reviews.edges[0].node;
    expect((await shown()).reviewReply).toBeNull();
    expect(await reply(owner, reviewId)).toMatchObject({
      ...{ result: 'success', errors: [] },
      review: { id: reviewId, reviewReply: { message: 'Thank you very much.' } },
    });
    expect((await shown()).reviewReply).toEqual({ message: 'Thank you very much.' });
    await reply(owner, reviewId, ' Thank you. ');
    expect((await shown()).reviewReply).toEqual({ message: 'Thank you.' });
  });

  it.each([
    ['five letters', 'Merci', 'The reply needs at least 6 characters.'],
    ['blanks', '      ', 'The reply needs at least 6 characters.'],
    ['2,001 letters', 'x'.repeat(2001), 'The reply can have at most 2000 characters.'],
  ])('is not taken with %s', async (_what, message, problem) => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { reviewId } = await harness.review(practiceId);
    const { result, errors } = await reply(owner, reviewId, message);
    expect([result, errors[0].message, errors[0].field]).toEqual(['failure', problem, 'message']);
    expect((await reply(owner, reviewId, 'Merci!')).result).toBe('success');
  });

  it('is the reviewed practice’s alone, of what is public', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { reviewId, token } = await harness.review(practiceId);
    const { owner: other } = await harness.neighbours.practice();
    for (const [actor, id] of [
      [other, reviewId],
      [owner, newId()],
      [owner, 'x'],
    ] as const) {
      expect((await reply(actor, id)).errors[0]).toMatchObject({ code: 'not_found' });
    }
    for (const actor of [visitor(), clientActor(newId())]) {
      const { data, errors } = await harness.reviews.graphql(REPLY, { reviewId, message: 'Thank you.' }, actor);
      expect(errors?.[0]?.extensions.code ?? data?.['step'].errors[0].code).toMatch(/^(UNAUTHENTICATED|forbidden)$/);
    }
    await harness.step(TOGGLE, { reviewId, token, isAnon: true });
    expect((await reply(owner, reviewId)).errors[0].code).toBe('not_found');
  });

  it('goes when its author becomes anonymous, as it may name them; an anonymous review has its own by its own id', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { reviewId, token } = await harness.review(practiceId);
    await reply(owner, reviewId, 'Thank you, Maya.');
    await harness.step(TOGGLE, { reviewId, token, isAnon: true });
    await harness.publishAll();
    const {
      completedReviews: [one],
    } = await completed(practiceId, owner);
    expect(one.reviewReply).toBeNull();
    expect((await reply(owner, reviewId)).errors[0].code).toBe('not_found');
    expect((await reply(owner, one.id)).review.reviewReply.message).toBe('Thank you very much.');
  });
});

describe('GET /portal/review-export/reviews.csv', () => {
  const fetchCsv = async (actor: Actor) => {
    const authorization = `Bearer ${await harness.reviews.tokenOf(actor)}`;
    return fetch(`${harness.reviews.url}/portal/review-export/reviews.csv`, { headers: { authorization } });
  };
  const rowsOf = async (actor: Actor) => {
    const text = (await (await fetchCsv(actor)).text()).replace(/^\u{FEFF}/u, '');
    return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  };
  const verify = async (reviewId: string, proof: string) =>
    (await harness.reviews.graphql(VERIFY, { reviewId, proof }, visitor())).data['verifyReviewProof'];

  it('has the reviews of real visits, with a proof that holds until the review changes', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { reviewId, token } = await harness.review(practiceId, { rating: 4, text: '=1+1' });
    await reply(owner, reviewId);
    await fromLink(practiceId, owner, '(604) 555-0142');
    const [row, ...more] = await rowsOf(owner);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...{ 'Review ID': reviewId, Rating: '4', Author: 'Maya R.', Review: "'=1+1", Reply: 'Thank you very much.' },
    });
    const proof = row!['Proof']!;
    expect(proof).toMatch(/^sha256:[\w-]{43}$/);
    const review = { id: reviewId, author: 'Maya R.', rating: 4, review: '=1+1' };
    expect(await verify(reviewId, proof)).toEqual({ isValid: true, review });
    const nothing = { isValid: false, review: null };
    const { reviewId: other } = await harness.review(practiceId);
    for (const [id, given] of [
      [other, proof],
      [newId(), proof],
      ['x', proof],
      [reviewId, ''],
      [reviewId, 'sha256:x'],
    ]) {
      expect(await verify(id!, given!)).toEqual(nothing);
    }
    await harness.step(ADD_TEXT, { reviewId, text: 'Something else.', token });
    expect(await verify(reviewId, proof)).toEqual(nothing);
  });

  it('names no anonymous author, and no visit', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { reviewId, token } = await harness.review(practiceId);
    await harness.step(TOGGLE, { reviewId, token, isAnon: true });
    await harness.publishAll();
    const [row] = await rowsOf(owner);
    expect(row).toMatchObject({ Author: 'Anonymous' });
    expect(row!['Review ID']).not.toBe(reviewId);
    expect((await verify(row!['Review ID']!, row!['Proof']!)).review).toMatchObject({ author: 'Anonymous' });
  });

  it('is the practice’s own', async () => {
    const { practiceId } = await harness.neighbours.practice();
    await harness.review(practiceId);
    const { owner: other } = await harness.neighbours.practice();
    expect(await rowsOf(other)).toEqual([]);
    expect((await fetchCsv(visitor())).status).toBe(401);
    expect((await fetchCsv(clientActor(newId()))).status).toBe(403);
  });
});
