import { expect } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService, type TestServiceOptions } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { ReviewNeighbours, type Visit } from './review-neighbours.js';

/** Everything that a review shows. */
export const REVIEW = `{ id token rating review isAnonymous author firstName createdAt createdAtAgoInWords imported bookNextUrl
  practice { id } skills { id } }`;
const OUTCOME = `result errors { code message field }`;
export const ADD_RATING = `mutation ($practiceId: ID!, $clientId: ID!, $rating: Int!, $appointmentId: ID, $referralCode: String) {
  step: reviewAddRating(practiceId: $practiceId, clientId: $clientId, rating: $rating, appointmentId: $appointmentId,
    referralCode: $referralCode) { ${OUTCOME} token review ${REVIEW} } }`;
export const ADD_TEXT = `mutation ($reviewId: ID!, $text: String!, $token: String) {
  step: reviewAddTextReview(reviewId: $reviewId, text: $text, token: $token) { ${OUTCOME} review ${REVIEW} } }`;
export const ENDORSE = `mutation ($reviewId: ID!, $endorsements: [ID!]!, $token: String) {
  step: reviewAddEndorsements(reviewId: $reviewId, endorsements: $endorsements, token: $token) {
    ${OUTCOME} review ${REVIEW} } }`;
export const TOGGLE = `mutation ($reviewId: ID!, $isAnon: Boolean!, $token: String) {
  step: toggleReviewAnon(reviewId: $reviewId, isAnon: $isAnon, token: $token) { ${OUTCOME} review ${REVIEW} } }`;
export const CONFIRM = `mutation ($reviewId: ID!, $token: String) {
  step: confirmReview(reviewId: $reviewId, token: $token) { ${OUTCOME} review ${REVIEW} } }`;
export const CREATE_CLIENT = `mutation ($practiceId: ID!, $phone: String!, $firstName: String!, $referralCode: String) {
  step: reviewCreateClient(practiceId: $practiceId, phone: $phone, firstName: $firstName, referralCode: $referralCode) {
    ${OUTCOME} clientId } }`;
const INVITATION = `query ($code: String!) { reviewInvitation(referralCode: $code) {
  appointmentId clientId firstName practice { id } } }`;
const BY_TOKEN = `query ($token: String!) { reviewByToken(token: $token) ${REVIEW} }`;
const PRACTICE = `query ($key: _Any!, $first: Int, $after: String) { _entities(representations: [$key]) { ... on Practice {
    reviewsAverage reviewsCount referralCode
    reviews(first: $first, after: $after) { totalCount hasNextPage endCursor edges { cursor node ${REVIEW} } } } } }`;

/** Storage that no test of reviews alone reaches. */
const NO_STORE = {
  S3_ENDPOINT: 'http://127.0.0.1:9/s3',
  S3_PUBLIC_URL: 'http://127.0.0.1:9/s3',
  S3_BUCKET: 'yarrow',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

/** No time to think it over. */
export const AT_ONCE = { REVIEW_SETTLE_MINUTES: '0' };

let addresses = 0;

/** Returns a new visitor each time, so that tests do not share rate limits. */
export const visitor = (): Actor => ({ kind: 'anonymous', ip: `198.51.100.${++addresses}` });
export const clientActor = (userId: string): Actor => ({ ...visitor(), kind: 'client', userId });

/** The service with the steps of the flow as a browser would take them. */
export class ReviewHarness {
  readonly neighbours: ReviewNeighbours;

  protected constructor(readonly reviews: TestService) {
    this.neighbours = new ReviewNeighbours(reviews);
  }

  /** Without settings of its own, reviews with a name are public at once. */
  static async start({ env = {}, clock }: Pick<TestServiceOptions, 'env' | 'clock'> = {}): Promise<ReviewHarness> {
    const options = { env: { ...NO_STORE, ...AT_ONCE, ...env }, ...(clock && { clock }) };
    return new ReviewHarness(await startTestService(service, options));
  }

  /** Takes one step; what it refuses is in the payload. */
  async step(mutation: string, variables: object, actor: Actor = visitor()) {
    const answer = await this.reviews.graphql(mutation, { ...variables }, actor);
    expect(answer.errors).toBeUndefined();
    return answer.data['step'];
  }

  async invitation(code: string) {
    return (await this.reviews.graphql(INVITATION, { code }, visitor())).data['reviewInvitation'];
  }

  async practice(id: string, variables: object = {}, actor: Actor = visitor()) {
    const key = { __typename: 'Practice', id };
    return (await this.reviews.graphql(PRACTICE, { key, ...variables }, actor)).data['_entities'][0];
  }

  async byToken(token: string, actor: Actor = visitor()) {
    return (await this.reviews.graphql(BY_TOKEN, { token }, actor)).data['reviewByToken'];
  }

  async entity(type: string, key: object, fields: string, actor: Actor = visitor()) {
    const query = `query ($key: _Any!) { _entities(representations: [$key]) { ... on ${type} ${fields} } }`;
    return (await this.reviews.graphql(query, { key: { __typename: type, ...key } }, actor)).data['_entities'][0];
  }

  /** Stars by the link of a visit. */
  async rateVisit(practiceId: string, visit: Visit, rating: number) {
    const referralCode = await this.neighbours.codeOfVisit(visit);
    return this.step(ADD_RATING, { practiceId, clientId: visit.clientId, rating, referralCode });
  }

  /** A review with text of a visit of its own. */
  async review(practiceId: string, { rating = 5, text = 'Wonderful, as ever.', attendee = {} } = {}) {
    const { review, token } = await this.rateVisit(
      practiceId,
      await this.neighbours.visit(practiceId, attendee),
      rating,
    );
    await this.step(ADD_TEXT, { reviewId: review.id, text, token });
    return { reviewId: review.id as string, token: token as string };
  }

  /** Makes everything public that waits, as if its time had come. */
  async publishAll(): Promise<void> {
    // A second ago: the database counts in microseconds, and our clock cuts them off.
    await this.reviews.dataSource.query(
      `UPDATE reviews SET publish_at = now() - interval '1 second' WHERE publish_at IS NOT NULL`,
    );
    await this.reviews.app.get(JobsService).runNow('publish-reviews');
  }

  stop(): Promise<void> {
    return this.reviews.stop();
  }
}
