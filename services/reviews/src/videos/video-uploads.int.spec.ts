import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VideoReviewStatusChangedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { makeClip } from '../testing/clips.js';
import { ADD_TEXT, clientActor, visitor } from '../testing/review-harness.js';
import { CREATE_VIDEO, VideoHarness } from '../testing/video-harness.js';

const WRONG_TYPE = 'File type not supported. Please use MP4, MOV, AVI, or WebM.';
const WRONG_SIZE = 'File size too large. Maximum size is 100MB.';

const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

let harness: VideoHarness;
let clip: Buffer;

beforeAll(async () => {
  [harness, clip] = [await VideoHarness.startWithStore(), await makeClip()];
});
afterAll(() => harness?.stop());

describe('the link of a video', () => {
  it('comes with a review where the practice takes videos', async () => {
    const { token, hash, visit } = await harness.invited();
    expect(hash.length).toBeGreaterThanOrEqual(22);
    expect(await harness.availability(token)).toEqual({
      id: expect.any(String),
      appointmentId: visit.appointmentId,
      clientId: visit.clientId,
      videoReviewsEnabled: true,
      hasCompletedVideoReview: false,
      video: null,
      videoReviews: [
        {
          ...{ id: expect.any(String), status: 'pending', originalFilename: 'pending_upload' },
          ...{ fileSizeMb: null, canUpload: true, uploadHash: hash },
        },
      ],
    });
    expect(await harness.upload(hash)).toMatchObject({ linkState: 'open', status: 'pending', firstName: 'Maya' });
  });

  it('is returned again on repeated and concurrent requests, with all that the page needs', async () => {
    const { reviewId, token, hash } = await harness.invited();
    const again = await Promise.all([1, 2, 3].map(() => harness.step(CREATE_VIDEO, { reviewId, token })));
    for (const { result, uploadHash, uploadUrl, videoReview } of again) {
      expect([result, uploadHash]).toEqual(['success', hash]);
      expect(uploadUrl).toMatch(new RegExp(`/video-review/upload/${hash}$`));
      expect(JSON.parse(videoReview)).toEqual({
        ...{ id: await harness.idOf(hash), status: 'pending', original_filename: 'pending_upload' },
        ...{ file_size_mb: null, can_upload: true, upload_hash: hash },
      });
    }
  });

  it("is for the review's author alone", async () => {
    const { reviewId } = await harness.invited();
    for (const token of [null, '', 'guess', reviewId]) {
      const { result, errors, uploadHash } = await harness.step(CREATE_VIDEO, { reviewId, token });
      expect([result, errors[0].code, uploadHash]).toEqual(['failure', 'not_found', null]);
    }
    expect(await harness.availability('guess')).toBeNull();
    const seen = await harness.entity(
      'Review',
      { id: reviewId },
      '{ id videoReviews { uploadHash } appointmentId clientId }',
    );
    expect(seen === null || seen.videoReviews.length === 0).toBe(true);
  });

  it('is not given where the practice takes no videos', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const { review, token } = await harness.rateVisit(practiceId, await harness.neighbours.visit(practiceId), 5);
    const { errors } = await harness.step(CREATE_VIDEO, { reviewId: review.id, token });
    expect(errors[0]).toMatchObject({ code: 'video_reviews_disabled' });
    expect(await harness.availability(token)).toMatchObject({ videoReviewsEnabled: false, videoReviews: [] });
  });

  it.each(['processing', 'completed', 'approved', 'rejected'])(
    'is not given a second time for one appointment: %s',
    async (status) => {
      const { reviewId, token, hash } = await harness.invited();
      await harness.setStatus(hash, status);
      const { errors } = await harness.step(CREATE_VIDEO, { reviewId, token });
      expect(errors[0].message).toBe('Only one video review per appointment is allowed.');
    },
  );

  it.each(['pending', 'uploading', 'processing', 'completed', 'approved', 'rejected', 'failed'])(
    'says that its video is %s wherever it is shown',
    async (status) => {
      const { reviewId, token, hash } = await harness.invited();
      await harness.setStatus(hash, status);
      const seen = await harness.entity('Review', { id: reviewId }, '{ videoReviews { status } }', visitor());
      expect(seen === null || seen.videoReviews.length === 0).toBe(true);
      const { videoReviews, hasCompletedVideoReview } = await harness.availability(token);
      expect(videoReviews).toMatchObject([{ status, canUpload: ['pending', 'uploading', 'failed'].includes(status) }]);
      expect(hasCompletedVideoReview).toBe(['completed', 'approved'].includes(status));
      expect(await harness.upload(hash)).toMatchObject({ status });
      expect(await harness.statusOf(hash)).toBe(status);
      const { videoReview } = await harness.step(CREATE_VIDEO, { reviewId, token });
      if (videoReview) expect(JSON.parse(videoReview)).toMatchObject({ status });
    },
  );

  it('is unknown to everybody who guesses', async () => {
    const { hash: known, reviewId, token } = await harness.invited();
    const near = [await harness.idOf(known), reviewId, token, known.slice(0, -1), `${known}x`, swapCase(known)];
    for (const hash of [...near, 'x', newId(), '%00', "'--", 'x'.repeat(90)]) {
      expect(await harness.upload(hash)).toBeNull();
      const { status, body } = await harness.rest('GET', `/video-review/upload/${encodeURIComponent(hash)}/status`);
      expect([status, body]).toEqual([404, { success: false, error: 'Upload Link Not Found' }]);
    }
  });
});

describe('the review of a video', () => {
  const REVIEW_OF = `query ($uploadHash: String!) { videoReviewUpload(uploadHash: $uploadHash) { review { id token } } }`;
  const reviewOf = async (uploadHash: string, actor: Actor = visitor()) => {
    const { data, errors } = await harness.reviews.graphql(REVIEW_OF, { uploadHash }, actor);
    expect(errors).toBeUndefined();
    return data['videoReviewUpload'].review;
  };

  it('is completed with an empty text by the holder of its link', async () => {
    const { hash, reviewId, token } = await harness.invited();
    await harness.setStatus(hash, 'rejected');
    expect(await reviewOf(hash)).toEqual({ id: reviewId, token });
    const given = await reviewOf(hash, clientActor(newId()));
    const { result, review } = await harness.step(ADD_TEXT, { reviewId, token: given.token, text: '' });
    expect([result, review.review]).toEqual(['success', null]);
  });

  it('is never opened to its practice, whatever it asks for', async () => {
    const { hash, owner, token } = await harness.invited();
    expect(await reviewOf(hash, owner)).toBeNull();
    const id = await harness.idOf(hash);
    for (const action of ['disable_upload', 'extend_upload']) {
      const { status, body } = await harness.rest('PATCH', `/portal/video_reviews/${id}/${action}`, undefined, owner);
      expect([status, body.data]).toMatchObject([200, { id }]);
      for (const secret of [hash, token]) expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  it('is none where the practice made the link', async () => {
    const { practiceId, owner, clientId, visit } = await harness.practiceWithClient();
    const { review, token } = await harness.rateVisit(practiceId, visit, 5);
    const { hash } = await harness.sendLink(owner, clientId);
    // The client's own link, made later, is another one: the practice's never comes to belong to a review.
    const { uploadHash } = await harness.step(CREATE_VIDEO, { reviewId: review.id, token });
    expect(uploadHash).not.toBe(hash);
    expect(await reviewOf(hash)).toBeNull();
    expect(await reviewOf(uploadHash)).toEqual({ id: review.id, token });
  });
});

describe('an upload', () => {
  it('goes straight to the store and then to the workers', async () => {
    const { hash, visit, token } = await harness.invited();
    const { status, body } = await harness.begin(hash, { file_size: clip.length, filename: 'recorded_1.webm' });
    expect([status, body.success, Object.keys(body.data)]).toEqual([200, true, ['upload_url', 'video_key']]);
    expect(body.data['video_key']).toMatch(new RegExp(`^uploads/videos/${visit.clientId}/[\\w-]+\\.webm$`));
    expect(await harness.statusOf(hash)).toBe('uploading');
    expect(await harness.put(body.data['upload_url']!, clip)).toBe(200);
    const done = await harness.complete(hash, body.data['video_key']!);
    expect([done.status, done.body]).toEqual([200, { success: true, data: { status: 'processing' } }]);
    const { videoReviews } = await harness.availability(token);
    expect(videoReviews[0]).toMatchObject({
      status: 'processing',
      originalFilename: 'recorded_1.webm',
      canUpload: false,
    });
    const published = (await harness.reviews.emitted(VideoReviewStatusChangedSchema)).filter(
      ({ videoReviewId }) => videoReviewId === videoReviews[0].id,
    );
    expect(published.map((event) => event.status)).toEqual(['uploading', 'processing']);
  });

  it('is handed to the workers once, however often it is completed', async () => {
    const { hash } = await harness.invited();
    const key = await harness.send(hash, clip);
    const again = await Promise.all([1, 2, 3].map(() => harness.complete(hash, key)));
    expect(again.map(({ body }) => body.success)).toEqual([true, true, true]);
    const jobs = await harness.reviews.dataSource.query('SELECT id FROM transcoding_jobs WHERE source_key = $1', [key]);
    expect(jobs).toHaveLength(1);
  });

  it.each([
    [{ content_type: 'video/x-matroska' }, WRONG_TYPE],
    [{ content_type: 'image/png' }, WRONG_TYPE],
    [{ content_type: '' }, WRONG_TYPE],
    [{ content_type: { $ne: '' } }, WRONG_TYPE],
    [{ file_size: 104_857_601 }, WRONG_SIZE],
    [{ file_size: 0 }, WRONG_SIZE],
    [{ file_size: -1 }, WRONG_SIZE],
    [{ file_size: 'many' }, WRONG_SIZE],
  ])('is refused before it begins: %j', async (announced, error) => {
    const { hash } = await harness.invited();
    const { status, body } = await harness.begin(hash, { file_size: 10, ...announced });
    expect([status, body]).toEqual([422, { success: false, error }]);
    expect(await harness.statusOf(hash)).toBe('pending');
  });

  it('cannot be larger or of another type than announced', async () => {
    const { hash } = await harness.invited();
    const { body } = await harness.begin(hash, { file_size: clip.length });
    const url = body.data['upload_url']!;
    expect(await harness.put(url, Buffer.concat([clip, Buffer.from('x')]))).toBe(403);
    expect(await harness.put(url, clip, 'text/html')).toBe(403);
    const { status } = await harness.complete(hash, body.data['video_key']!);
    expect(status).toBe(422);
    expect(await harness.statusOf(hash)).toBe('uploading');
    expect(await harness.put(url, clip)).toBe(200);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a video of another type', Buffer.from('\0\0\0\x20ftypisom\0\0\0\0', 'latin1')],
    ['a single byte', Buffer.from('x')],
  ])('that is really %s is refused and deleted, and the link may be used again', async (_what, bytes) => {
    const { hash, visit } = await harness.invited();
    const { body } = await harness.begin(hash, { file_size: bytes.length });
    expect(await harness.put(body.data['upload_url']!, bytes)).toBe(200);
    const refused = await harness.complete(hash, body.data['video_key']!);
    expect([refused.status, refused.body]).toEqual([422, { success: false, error: WRONG_TYPE }]);
    expect(await harness.keysOf(`uploads/videos/${visit.clientId}/`)).toEqual([]);
    expect(await harness.statusOf(hash)).toBe('pending');
    await harness.send(hash, clip);
    expect(await harness.statusOf(hash)).toBe('processing');
  });

  it('is not completed under another key than its own', async () => {
    const [mine, other] = [await harness.invited(), await harness.invited()];
    const { body } = await harness.begin(other.hash, { file_size: clip.length });
    await harness.begin(mine.hash, { file_size: clip.length });
    for (const key of [body.data['video_key']!, '', '../x', 'public/photos/x.png']) {
      const { status, body: answer } = await harness.complete(mine.hash, key);
      expect([status, answer.error]).toEqual([422, 'Failed to complete upload']);
    }
  });

  it('may start again while none has arrived, which deletes the remains of the first try', async () => {
    const { hash, visit } = await harness.invited();
    const first = await harness.begin(hash, { file_size: clip.length });
    await harness.put(first.body.data['upload_url']!, clip);
    const key = await harness.send(hash, clip);
    expect(await harness.keysOf(`uploads/videos/${visit.clientId}/`)).toEqual([key]);
    expect((await harness.complete(hash, first.body.data['video_key']!)).status).toBe(422);
  });

  it.each(['processing', 'completed', 'approved', 'rejected'])('does not begin by a used link: %s', async (status) => {
    const { hash } = await harness.invited();
    await harness.setStatus(hash, status);
    const answer = await harness.begin(hash, { file_size: 10 });
    expect([answer.status, answer.body]).toEqual([410, { success: false, error: 'Upload Link Unavailable' }]);
    expect((await harness.upload(hash)).linkState).toBe('used');
    expect(await harness.statusOf(hash)).toBe(status);
  });

  it('may be tried again after a failure', async () => {
    const { hash } = await harness.invited();
    await harness.setStatus(hash, 'failed');
    expect((await harness.upload(hash)).linkState).toBe('open');
    await harness.send(hash, clip);
    expect(await harness.statusOf(hash)).toBe('processing');
  });

  it('does not begin by an expired link, until the review flow is visited again', async () => {
    const { hash, reviewId, token } = await harness.invited();
    const expire = `UPDATE video_reviews SET upload_expires_at = now() - interval '1 second' WHERE upload_hash = $1`;
    await harness.reviews.dataSource.query(expire, [hash]);
    expect((await harness.begin(hash, { file_size: 10 })).status).toBe(410);
    expect((await harness.upload(hash)).linkState).toBe('expired');
    expect((await harness.step(CREATE_VIDEO, { reviewId, token })).uploadHash).toBe(hash);
    expect((await harness.begin(hash, { file_size: 10 })).status).toBe(200);
  });
});
