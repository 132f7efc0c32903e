import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { PracticeRatingChangedSchema, ReviewPublishedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { ADD_TEXT, CONFIRM, ENDORSE, REVIEW, ReviewHarness, TOGGLE, visitor } from '../testing/review-harness.js';

interface Page {
  edges: { node: { id: string } }[];
  totalCount: number;
  hasNextPage: boolean;
  endCursor: string | null;
}

let harness: ReviewHarness;

beforeAll(async () => {
  harness = await ReviewHarness.start();
});
afterAll(() => harness?.stop());

const recent = async (first: number | null = 20, actor: Actor = visitor()) =>
  harness.reviews.graphql(`query ($first: Int) { recentReviews(first: $first) ${REVIEW} }`, { first }, actor);
const ratingsTold = async (practiceId: string) =>
  (await harness.reviews.emitted(PracticeRatingChangedSchema)).filter((event) => event.practiceId === practiceId);

describe('an anonymous author', () => {
  it('is nowhere: not in the practice, the entity, the home page, nor in events; shown again, not known by token', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const attendee = { firstName: 'Zebedee', lastName: 'Xanthos', email: 'zeb@example.com', phone: '+16045550142' };
    const { reviewId, token } = await harness.review(practiceId, { attendee });
    await harness.step(TOGGLE, { reviewId, token, isAnon: true });
    await harness.publishAll();
    const { id } = (await harness.practice(practiceId)).reviews.edges[0].node;

    const stranger = visitor();
    const client: Actor = { ...visitor(), kind: 'client', userId: newId() };
    for (const actor of [stranger, owner, client]) {
      const seen = [
        (await harness.practice(practiceId, {}, actor)).reviews.edges[0].node,
        await harness.entity('Review', { id }, REVIEW, actor),
        (await recent(20, actor)).data['recentReviews'].find((review: { id: string }) => review.id === id),
      ];
      for (const review of seen) {
        expect(review).toMatchObject({ id, author: 'Anonymous', isAnonymous: true });
        expect(review).toMatchObject({ token: null, firstName: null });
        expect(JSON.stringify(review)).not.toMatch(/Zebedee|Xanthos|zeb@|0142/);
      }
    }
    const events = (await harness.reviews.emitted(ReviewPublishedSchema)).filter(
      (e) => e.review?.practiceId === practiceId,
    );
    expect(events.map(({ review }) => review?.reviewId)).toEqual([reviewId, id]);
    expect(events.map(({ review }) => review?.author)).toEqual(['Zebedee X.', '']);

    expect(await harness.byToken(token)).toMatchObject({ author: 'Anonymous', firstName: 'Zebedee', token });
    expect(await harness.byToken(reviewId, stranger)).toBeNull();
    expect(await harness.byToken('guess', stranger)).toBeNull();

    await harness.step(TOGGLE, { reviewId, token, isAnon: false });
    const { node } = (await harness.practice(practiceId)).reviews.edges[0];
    expect(node).toMatchObject({
      id: reviewId,
      author: 'Zebedee X.',
      isAnonymous: false,
      firstName: null,
      token: null,
    });
  });
});

describe('the average', () => {
  it('follows stars that change, and publishes each change once with the next version', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const visit = await harness.neighbours.visit(practiceId);
    for (const rating of [5, 5, 2]) await harness.rateVisit(practiceId, visit, rating);
    for (const rating of [4, 5]) await harness.review(practiceId, { rating });
    expect(await harness.practice(practiceId)).toMatchObject({ reviewsAverage: 3.7, reviewsCount: 3 });
    expect(
      (await ratingsTold(practiceId)).map(({ version, reviewsAverage, reviewsCount }) => [
        version,
        reviewsAverage,
        reviewsCount,
      ]),
    ).toEqual([
      [1, 5, 1],
      [2, 2, 1],
      [3, 3, 2],
      [4, 3.7, 3],
    ]);
  });

  it.each([newId(), 'no id', ''])('of the practice %j without reviews is 0', async (id) => {
    expect(await harness.practice(id)).toMatchObject({
      ...{ reviewsAverage: 0, reviewsCount: 0, referralCode: null },
      reviews: { totalCount: 0, hasNextPage: false, endCursor: null, edges: [] },
    });
  });

  it('counts an imported review when its client confirms it', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const [reviewId, token] = [newId(), newSecretToken()];
    await harness.reviews.dataSource.query(
      `INSERT INTO reviews (id, practice_id, first_name, last_initial, rating, text, imported, token, token_hash,
         created_at, updated_at) VALUES ($1, $2, 'Ola', 'N', 3, 'From before', true, $3, $4, now(), now())`,
      [reviewId, practiceId, token, hashToken(token)],
    );
    await harness.step(ENDORSE, { reviewId, token, endorsements: ['insomnia'] });
    const endorsed = () => harness.entity('Skill', { id: `${practiceId}:insomnia` }, '{ endorsementsCount }');
    expect(await harness.practice(practiceId)).toMatchObject({
      reviewsCount: 0,
      reviews: { totalCount: 0, edges: [] },
    });
    expect(await harness.entity('Review', { id: reviewId }, REVIEW)).toBeNull();
    expect(await endorsed()).toEqual({ endorsementsCount: 0 });
    for (let times = 0; times < 2; times++) {
      expect((await harness.step(CONFIRM, { reviewId, token })).review).toMatchObject({ imported: false });
    }
    expect(await harness.practice(practiceId)).toMatchObject({ reviewsAverage: 3, reviewsCount: 1 });
    expect((await harness.practice(practiceId)).reviews.totalCount).toBe(1);
    expect(await endorsed()).toEqual({ endorsementsCount: 1 });
    expect(await ratingsTold(practiceId)).toHaveLength(1);
  });
});

describe("a practice's reviews", () => {
  it('page through from the newest, without those that have no text', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const written: string[] = [];
    for (let index = 0; index < 5; index++) written.unshift((await harness.review(practiceId)).reviewId);
    await harness.rateVisit(practiceId, await harness.neighbours.visit(practiceId), 1);
    // Two reviews of the same instant are ordered by id.
    await harness.reviews.dataSource.query(
      `UPDATE reviews SET created_at = date_trunc('hour', created_at) WHERE id = ANY($1)`,
      [written.slice(1, 3)],
    );
    const read: string[] = [];
    let after: string | null = null;
    do {
      const { reviews: page }: { reviews: Page } = await harness.practice(practiceId, { first: 2, after });
      expect(page.totalCount).toBe(5);
      read.push(...page.edges.map(({ node }) => node.id));
      after = page.hasNextPage ? page.endCursor : null;
    } while (after);
    expect([...read].sort()).toEqual([...written].sort());
    expect(read[0]).toBe(written[0]);
  });

  it('of many practices are read with one query', async () => {
    const [here, there] = [await harness.neighbours.practice(), await harness.neighbours.practice()];
    const ids = [await harness.review(here.practiceId), await harness.review(there.practiceId)];
    const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Practice {
      reviewsCount reviews(first: 1) { totalCount edges { node { id } } } } } }`;
    const keys = [here, there].map(({ practiceId }) => ({ __typename: 'Practice', id: practiceId }));
    const answer = await harness.reviews.graphql(query, { keys });
    expect(answer.data['_entities']).toEqual(
      ids.map(({ reviewId }) => ({ reviewsCount: 1, reviews: { totalCount: 1, edges: [{ node: { id: reviewId } }] } })),
    );
  });

  it.each([{ first: 0 }, { first: 51 }, { first: -1 }, { after: 'x' }, { after: 'WzEsMl0' }, { after: '' }])(
    'refuse %j',
    async (variables) => {
      const { practiceId } = await harness.neighbours.practice();
      const query = `query ($key: _Any!, $first: Int, $after: String) { _entities(representations: [$key]) {
        ... on Practice { reviews(first: $first, after: $after) { endCursor } } } }`;
      const key = { __typename: 'Practice', id: practiceId };
      const { errors } = await harness.reviews.graphql(query, { key, ...variables });
      expect(errors?.[0]?.extensions.code).toMatch(/^invalid_/);
    },
  );

  it("show the code of the practice's link to its owner alone", async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { referralCode } = await harness.practice(practiceId, {}, owner);
    expect(Buffer.from(referralCode, 'base64url').length).toBeGreaterThanOrEqual(16);
    const other = await harness.neighbours.practice();
    for (const actor of [visitor(), other.owner]) {
      expect((await harness.practice(practiceId, {}, actor)).referralCode).toBeNull();
    }
  });
});

describe('recentReviews', () => {
  it('are the newest with text, of published practices', async () => {
    const [{ practiceId, owner }, hidden] = [await harness.neighbours.practice(), await harness.neighbours.practice()];
    const older = await harness.review(practiceId);
    const unlisted = await harness.review(hidden.practiceId);
    const newer = await harness.review(practiceId);
    const wordless = await harness.rateVisit(practiceId, await harness.neighbours.visit(practiceId), 5);
    const practice = { practiceId: hidden.practiceId, ownerUserId: owner.userId!, country: 'CA', version: 2 };
    await harness.reviews.publish(PracticeSavedSchema, { practice }, { aggregateId: practice.practiceId });
    const ids = (await recent()).data['recentReviews'].map(({ id }: { id: string }) => id);
    expect(ids.slice(0, 2)).toEqual([newer.reviewId, older.reviewId]);
    expect(ids).not.toContain(unlisted.reviewId);
    expect(ids).not.toContain(wordless.review.id);
    expect((await recent(1)).data['recentReviews']).toHaveLength(1);
  });

  it.each([0, 21])('refuse %i', async (first) => {
    expect((await recent(first)).errors?.[0]?.extensions.code).toBe('invalid_first');
  });
});

describe('guessing tokens', () => {
  it('is limited for each address', async () => {
    const actor = visitor();
    const guess = () => harness.reviews.graphql('{ reviewByToken(token: "guess") { id } }', {}, actor);
    const answers = await Promise.all(Array.from({ length: 61 }, guess));
    const limited = answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'rate_limited');
    expect(limited).toHaveLength(1);
  });

  it('of hostile kinds finds nothing', async () => {
    for (const token of ['', "' OR ''='", 'x'.repeat(100_000), '\u0000', newId()]) {
      expect(await harness.byToken(token)).toBeNull();
    }
  });
});

describe('facts that arrive late', () => {
  it('do not replace newer ones', async () => {
    const { practiceId, owner } = await harness.neighbours.practice({ version: 5 });
    const practice = { practiceId, ownerUserId: owner.userId!, slug: 'older', country: 'CA', version: 4 };
    await harness.reviews.publish(PracticeSavedSchema, { practice }, { aggregateId: practiceId });
    const { reviewId, token } = await harness.review(practiceId);
    const { review } = await harness.step(ADD_TEXT, { reviewId, token, text: 'Once more' });
    expect(review.bookNextUrl).not.toBe('/p/older/book');
  });
});
