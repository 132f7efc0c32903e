import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { makeClip } from '../testing/clips.js';
import { clientActor, TOGGLE, visitor } from '../testing/review-harness.js';
import { hoursAgo } from '../testing/request-steps.js';
import { VideoHarness } from '../testing/video-harness.js';

const MANAGED = (args = '') => `{ managedVideoReviewsCount${args} managedVideoReviews${args} {
  id status clientName originalFilename isUploadLink canUpload uploadedByPractice title rating } }`;

let harness: VideoHarness;
let clip: Buffer;

beforeAll(async () => {
  [harness, clip] = [await VideoHarness.startWithStore(), await makeClip()];
});
afterAll(() => harness?.stop());

const managed = (practiceId: string, actor: Actor, args = '') =>
  harness.entity('Practice', { id: practiceId }, MANAGED(args), actor);

/** The visit's end lies so far back that the client has been asked for a review. */
async function practiceThatAsked() {
  const practice = await harness.practiceWithClient();
  await harness.neighbours.visit(practice.practiceId, { clientId: practice.clientId }, { endsAt: hoursAgo(3) });
  return practice;
}

describe('the videos that a practice manages', () => {
  it('are its links and videos with whole names, and only the practice may list them', async () => {
    const { practiceId, owner, clientId } = await harness.practiceWithClient();
    const { id } = await harness.sendLink(owner, clientId);
    const all = await managed(practiceId, owner);
    expect(all.managedVideoReviewsCount).toBe(1);
    expect(all.managedVideoReviews).toEqual([
      {
        ...{ id, status: 'pending', clientName: 'Maya Rivera', originalFilename: 'pending_upload' },
        ...{ isUploadLink: true, canUpload: true, uploadedByPractice: false },
        ...{ title: null, rating: null },
      },
    ]);
    const { owner: other } = await harness.neighbours.practice();
    for (const actor of [visitor(), clientActor(newId()), other]) {
      expect(await managed(practiceId, actor)).toEqual({ managedVideoReviewsCount: null, managedVideoReviews: null });
    }
  });

  it('name the contact with the visits that took place, and the accounts that uploaded and approved', async () => {
    const { practiceId, owner, clientId } = await harness.practiceWithClient();
    const { id, hash } = await harness.sendLink(owner, clientId);
    await harness.neighbours.visit(practiceId, { clientId }, { endsAt: hoursAgo(-24) });
    await harness.setStatus(hash, 'completed');
    await harness.rest('PATCH', `/portal/video_reviews/${id}/approve`, undefined, owner);
    const fields = `{ managedVideoReviews {
      client { firstName lastName name appointments { id endsAt } } user { id } approvedBy { id } } }`;
    const { managedVideoReviews } = await harness.entity('Practice', { id: practiceId }, fields, owner);
    expect(managedVideoReviews).toEqual([
      {
        client: {
          ...{ firstName: 'Maya', lastName: 'Rivera', name: 'Maya Rivera' },
          appointments: [{ id: expect.any(String), endsAt: expect.any(String) }],
        },
        ...{ user: null, approvedBy: { id: owner.userId } },
      },
    ]);
  });

  it('are shown with the pending request of the contact, except anonymous ones', async () => {
    const { practiceId, owner, clientId } = await practiceThatAsked();
    const { id } = await harness.sendLink(owner, clientId);
    const fields = '{ pendingReviewRequests { clientId videoReviews { id isUploadLink } } }';
    const pending = () => harness.entity('Practice', { id: practiceId }, fields, owner);
    expect((await pending()).pendingReviewRequests).toEqual([{ clientId, videoReviews: [{ id, isUploadLink: true }] }]);
    const other = await practiceThatAsked();
    const theirs = await harness.entity('Practice', { id: other.practiceId }, fields, other.owner);
    expect(theirs.pendingReviewRequests).toEqual([{ clientId: other.clientId, videoReviews: [] }]);
  });

  it('are narrowed to links through which a video can still come', async () => {
    const { practiceId, owner, clientId } = await harness.practiceWithClient();
    const [open, closed, late, used] = await Promise.all([1, 2, 3, 4].map(() => harness.sendLink(owner, clientId)));
    await harness.rest('PATCH', `/portal/video_reviews/${closed!.id}/disable_upload`, undefined, owner);
    await harness.reviews.dataSource.query(
      `UPDATE video_reviews SET upload_expires_at = now() - interval '1 hour' WHERE id = $1`,
      [late!.id],
    );
    await harness.setStatus(used!.hash, 'completed');
    const { managedVideoReviews, managedVideoReviewsCount } = await managed(practiceId, owner, '(activeLinks: true)');
    expect(managedVideoReviews.map(({ id }: { id: string }) => id)).toEqual([open!.id]);
    expect(managedVideoReviewsCount).toBe(1);
    expect((await managed(practiceId, owner)).managedVideoReviewsCount).toBe(4);
  });

  it('exclude videos of anonymous authors and links of reviews', async () => {
    const { practiceId, owner, reviewId, token } = await harness.invited();
    const [one] = (await managed(practiceId, owner)).managedVideoReviews;
    expect(one).toMatchObject({ clientName: 'Maya R.', isUploadLink: false });
    await harness.step(TOGGLE, { reviewId, token, isAnon: true });
    expect(await managed(practiceId, owner)).toEqual({ managedVideoReviewsCount: 0, managedVideoReviews: [] });
    await harness.publishAll();
    expect((await managed(practiceId, owner)).managedVideoReviewsCount).toBe(0);
    expect((await harness.rest('GET', `/api/videos/${one.id}/job_status`, undefined, owner)).status).toBe(404);
  });
});

describe('a video that a practice uploads for a client', () => {
  const facts = { title: 'On the table', description: 'A minute.', rating: 4, recorded_at: '2026-05-01' };
  const place = async (owner: Actor) => {
    const query = new URLSearchParams({ filename: 'clip.webm', content_type: 'video/webm' });
    const { body } = await harness.rest('GET', `/api/videos/presigned_url?${query}`, undefined, owner);
    return { success: body.success, url: body.data['upload_url']!, key: body.data['video_key']! };
  };
  const start = (owner: Actor, body: object) => harness.rest('POST', '/api/videos/start_transcoding', body, owner);

  it('goes to a signed address, is made playable once, and waits for approval', async () => {
    const { practiceId, owner, clientId } = await harness.practiceWithClient();
    const { success, url, key } = await place(owner);
    expect(success).toBe(true);
    expect(await harness.put(url, clip)).toBe(200);
    const body = { video_key: key, client_id: clientId, filename: 'clip.webm', content_type: 'video/webm', ...facts };
    const answers = await Promise.all([start(owner, body), start(owner, body)]);
    answers.push(await start(owner, body));
    const [id] = answers.map(({ body: { data } }) => data['id']!);
    expect(answers.map((answer) => [answer.status, answer.body.data])).toEqual(
      answers.map(() => [200, { id, status: 'processing' }]),
    );
    expect((await managed(practiceId, owner)).managedVideoReviews).toEqual([
      {
        ...{ id, status: 'processing', clientName: 'Maya Rivera', originalFilename: 'clip.webm' },
        ...{ isUploadLink: false, canUpload: false, uploadedByPractice: true },
        ...{ title: 'On the table', rating: 4 },
      },
    ]);
    const { body: status } = await harness.rest('GET', `/api/videos/${id}/job_status`, undefined, owner);
    expect(status.data).toMatchObject({ id, status: 'processing', progress: 0 });
    // What the practice says of it counts nowhere.
    expect((await harness.practice(practiceId)).reviewsCount).toBe(0);
    // Everybody sees that it is the practice's: neither the client's name nor stars are on it.
    await harness.setStatus(await harness.hashOf(id!), 'completed');
    await harness.rest('PATCH', `/portal/video_reviews/${id}/approve`, undefined, owner);
    expect(await harness.shown(practiceId)).toMatchObject([
      { id, author: null, rating: null, uploadedByPractice: true },
    ]);
  });

  it('is shown with when it was recorded, uploaded, made playable and approved', async () => {
    const { practiceId, owner, clientId } = await harness.practiceWithClient();
    const { url, key } = await place(owner);
    await harness.put(url, clip);
    const { body } = await start(owner, { video_key: key, client_id: clientId, ...facts });
    const id = body.data['id']!;
    await harness.reviews.dataSource.query(
      `UPDATE video_reviews SET status = 'completed', video_key = 'processed/x.mp4', poster_key = 'processed/x.jpg',
         duration_ms = 1000, uploaded_at = '2026-05-02T12:00:00Z', processed_at = '2026-05-02T12:00:20Z' WHERE id = $1`,
      [id],
    );
    await harness.rest('PATCH', `/portal/video_reviews/${id}/approve`, undefined, owner);
    const shown = await harness.entity(
      'Practice',
      { id: practiceId },
      `{ managedVideoReviews { status clientId contentType description videoUrl uploadEnabled uploadExpiresAt uploadedAt
        processedAt processingTime recordedAt createdAt approvedAt } }`,
      owner,
    );
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(shown.managedVideoReviews).toEqual([
      {
        ...{ status: 'approved', clientId, contentType: 'video/webm', description: 'A minute.' },
        ...{ videoUrl: `/media/videos/${id}.mp4`, uploadEnabled: false, uploadExpiresAt: instant },
        ...{ uploadedAt: '2026-05-02T12:00:00.000Z', processedAt: '2026-05-02T12:00:20.000Z', processingTime: 20 },
        ...{ recordedAt: '2026-05-01T00:00:00.000Z', createdAt: instant, approvedAt: instant },
      },
    ]);
  });

  it.each([
    ['six stars', { rating: 6 }, 422],
    ['no day', { recorded_at: 'soon' }, 422],
    ['a title of 201 letters', { title: 'x'.repeat(201) }, 422],
    ['an unknown client', { client_id: newId() }, 404],
    ['a file that is not there', { video_key: 'uploads/videos/x.webm' }, 404],
  ])('is not taken with %s', async (_what, changes, status) => {
    const { practiceId, owner, clientId } = await harness.practiceWithClient();
    const { url, key } = await place(owner);
    await harness.put(url, clip);
    const answer = await start(owner, { video_key: key, client_id: clientId, ...changes });
    expect(answer.status).toBe(status);
    expect((await managed(practiceId, owner)).managedVideoReviewsCount).toBe(0);
  });

  it('is its own client’s, from its own upload', async () => {
    const { owner, clientId } = await harness.practiceWithClient();
    const { url, key } = await place(owner);
    await harness.put(url, clip);
    const other = await harness.practiceWithClient();
    expect((await start(owner, { video_key: key, client_id: other.clientId })).status).toBe(404);
    expect((await start(other.owner, { video_key: key, client_id: other.clientId })).status).toBe(404);
    const { body } = await start(owner, { video_key: key, client_id: clientId });
    const path = `/api/videos/${body.data['id']}/job_status`;
    expect((await harness.rest('GET', path, undefined, other.owner)).status).toBe(404);
    expect((await harness.rest('GET', path, undefined, clientActor(newId()))).status).toBe(403);
  });

  it('is nothing for practices that take no videos, nor for clients', async () => {
    const { owner } = await harness.neighbours.practice();
    const path = '/api/videos/presigned_url?filename=clip.webm&content_type=video/webm';
    expect((await harness.rest('GET', path, undefined, owner)).status).toBe(404);
    expect((await harness.rest('GET', path, undefined, clientActor(newId()))).status).toBe(404);
    expect((await harness.rest('GET', path, undefined, visitor())).status).toBe(401);
  });
});
