import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VideoReviewInvitedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { sealedIn, SealedBox } from '@yarrow/kit/security/sealing';
import { ADD_TEXT, clientActor, TOGGLE, visitor } from '../testing/review-harness.js';
import { CREATE_LINK, VideoHarness } from '../testing/video-harness.js';

const IN_AN_HOUR = timestampFromDate(new Date(Date.now() + 3_600_000));

let harness: VideoHarness;

beforeAll(async () => {
  harness = await VideoHarness.startWithStore();
});
afterAll(() => harness?.stop());

describe('the practice', () => {
  it('has links sent to its clients, and only those, and never reads them', async () => {
    const { practiceId, owner, clientId } = await harness.practiceWithClient();
    const path = CREATE_LINK;
    const { status, body } = await harness.rest('POST', path, { client_id: clientId }, owner);
    expect([status, body.success]).toEqual([200, true]);
    const hash = await harness.hashOf(body.data['id']!);
    expect(JSON.stringify(body)).not.toContain(hash);
    expect(await harness.upload(hash)).toMatchObject({
      linkState: 'open',
      firstName: 'Maya',
      practice: { id: practiceId },
      ...{ isConfirmed: false, codeGoesTo: 'm•••@example.com' },
    });
    const [invited] = (await harness.reviews.emitted(VideoReviewInvitedSchema)).filter(
      (event) => event.clientId === clientId,
    );
    expect(invited).toMatchObject({ practiceId, clientId });
    const box = new SealedBox(harness.reviews.env['MAIL_SEALING_PRIVATE_KEYS']!);
    const about = sealedIn(VideoReviewInvitedSchema, invited!.videoReviewId);
    expect(await box.open(invited!.sealedUploadHash, about)).toBe(hash);
    expect(Object.values(invited!)).not.toContain(hash);
    const stranger = await harness.neighbours.client((await harness.neighbours.practice()).practiceId);
    for (const client_id of [stranger, newId(), 'x', undefined]) {
      expect((await harness.rest('POST', path, { client_id }, owner)).status).toBe(404);
    }
    expect((await harness.rest('POST', path, { client_id: clientId }, visitor())).status).toBe(401);
    expect((await harness.rest('POST', path, { client_id: clientId }, clientActor(newId()))).status).toBe(403);
  });

  it.each([
    ['without a visit', {}, null, 'This client has not had a visit yet.'],
    ['whose visit is to come', {}, { endsAt: IN_AN_HOUR }, 'This client has not had a visit yet.'],
    ['whose visit was cancelled', {}, { state: 'cancelled' }, 'This client has not had a visit yet.'],
    ['without an address', { email: '' }, {}, "There's no email address on file for this client."],
  ])('cannot ask a client %s', async (_who, person, visit, message) => {
    const { practiceId, owner } = await harness.neighbours.practice({ videoReviewsEnabled: true });
    const clientId = await harness.neighbours.client(practiceId, { email: 'maya@example.com', ...person });
    if (visit) await harness.neighbours.visit(practiceId, { clientId }, visit);
    const { status, body } = await harness.rest('POST', CREATE_LINK, { client_id: clientId }, owner);
    expect([status, body.error]).toEqual([422, message]);
    const events = await harness.reviews.emitted(VideoReviewInvitedSchema);
    expect(events.filter((event) => event.clientId === clientId)).toEqual([]);
  });

  it('takes a form for its links, closes them and extends them by 24 hours', async () => {
    const { owner, clientId } = await harness.practiceWithClient();
    const form = await harness.fetch(CREATE_LINK, {
      method: 'POST',
      headers: { authorization: `Bearer ${await harness.reviews.tokenOf(owner)}` },
      body: new URLSearchParams({ client_id: clientId }),
    });
    const { data } = (await form.json()) as { data: Record<string, string> };
    const { id, upload_expires_at: until } = data;
    const hash = await harness.hashOf(id!);
    await harness.rest('PATCH', `/portal/video_reviews/${id}/disable_upload`, undefined, owner);
    expect((await harness.upload(hash)).linkState).toBe('disabled');
    expect((await harness.begin(hash, { file_size: 10 })).status).toBe(410);
    const { body } = await harness.rest('PATCH', `/portal/video_reviews/${id}/extend_upload`, undefined, owner);
    expect(Date.parse(body.data['upload_expires_at']!) - Date.parse(until!)).toBe(86_400_000);
    expect((await harness.upload(hash)).linkState).toBe('open');
  });

  it('approves and rejects its own videos, once they are ready', async () => {
    const { hash, owner } = await harness.invited();
    const id = await harness.idOf(hash);
    for (const status of ['pending', 'uploading', 'processing', 'failed']) {
      await harness.setStatus(hash, status);
      expect((await harness.rest('PATCH', `/portal/video_reviews/${id}/approve`, undefined, owner)).status).toBe(422);
    }
    await harness.setStatus(hash, 'completed');
    const { body } = await harness.rest('PATCH', `/portal/video_reviews/${id}/approve`, undefined, owner);
    expect(body).toEqual({ success: true, data: { id, status: 'approved' } });
    // What was approved is taken down.
    expect((await harness.rest('PATCH', `/portal/video_reviews/${id}/reject`, undefined, owner)).status).toBe(200);
    expect(await harness.statusOf(hash)).toBe('rejected');
    await harness.setStatus(hash, 'completed');
    await harness.rest('PATCH', `/portal/video_reviews/${id}/reject`, undefined, owner);
    expect(await harness.statusOf(hash)).toBe('rejected');
    expect((await harness.rest('PATCH', `/portal/video_reviews/${id}/approve`, undefined, owner)).status).toBe(422);
    expect(await harness.statusOf(hash)).toBe('rejected');
  });

  it.each(['approve', 'reject', 'extend_upload', 'disable_upload'])("cannot %s another's", async (action) => {
    const { hash, token } = await harness.invited();
    await harness.setStatus(hash, 'completed');
    const id = await harness.idOf(hash);
    const { owner: other } = await harness.neighbours.practice({ videoReviewsEnabled: true });
    for (const target of [id, newId(), 'x']) {
      const { status, body } = await harness.rest(
        'PATCH',
        `/portal/video_reviews/${target}/${action}`,
        undefined,
        other,
      );
      expect([status, body.error]).toEqual([404, 'This video review does not exist.']);
    }
    expect((await harness.rest('PATCH', `/portal/video_reviews/${id}/${action}`, undefined, visitor())).status).toBe(
      401,
    );
    expect((await harness.availability(token)).videoReviews[0].status).toBe('completed');
  });
});

describe('an approved video', () => {
  const approved = async () => {
    const invited = await harness.invited({ rating: 4 });
    await harness.setStatus(invited.hash, 'completed');
    const id = await harness.idOf(invited.hash);
    await harness.rest('PATCH', `/portal/video_reviews/${id}/approve`, undefined, invited.owner);
    return { ...invited, id };
  };

  it('is shown with its author, stars and length, and by no address that names the client', async () => {
    const { practiceId, id, visit, token } = await approved();
    const shown = await harness.shown(practiceId);
    expect(shown).toEqual([
      {
        ...{
          id,
          author: 'Maya R.',
          uploadedByPractice: false,
          rating: 4,
          seconds: 42,
          createdAtAgoInWords: 'just now',
        },
        ...{ videoUrl: `/media/videos/${id}.mp4`, posterUrl: `/media/videos/${id}.jpg` },
      },
    ]);
    expect(JSON.stringify(shown)).not.toContain(visit.clientId);
    expect((await harness.availability(token)).hasCompletedVideoReview).toBe(true);
  });

  it('disappears with its file while its author is anonymous, for the practice too', async () => {
    const { practiceId, owner, id, reviewId, token } = await approved();
    await harness.step(TOGGLE, { reviewId, token, isAnon: true });
    expect(await harness.shown(practiceId)).toEqual([]);
    for (const actor of [visitor(), owner])
      expect((await harness.get(`/media/videos/${id}.mp4`, actor)).status).toBe(404);
    await harness.step(ADD_TEXT, { reviewId, token, text: 'Said in words.' });
    await harness.publishAll();
    const { id: publicId } = (await harness.practice(practiceId)).reviews.edges[0].node;
    expect(
      await harness.entity('Review', { id: publicId }, '{ author video { id } appointmentId clientId firstName }'),
    ).toEqual({
      ...{ author: 'Anonymous', video: null, appointmentId: null, clientId: null, firstName: null },
    });
    await harness.step(TOGGLE, { reviewId, token, isAnon: false });
    expect(await harness.shown(practiceId)).toHaveLength(1);
  });

  it('lets the review end with an empty text; without a video one is needed', async () => {
    const { reviewId, token } = await approved();
    expect((await harness.step(ADD_TEXT, { reviewId, token, text: '' })).result).toBe('success');
    const other = await harness.invited();
    const { errors } = await harness.step(ADD_TEXT, { reviewId: other.reviewId, token: other.token, text: ' ' });
    expect(errors[0].message).toBe('The review needs at least 3 characters.');
    await harness.setStatus(other.hash, 'failed');
    expect((await harness.step(ADD_TEXT, { reviewId: other.reviewId, token: other.token, text: '' })).result).toBe(
      'failure',
    );
  });
});
