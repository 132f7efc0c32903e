import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { everyField } from '@yarrow/kit/testing/every-field';
import { ADD_TEXT, ENDORSE, ReviewHarness, TOGGLE, visitor } from '../testing/review-harness.js';
import { CREATE_VIDEO } from '../testing/video-harness.js';

const writtenAt = new Date();
const clock = new FixedClock(writtenAt);
let harness: ReviewHarness;

beforeAll(async () => {
  harness = await ReviewHarness.start({ clock });
});
afterAll(() => harness?.stop());

it('answers every field of a review to its author', async () => {
  const { practiceId, owner } = await harness.neighbours.practice({ slug: 'willow', videoReviewsEnabled: true });
  await harness.review(practiceId, { rating: 5 });
  const visit = await harness.neighbours.visit(practiceId, { userId: newId() });
  const { appointmentId, clientId } = visit;
  const referralCode = await harness.neighbours.codeOfVisit(visit);
  const { review, token } = await harness.rateVisit(practiceId, visit, 4);
  const { id: reviewId } = review;
  await harness.step(ENDORSE, { reviewId, token, endorsements: ['insomnia'] });
  await harness.step(ADD_TEXT, { reviewId, token, text: 'Slow and kind.' });
  const { uploadHash } = await harness.step(CREATE_VIDEO, { reviewId, token });
  clock.advance(3 * 3_600_000);
  const query = `query ($token: String!) { reviewByToken(token: $token) ${await everyField(harness.reviews, 'Review', 1)} }`;
  const ask = async () => {
    const { data, errors } = await harness.reviews.graphql(query, { token }, visitor());
    expect(errors).toBeUndefined();
    return data['reviewByToken'];
  };
  // How a contact is reached is the practice's to see.
  const names = { __typename: 'ReviewAuthor', firstName: 'Maya', lastName: 'R.', email: null, phone: null };
  const link = { __typename: 'VideoReview', id: expect.any(String), uploadHash };
  const written = {
    ...{ __typename: 'Review', id: reviewId, token, practiceId, clientId, appointmentId, referralCode },
    ...{ rating: 4, review: 'Slow and kind.', isAnonymous: false, isPublic: true, imported: false },
    ...{ author: 'Maya R.', client: names, user: names, firstName: 'Maya', unverifiedName: null },
    updatedAt: writtenAt.toISOString(),
    ...{ createdAt: writtenAt.toISOString(), createdAtAgoInWords: '3 hours ago', bookNextUrl: '/p/willow/book' },
    ...{ skills: [{ __typename: 'Specialty', id: 'insomnia' }], endorsedSkillIds: ['insomnia'] },
    practice: {
      ...{ __typename: 'Practice', id: practiceId, reviewsAverage: 4.5, reviewsCount: 2 },
      // The practice's code and its lists are the owner's to see.
      ...{ referralCode: null, completedReviewsCount: null, managedVideoReviewsCount: null },
      ...{ openReviewRequestsCount: null, pendingReviewRequestsCount: null },
    },
    reviewReply: null,
    ...{ videoReviewsEnabled: true, hasCompletedVideoReview: false, video: null, videoUrl: null },
    videoReviews: [
      { ...link, status: 'pending', originalFilename: 'pending_upload', fileSizeMb: null, canUpload: true },
    ],
  };
  expect(await ask()).toEqual(written);

  const [{ id: videoId }] = await harness.reviews.dataSource
    .query(
      `UPDATE video_reviews SET status = 'approved', original_filename = 'me.webm', size_bytes = 2621440,
       duration_ms = 41500, video_key = 'v', poster_key = 'p', approved_at = now() WHERE upload_hash = $1 RETURNING id`,
      [uploadHash],
    )
    .then(([rows]) => rows);
  const video = {
    ...{ __typename: 'PublicVideo', id: videoId, author: 'Maya R.', rating: 4, seconds: 42 },
    uploadedByPractice: false,
    ...{ videoUrl: `/media/videos/${videoId}.mp4`, posterUrl: `/media/videos/${videoId}.jpg` },
    createdAtAgoInWords: '3 hours ago',
  };
  const filmed = {
    ...written,
    ...{ hasCompletedVideoReview: true, video, videoUrl: video.videoUrl },
    videoReviews: [{ ...link, status: 'approved', originalFilename: 'me.webm', fileSizeMb: 2.5, canUpload: false }],
  };
  expect(await ask()).toEqual(filmed);
  const key = { id: appointmentId, instantActionToken: visit.instantActionToken };
  const standing = { hasTextReview: true, hasVideoReview: true, hasEndorsements: true };
  for (const actor of [visitor(), owner]) {
    expect(await harness.entity('Appointment', key, `{ ${Object.keys(standing).join(' ')} }`, actor)).toEqual(standing);
  }

  // Only its author can still read the names; the face is shown to no user.
  await harness.step(TOGGLE, { reviewId, token, isAnon: true });
  expect(await ask()).toMatchObject({
    id: reviewId,
    isAnonymous: true,
    author: 'Anonymous',
    client: names,
    ...{ video: null, videoUrl: null },
  });
});
