import type { Actor } from '@yarrow/kit/actor';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ReviewRequestedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { sealedIn, SealedBox } from '@yarrow/kit/security/sealing';
import { ADD_RATING, ADD_TEXT, CREATE_CLIENT, type ReviewHarness } from './review-harness.js';

const OUTCOME = 'result errors { code message field }';
export const SEND = `mutation ($clients: [ReviewRequestClientInput!]!, $idempotencyKey: ID) {
  step: sendBulkReviewRequests(clients: $clients, idempotencyKey: $idempotencyKey) {
    ${OUTCOME} erroredClients { row email errors { code message field } } } }`;
export const RESEND = `mutation ($clientId: ID!, $appointmentId: ID) {
  step: resendProReviewRequest(clientId: $clientId, appointmentId: $appointmentId) { ${OUTCOME} } }`;
export const DISMISS = `mutation ($clientId: ID!, $appointmentId: ID) {
  step: dismissReviewRequest(clientId: $clientId, appointmentId: $appointmentId) { ${OUTCOME} } }`;
export const IMPORT = `mutation ($phone: String!) { step: proImportReview(rating: 4, firstName: "Lena", phone: $phone,
  createdAt: "2024-05-01T12:00:00Z") { ${OUTCOME} } }`;
const PENDING = `{ pendingReviewRequestsCount openReviewRequestsCount pendingReviewRequests {
  id clientId appointmentId firstName email phone reviewRequestedAt reviewLink reviewRequireConfirmation } }`;

let lastDigits = 10_000;

/** A number that no test has used before. */
function newPhone(): string {
  lastDigits++;
  return `(604) 55${String(lastDigits).slice(0, 1)}-${String(lastDigits).slice(1)}`;
}

export const people = (count: number) =>
  Array.from({ length: count }, () => ({ firstName: 'Lena', phone: newPhone() }));

export const hoursAgo = (hours: number) => timestampFromDate(new Date(Date.now() - hours * 3_600_000));

/** What a practice does about reviews that are still to come. */
export class RequestSteps {
  constructor(private readonly harness: ReviewHarness) {}

  async send(owner: Actor, clients: object[], idempotencyKey?: string) {
    return this.harness.step(SEND, { clients, idempotencyKey }, owner);
  }

  async pendingOf(practiceId: string, actor: Actor) {
    return this.harness.entity('Practice', { id: practiceId }, PENDING, actor);
  }

  /** The requests that left, with their links as notifications opens them. */
  async requestsOf(practiceId: string) {
    const box = new SealedBox(this.harness.reviews.env['MAIL_SEALING_PRIVATE_KEYS']!);
    const events = await this.harness.reviews.emitted(ReviewRequestedSchema);
    return Promise.all(
      events
        .filter((event) => event.practiceId === practiceId)
        .map(async ({ sealedLink, ...event }) => ({
          ...event,
          link: await box.open(sealedLink, sealedIn(ReviewRequestedSchema, event.requestId)),
        })),
    );
  }

  /** Writes a review by the practice's link, with the same phone. */
  async write(practiceId: string, owner: Actor, phone: string) {
    const { harness } = this;
    const referralCode = await harness.neighbours.codeOf(practiceId, owner);
    const { clientId } = await harness.step(CREATE_CLIENT, { practiceId, phone, firstName: 'Lena', referralCode });
    const { review, token } = await harness.step(ADD_RATING, { practiceId, clientId, rating: 5, referralCode });
    await harness.step(ADD_TEXT, { reviewId: review.id, text: 'Wonderful.', token });
    return { reviewId: review.id as string, token: token as string };
  }
}
