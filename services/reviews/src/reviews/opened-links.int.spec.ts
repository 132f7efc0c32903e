import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPENED_LINKS_HEADER } from '@yarrow/kit/sessions/link-cookie';
import { ReviewHarness, visitor } from '../testing/review-harness.js';

const OUTCOME = 'result errors { code }';
/** How a step of the flow ended. */
interface Step {
  result: string;
  errors: { code: string }[];
}

let harness: ReviewHarness;

/** A browser as the gateway shows it to the service: it keeps the cookie and sends it along. */
class Browser {
  private cookie = '';
  private readonly actor = visitor();

  async ask<T>(query: string, variables: object): Promise<T> {
    const answer = await fetch(`${harness.reviews.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await harness.reviews.tokenOf(this.actor)}`,
        ...(this.cookie && { [OPENED_LINKS_HEADER]: this.cookie }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set) this.cookie = /^yarrow_reviews=([^;]*);.*HttpOnly; SameSite=Strict/.exec(set)![1]!;
    const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  }

  open(code: string) {
    return this.ask<object>('query ($code: String!) { reviewInvitation(referralCode: $code) { practice { id } } }', {
      code,
    });
  }

  async createClient(practiceId: string) {
    const query = `mutation ($practiceId: ID!) { step: reviewCreateClient(practiceId: $practiceId, phone: "(604) 555-0134",
      firstName: "Noor") { ${OUTCOME} clientId } }`;
    return (await this.ask<{ step: Step & { clientId: string } }>(query, { practiceId })).step;
  }

  async rate(practiceId: string, clientId: string, appointmentId: string | null = null) {
    const query = `mutation ($practiceId: ID!, $clientId: ID!, $appointmentId: ID) { step: reviewAddRating(
      practiceId: $practiceId, clientId: $clientId, rating: 4, appointmentId: $appointmentId) {
      ${OUTCOME} token review { id } } }`;
    const answer = await this.ask<{ step: Step & { token: string | null; review: { id: string } } }>(query, {
      practiceId,
      clientId,
      appointmentId,
    });
    return answer.step;
  }

  /** The later steps with the arguments that the document names. @returns how each ended */
  async goOn(reviewId: string): Promise<string[]> {
    const steps = [
      `reviewAddEndorsements(reviewId: $id, endorsements: ["insomnia"]) { ${OUTCOME} }`,
      `reviewAddTextReview(reviewId: $id, text: "Slept like a stone.") { ${OUTCOME} }`,
      `confirmReview(reviewId: $id) { ${OUTCOME} }`,
      `toggleReviewAnon(reviewId: $id, isAnon: false) { ${OUTCOME} }`,
      `createVideoReviewForReview(reviewId: $id) { ${OUTCOME} uploadHash uploadUrl videoReview }`,
    ];
    const outcomes: string[] = [];
    for (const step of steps) {
      const { taken } = await this.ask<{ taken: Step }>(`mutation ($id: ID!) { taken: ${step} }`, { id: reviewId });
      outcomes.push(taken.result);
    }
    return outcomes;
  }

  async read(token: string) {
    const query = 'query ($token: String!) { reviewByToken(token: $token) { id } }';
    return (await this.ask<{ reviewByToken: { id: string } | null }>(query, { token })).reviewByToken;
  }
}

beforeAll(async () => {
  harness = await ReviewHarness.start();
});
afterAll(() => harness?.stop());

describe('the browser that opened a link', () => {
  it("of a practice goes through the flow with the document's arguments alone, and no other browser does", async () => {
    const { practiceId, owner } = await harness.neighbours.practice({ videoReviewsEnabled: true });
    const [mine, other] = [new Browser(), new Browser()];
    expect(await mine.createClient(practiceId)).toMatchObject({ errors: [{ code: 'unsupported_reviewer' }] });
    await mine.open(await harness.neighbours.codeOf(practiceId, owner));
    const { clientId } = await mine.createClient(practiceId);
    const rated = await mine.rate(practiceId, clientId);
    expect(rated).toMatchObject({ result: 'success', errors: [], token: expect.any(String) });
    const reviewId = rated.review.id;
    expect(await other.goOn(reviewId)).toEqual(Array(5).fill('failure'));
    expect(await other.read(reviewId)).toBeNull();
    expect((await other.rate(practiceId, clientId)).result).toBe('failure');
    expect(await mine.goOn(reviewId)).toEqual(Array(5).fill('success'));
    expect(await mine.read(reviewId)).toEqual({ id: reviewId });
  });

  it('of a visit rates that visit, and only that one', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const [visit, another] = [await harness.neighbours.visit(practiceId), await harness.neighbours.visit(practiceId)];
    const browser = new Browser();
    await browser.open(await harness.neighbours.codeOfVisit(visit));
    expect(await browser.rate(practiceId, another.clientId, another.appointmentId)).toMatchObject({
      result: 'failure',
      token: null,
    });
    expect((await browser.rate(practiceId, visit.clientId, visit.appointmentId)).result).toBe('success');
  });

  it('of a review goes on by its id, and opening an unknown link opens nothing', async () => {
    const { practiceId } = await harness.neighbours.practice({ videoReviewsEnabled: true });
    const { reviewId, token } = await harness.review(practiceId);
    const [browser, guesser] = [new Browser(), new Browser()];
    expect(await guesser.read('x'.repeat(32))).toBeNull();
    expect(await guesser.read(reviewId)).toBeNull();
    expect(await browser.read(token)).toEqual({ id: reviewId });
    expect(await browser.read(reviewId)).toEqual({ id: reviewId });
    expect(await guesser.goOn(reviewId)).toEqual(Array(5).fill('failure'));
    expect(await browser.goOn(reviewId)).toEqual(Array(5).fill('success'));
  });
});
