import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  EndorsementsChangedSchema,
  PracticeRatingChangedSchema,
  ReviewPublishedSchema,
} from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import type { Visit } from '../testing/review-neighbours.js';
import {
  ADD_RATING,
  ADD_TEXT,
  CREATE_CLIENT,
  ENDORSE,
  REVIEW,
  ReviewHarness,
  TOGGLE,
  visitor,
} from '../testing/review-harness.js';
import { RunningClock } from '../testing/running-clock.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const clock = new RunningClock();
let harness: ReviewHarness;

beforeAll(async () => {
  harness = await ReviewHarness.start({ clock, env: { REVIEW_SETTLE_MINUTES: '10' } });
});
afterAll(() => harness?.stop());

const publishDue = () => harness.reviews.app.get(JobsService).runNow('publish-reviews');

const STANDING = 'isReviewed hasTextReview hasVideoReview hasEndorsements';

/** Everything that a practice can look at, and all that is published about it. */
async function everythingSeen({ practiceId, owner }: { practiceId: string; owner: Actor }, visits: Visit[]) {
  const seen: unknown[] = [];
  for (const actor of [owner, visitor()]) {
    seen.push(await harness.practice(practiceId, { first: 50 }, actor));
    seen.push(await harness.entity('Skill', { id: `${practiceId}:insomnia` }, '{ endorsementsCount }', actor));
  }
  const key = ({ appointmentId: id, instantActionToken }: Visit) => ({ id, instantActionToken });
  for (const visit of visits)
    seen.push(await harness.entity('Appointment', key(visit), `{ ${STANDING} reviewLink }`, owner));
  for (const schema of [ReviewPublishedSchema, PracticeRatingChangedSchema, EndorsementsChangedSchema]) {
    const published = await harness.reviews.emitted(schema as typeof ReviewPublishedSchema);
    seen.push(published.filter((event) => JSON.stringify(event, bigints).includes(practiceId)));
  }
  // How long ago it was says more each day, of everything.
  return JSON.parse(JSON.stringify(seen, bigints).replace(/"createdAtAgoInWords":"[^"]*",/g, '')) as unknown[];
}

const bigints = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

async function threeVisits() {
  const practice = await harness.neighbours.practice();
  const visits: Visit[] = [];
  for (const firstName of ['Zebedee', 'Yolanda', 'Xaver'])
    visits.push(await harness.neighbours.visit(practice.practiceId, { firstName, lastName: 'Quill' }));
  return { practice, visits };
}

/** The flow as the pages take it: anonymity is the last thing that it asks for. */
async function reviewAnonymously(practiceId: string, visit: Visit) {
  const { review, token } = await harness.rateVisit(practiceId, visit, 2);
  const key = { reviewId: review.id as string, token: token as string };
  await harness.step(ENDORSE, { ...key, endorsements: ['insomnia'] });
  await harness.step(ADD_TEXT, { ...key, text: 'Not for me, sadly.' });
  await harness.step(TOGGLE, { ...key, isAnon: true });
  return key;
}

describe('an observer of an anonymous review', () => {
  it('sees nothing change for two days, whatever they look at', async () => {
    const { practice, visits } = await threeVisits();
    const before = await everythingSeen(practice, visits);
    const { review, token } = await harness.rateVisit(practice.practiceId, visits[1]!, 2);
    const key = { reviewId: review.id, token };
    for (const [mutation, variables] of [
      [ENDORSE, { endorsements: ['insomnia'] }],
      [ADD_TEXT, { text: 'Not for me, sadly.' }],
      [TOGGLE, { isAnon: true }],
    ] as const) {
      await publishDue();
      expect(await everythingSeen(practice, visits)).toEqual(before);
      expect((await harness.step(mutation, { ...key, ...variables })).result).toBe('success');
    }
    clock.advance(2 * DAY - MINUTE);
    await publishDue();
    expect(await everythingSeen(practice, visits)).toEqual(before);
  });

  it('cannot see afterwards which visit it came from', async () => {
    const { practice, visits } = await threeVisits();
    const writtenAt = clock.now();
    const { reviewId } = await reviewAnonymously(practice.practiceId, visits[1]!);
    clock.advance(14 * DAY);
    await publishDue();
    const { reviews, reviewsAverage, reviewsCount } = await harness.practice(practice.practiceId, {}, practice.owner);
    expect({ reviewsAverage, reviewsCount, totalCount: reviews.totalCount }).toEqual({
      reviewsAverage: 2,
      reviewsCount: 1,
      totalCount: 1,
    });
    const [{ node, cursor }] = reviews.edges;
    expect(node).toMatchObject({ author: 'Anonymous', review: 'Not for me, sadly.', skills: [{ id: 'insomnia' }] });
    expect(node.createdAt).toBe(`${clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
    expect(node.createdAtAgoInWords).toBe('today');
    // A version 4 UUID is random; ours of version 7 begin with the instant of writing.
    expect(node.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    const everything = JSON.stringify(await everythingSeen(practice, visits));
    // The practice's own id may be of the same seconds as the review's.
    const seen = (everything + Buffer.from(cursor, 'base64url').toString()).replaceAll(practice.practiceId, '');
    for (const secret of [reviewId, reviewId.slice(0, 11), String(writtenAt.getTime()).slice(0, 9), 'Yolanda', 'Quill'])
      expect(seen).not.toContain(secret);
    for (const { appointmentId, instantActionToken } of visits) {
      const key = { id: appointmentId, instantActionToken };
      expect(await harness.entity('Appointment', key, '{ isReviewed }', practice.owner)).toEqual({ isReviewed: false });
    }
    expect(await harness.entity('Review', { id: node.id }, REVIEW, practice.owner)).toMatchObject({ id: node.id });
    expect(await harness.entity('Review', { id: reviewId }, REVIEW, practice.owner)).toBeNull();
  });

  it('sees nothing change at once when its author changes it later', async () => {
    const { practice, visits } = await threeVisits();
    const key = await reviewAnonymously(practice.practiceId, visits[1]!);
    clock.advance(14 * DAY);
    await publishDue();
    const before = await everythingSeen(practice, visits);
    await harness.rateVisit(practice.practiceId, visits[1]!, 5);
    await harness.step(ADD_TEXT, { ...key, text: 'I take it all back.' });
    const { review } = await harness.step(ENDORSE, { ...key, endorsements: ['swedish-massage'] });
    expect(review).toMatchObject({ rating: 5, review: 'I take it all back.', skills: [{ id: 'swedish-massage' }] });
    expect(await harness.byToken(key.token)).toMatchObject({ rating: 5, review: 'I take it all back.' });
    clock.advance(2 * DAY - MINUTE);
    await publishDue();
    expect(await everythingSeen(practice, visits)).toEqual(before);
    clock.advance(12 * DAY + HOUR);
    await publishDue();
    const { reviews, reviewsAverage, reviewsCount } = await harness.practice(practice.practiceId);
    expect({ reviewsAverage, reviewsCount }).toEqual({ reviewsAverage: 5, reviewsCount: 1 });
    expect(reviews.edges[0].node).toMatchObject({
      review: 'I take it all back.',
      author: 'Anonymous',
      skills: [{ id: 'swedish-massage' }],
    });
    expect(await harness.entity('Skill', { id: `${practice.practiceId}:insomnia` }, '{ endorsementsCount }')).toEqual({
      endorsementsCount: 0,
    });
  });

  it('learns nothing by claiming the phone of a client, neither in the flow nor by an import', async () => {
    const { practice } = await threeVisits();
    const referralCode = await harness.neighbours.codeOf(practice.practiceId, practice.owner);
    const claim = async (phone: string) => {
      const who = { practiceId: practice.practiceId, phone, firstName: 'Noor', referralCode };
      const { clientId } = await harness.step(CREATE_CLIENT, who);
      return harness.step(ADD_RATING, { practiceId: practice.practiceId, clientId, rating: 1, referralCode });
    };
    const importOf = async (phone: string) => {
      const fields = `result errors { code message field }`;
      const mutation = `mutation ($phone: String!) { step: proImportReview(rating: 5, review: "Kind.", firstName: "Noor",
        phone: $phone, createdAt: "2026-01-05T10:00:00Z") { ${fields} } }`;
      return harness.step(mutation, { phone }, practice.owner);
    };
    const { review, token } = await claim('604 555 0134');
    await harness.step(TOGGLE, { reviewId: review.id, token, isAnon: true });
    for (let times = 0; times < 2; times++) {
      const guessed = await claim('604 555 0134');
      const unknown = await claim(`604 555 01${40 + times}`);
      expect([guessed.result, guessed.errors]).toEqual([unknown.result, unknown.errors]);
      clock.advance(15 * DAY);
      await publishDue();
    }
    expect(await importOf('604 555 0134')).toEqual(await importOf('604 555 0135'));
    const stars = await harness.reviews.dataSource.query<{ rating: number }[]>(
      `SELECT rating FROM reviews WHERE phone = '+16045550134' AND practice_id = $1 AND NOT duplicate AND NOT imported`,
      [practice.practiceId],
    );
    expect(stars).toHaveLength(1);
  });
});

describe('a review with its author', () => {
  it('is public some minutes after the last step, so that its author can still become anonymous', async () => {
    const { practice, visits } = await threeVisits();
    const before = await everythingSeen(practice, visits);
    const { review, token } = await harness.rateVisit(practice.practiceId, visits[0]!, 4);
    clock.advance(9 * MINUTE);
    await harness.step(ADD_TEXT, { reviewId: review.id, token, text: 'Slept like a stone.' });
    clock.advance(9 * MINUTE);
    await publishDue();
    expect(await everythingSeen(practice, visits)).toEqual(before);
    clock.advance(MINUTE + 1);
    await publishDue();
    const { reviews, reviewsCount } = await harness.practice(practice.practiceId);
    expect(reviewsCount).toBe(1);
    expect(reviews.edges[0].node).toMatchObject({ id: review.id, author: 'Zebedee Q.', createdAt: review.createdAt });
    const { appointmentId: id, instantActionToken } = visits[0]!;
    expect(await harness.entity('Appointment', { id, instantActionToken }, '{ isReviewed }', practice.owner)).toEqual({
      isReviewed: true,
    });
  });

  it('is withdrawn when its author becomes anonymous, and comes back later as another one', async () => {
    const { practice, visits } = await threeVisits();
    const { review, token } = await harness.rateVisit(practice.practiceId, visits[0]!, 4);
    const key = { reviewId: review.id, token };
    await harness.step(ENDORSE, { ...key, endorsements: ['insomnia'] });
    await harness.step(ADD_TEXT, { ...key, text: 'Slept like a stone.' });
    clock.advance(10 * MINUTE + 1);
    await publishDue();
    await harness.step(TOGGLE, { ...key, isAnon: true });
    const endorsed = () => harness.entity('Skill', { id: `${practice.practiceId}:insomnia` }, '{ endorsementsCount }');
    expect(await harness.practice(practice.practiceId)).toMatchObject({
      reviewsCount: 0,
      reviewsAverage: 0,
      reviews: { totalCount: 0, edges: [] },
    });
    expect(await endorsed()).toEqual({ endorsementsCount: 0 });
    clock.advance(14 * DAY);
    await publishDue();
    const { reviews } = await harness.practice(practice.practiceId);
    expect(reviews.edges[0].node).toMatchObject({ author: 'Anonymous', rating: 4 });
    expect(reviews.edges[0].node.id).not.toBe(review.id);
    expect(await endorsed()).toEqual({ endorsementsCount: 1 });

    await harness.step(TOGGLE, { ...key, isAnon: false });
    const { node } = (await harness.practice(practice.practiceId)).reviews.edges[0];
    expect(node).toMatchObject({ id: review.id, author: 'Zebedee Q.', createdAt: review.createdAt });
  });

  it('is published by the job once, also when two replicas begin it together', async () => {
    const { practice, visits } = await threeVisits();
    await harness.rateVisit(practice.practiceId, visits[0]!, 4);
    clock.advance(10 * MINUTE + 1);
    await Promise.all([publishDue(), publishDue(), publishDue()]);
    const published = (await harness.reviews.emitted(PracticeRatingChangedSchema)).filter(
      ({ practiceId }) => practiceId === practice.practiceId,
    );
    expect(published).toMatchObject([{ reviewsAverage: 4, reviewsCount: 1, version: 1 }]);
  });
});
