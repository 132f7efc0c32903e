import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERASE_PEOPLE_JOB } from '@yarrow/kit/erasure/erase-people.job';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import type { Person } from '@yarrow/kit/erasure/person';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { ADD_RATING, ADD_TEXT, clientActor, CREATE_CLIENT } from '../testing/review-harness.js';
import { SEND } from '../testing/request-steps.js';
import { VideoHarness } from '../testing/video-harness.js';

const IMPORT = `mutation ($phone: String!) { step: proImportReview(rating: 4, review: "Came from elsewhere.",
  firstName: "Lena", phone: $phone, createdAt: "2024-05-01T12:00:00Z") { result errors { code message } } }`;
const REPLY = `mutation ($reviewId: ID!) { step: addEditReviewReply(reviewId: $reviewId, message: "Thank you, Lena.") {
  result errors { code message } } }`;
const PHOTO = `mutation { step: createPhotoUpload(input: { contentType: "image/png", sizeBytes: 3 }) {
  result errors { code message } handle uploadUrl uploadFields } }`;

/** What looks like a WebM as far as an upload is looked at. */
const VIDEO = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('webm')]);

let harness: VideoHarness;
let numbers = 300;
const nextPhone = () => `+1604555${++numbers < 1_000 ? '0' : ''}${numbers}`;

beforeAll(async () => {
  harness = await VideoHarness.startWithStore();
});
afterAll(() => harness?.stop());

const query = <R extends object>(text: string, values: unknown[]) =>
  harness.reviews.dataSource.query<R[]>(text, values);
const by = (...subjectIds: string[]): Person => ({ practiceId: undefined, subjectIds, emails: [], phones: [] });
const byPhone = (phone: string): Person => ({ ...by(), phones: [phone] });

async function erase(person: Person): Promise<void> {
  await harness.reviews.app.get(ErasuresService).request(newId(), person);
  await harness.reviews.app.get(JobsService).runNow(ERASE_PEOPLE_JOB);
}

const review = async (id: string) =>
  (await query<Record<string, unknown>>('SELECT * FROM reviews WHERE id = $1', [id]))[0]!;
const visitRow = async (id: string) =>
  (await query<object>('SELECT * FROM appointment_projections WHERE appointment_id = $1', [id]))[0]!;
const videosOf = (reviewId: string) => query<object>('SELECT id FROM video_reviews WHERE review_id = $1', [reviewId]);

/** A review with stars, text and a video that has arrived, of a visit that an account booked. */
async function reviewed(attendee: object = {}) {
  const invited = await harness.invited({ attendee });
  await harness.step(ADD_TEXT, { reviewId: invited.reviewId, token: invited.token, text: 'Slept like a stone.' });
  const key = await harness.send(invited.hash, VIDEO);
  return { ...invited, key };
}

/** A review by the practice's own link, under a phone that was typed. */
async function reviewedByPhone(phone: string) {
  const { practiceId, owner } = await harness.neighbours.practice();
  const referralCode = await harness.neighbours.codeOf(practiceId, owner);
  const named = { practiceId, referralCode, phone, firstName: 'Lena' };
  const { clientId: reviewerId } = await harness.step(CREATE_CLIENT, named);
  const rated = await harness.step(ADD_RATING, { practiceId, clientId: reviewerId, rating: 5, referralCode });
  const reviewId: string = rated.review.id;
  await harness.step(ADD_TEXT, { reviewId, token: rated.token, text: 'Slept like a stone.' });
  return { practiceId, owner, reviewId, reviewerId: reviewerId as string };
}

describe('an account that is erased', () => {
  it('leaves its stars, and neither its name nor what it wrote', async () => {
    const userId = newId();
    const { reviewId, practiceId } = await reviewed({ userId });
    expect(await review(reviewId)).toMatchObject({
      first_name: 'Maya',
      last_initial: 'R',
      text: 'Slept like a stone.',
    });
    await erase(by(userId));
    const erased = { first_name: 'Deleted client', last_initial: '', text: null, phone: null };
    expect(await review(reviewId)).toMatchObject({ ...erased, rating: 5, is_public: true });
    expect(await harness.practice(practiceId)).toMatchObject({ reviewsAverage: 5, reviewsCount: 1 });
  });

  it('takes its videos and photos from the store, those of others stay', async () => {
    const userId = newId();
    const [gone, other] = [await reviewed({ userId }), await reviewed({ userId: newId() })];
    const photo = await harness.step(PHOTO, {}, clientActor(userId));
    expect(photo).toMatchObject({ result: 'success' });
    await erase(by(userId));
    expect(await harness.keysOf('')).not.toContain(gone.key);
    expect(await harness.keysOf('')).toContain(other.key);
    expect(await videosOf(gone.reviewId)).toEqual([]);
    expect(await videosOf(other.reviewId)).toHaveLength(1);
    expect(await query('SELECT 1 FROM photo_uploads WHERE user_id = $1', [userId])).toEqual([]);
  });

  it('leaves reviews of others as they are, those under a phone that was only typed among them', async () => {
    const [userId, phone] = [newId(), nextPhone()];
    const others = await reviewedByPhone(phone);
    const before = await review(others.reviewId);
    await reviewed({ userId, phone });
    await erase({ ...by(userId), phones: [phone] });
    expect(await review(others.reviewId)).toEqual(before);
    expect(before).toMatchObject({ phone, text: 'Slept like a stone.' });
  });

  it('is not the one that came any more', async () => {
    const userId = newId();
    const { visit } = await reviewed({ userId });
    await erase(by(userId, visit.clientId));
    expect(await visitRow(visit.appointmentId)).toMatchObject({
      ...{ first_name: 'Deleted', last_name: 'client', email: null, phone: null, user_id: null },
    });
  });

  it('is erased once, however often that is repeated', async () => {
    const userId = newId();
    const { reviewId, visit } = await reviewed({ userId });
    await erase(by(userId, visit.clientId));
    const once = [await review(reviewId), await visitRow(visit.appointmentId)];
    await erase(by(userId, visit.clientId));
    expect([await review(reviewId), await visitRow(visit.appointmentId)]).toEqual(once);
  });
});

describe('a contact that its practice erases', () => {
  it('loses its name at the practice, and nothing of what it said of it', async () => {
    const userId = newId();
    const { reviewId, practiceId, visit, key } = await reviewed({ userId });
    const before = await review(reviewId);
    await erase({ ...by(visit.clientId), practiceId });
    expect(await review(reviewId)).toEqual(before);
    expect(await videosOf(reviewId)).toHaveLength(1);
    expect(await harness.keysOf('')).toContain(key);
    expect(await visitRow(visit.appointmentId)).toMatchObject({ first_name: 'Deleted', email: null, user_id: userId });
  });
});

describe('a phone that is erased alone', () => {
  it('takes along what was said under it, and who typed it', async () => {
    const phone = nextPhone();
    const [gone, other] = [await reviewedByPhone(phone), await reviewedByPhone(nextPhone())];
    const others = await review(other.reviewId);
    await erase(byPhone(phone));
    const erased = { first_name: 'Deleted client', text: null, phone: null, rating: 5 };
    expect(await review(gone.reviewId)).toMatchObject(erased);
    expect(await query('SELECT 1 FROM reviewers WHERE id = $1', [gone.reviewerId])).toEqual([]);
    expect(await review(other.reviewId)).toEqual(others);
  });

  it('takes along a review that the practice has imported', async () => {
    const phone = nextPhone();
    const { practiceId, owner } = await harness.neighbours.practice();
    expect(await harness.step(IMPORT, { phone }, owner)).toMatchObject({ result: 'success' });
    await erase(byPhone(phone));
    const [imported] = await query('SELECT first_name, text, phone FROM reviews WHERE practice_id = $1', [practiceId]);
    expect(imported).toEqual({ first_name: 'Deleted client', text: null, phone: null });
  });

  it('takes along that practices asked for a review, and what one replied', async () => {
    const [phone, other] = [nextPhone(), nextPhone()];
    const { owner, practiceId, reviewId } = await reviewedByPhone(phone);
    await harness.step(SEND, { clients: [phone, other].map((one) => ({ firstName: 'Lena', phone: one })) }, owner);
    await harness.step(REPLY, { reviewId }, owner);
    expect(await review(reviewId)).toMatchObject({ reply: 'Thank you, Lena.' });
    await erase(byPhone(phone));
    expect(await review(reviewId)).toMatchObject({ reply: null, replied_at: null });
    const left = await query('SELECT phone FROM review_requests WHERE practice_id = $1', [practiceId]);
    expect(left).toEqual([{ phone: other }]);
  });

  it('leaves reviews of accounts and contacts with the same phone', async () => {
    const phone = nextPhone();
    const { reviewId } = await reviewed({ userId: newId(), phone });
    const before = await review(reviewId);
    await erase(byPhone(phone));
    expect(await review(reviewId)).toEqual(before);
  });
});
