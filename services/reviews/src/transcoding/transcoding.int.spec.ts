import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { clientActor, visitor } from '../testing/review-harness.js';
import { makeClip, probeClip, type ClipOptions } from '../testing/clips.js';
import { VideoHarness } from '../testing/video-harness.js';

const TYPES = { mp4: 'video/mp4', mov: 'video/quicktime', avi: 'video/x-msvideo', webm: 'video/webm' };

let harness: VideoHarness;

beforeAll(async () => {
  harness = await VideoHarness.startWithStore({ VIDEO_WORKER: 'true', VIDEO_UPLOAD_TEST_MODE: 'true' });
});
afterAll(() => harness?.stop());

const jobOf = async (sourceKey: string) =>
  (
    await harness.reviews.dataSource.query(
      `SELECT id, status, attempts, progress, failure, lease_id FROM transcoding_jobs WHERE source_key = $1`,
      [sourceKey],
    )
  )[0];
const becomes = (hash: string, status: string) =>
  harness.reviews.eventually(async () => (await harness.statusOf(hash)) === status, { timeoutMs: 120_000 });

async function sent(options: ClipOptions = {}) {
  const invited = await harness.invited();
  const bytes = await makeClip(options);
  const key = await harness.send(invited.hash, bytes, TYPES[options.extension ?? 'webm']);
  return { ...invited, bytes, key };
}

describe('the worker', () => {
  it.each<[string, ClipOptions, [number, number]]>([
    ['a large landscape MP4', { extension: 'mp4', size: '1920x1080' }, [1280, 720]],
    ['an upright MOV', { extension: 'mov', size: '1080x1920', sound: false }, [720, 1280]],
    ['an old AVI', { extension: 'avi', size: '352x288' }, [352, 288]],
    ['a small odd WebM', { extension: 'webm', size: '322x242' }, [322, 242]],
  ])(
    'makes 720p H.264 and AAC with a poster of %s',
    async (_what, options, [width, height]) => {
      const secret = ['-metadata', 'location=+49.2827-123.1207/', '-metadata', 'comment=home'];
      const { hash, practiceId, owner, visit, key, token } = await sent({ ...options, more: secret });
      await becomes(hash, 'completed');
      expect(await harness.keysOf(`uploads/videos/${visit.clientId}/`)).toEqual([]);
      expect(await harness.keysOf(`processed/videos/${visit.clientId}/`)).toHaveLength(2);
      const { id } = (await harness.availability(token)).videoReviews[0];
      const video = await harness.get(`/media/videos/${id}.mp4`, owner);
      expect([video.status, video.headers.get('content-type')]).toEqual([200, 'video/mp4']);
      const { streams, format } = await probeClip(Buffer.from(await video.arrayBuffer()));
      expect(streams[0]).toMatchObject({ codec_name: 'h264', width, height, pix_fmt: 'yuv420p' });
      expect(streams[1]?.codec_name).toBe(options.sound === false ? undefined : 'aac');
      expect(Number(format.bit_rate)).toBeLessThanOrEqual(2_000_000);
      expect(JSON.stringify(format.tags ?? {})).not.toMatch(/location|49\.28|home/);
      const poster = await harness.get(`/media/videos/${id}.jpg`, owner);
      expect(Buffer.from(await poster.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      expect(await jobOf(key)).toMatchObject({ status: 'done', attempts: 1, progress: 100 });
      expect(await harness.shown(practiceId)).toEqual([]);
    },
    180_000,
  );

  it('holds noise to 2 Mbit/s', async () => {
    const noise = ['-vf', 'geq=random(1)*255:128:128,scale=1280:720:flags=neighbor', '-crf', '30', '-c:v', 'libx264'];
    const { hash, owner, token } = await sent({ extension: 'mp4', seconds: 4, size: '320x180', more: noise });
    await becomes(hash, 'completed');
    const { id } = (await harness.availability(token)).videoReviews[0];
    const video = Buffer.from(await (await harness.get(`/media/videos/${id}.mp4`, owner)).arrayBuffer());
    expect(Number((await probeClip(video)).format.bit_rate)).toBeLessThanOrEqual(2_000_000);
  });

  it('fails a video that cannot be read, at once, and lets its author try again', async () => {
    const broken = Buffer.concat([(await makeClip({ extension: 'mp4' })).subarray(0, 200), Buffer.alloc(5000)]);
    const { hash, token, visit } = await harness.invited();
    const key = await harness.send(hash, broken, 'video/mp4', 'clip.mp4');
    await becomes(hash, 'failed');
    expect(await jobOf(key)).toMatchObject({ status: 'failed', attempts: 1, failure: 'The video could not be read.' });
    expect(await harness.keysOf(`uploads/videos/${visit.clientId}/`)).toEqual([]);
    expect((await harness.availability(token)).videoReviews[0]).toMatchObject({ status: 'failed', canUpload: true });
    await harness.send(hash, await makeClip());
    await becomes(hash, 'completed');
  });
});

describe('a video that is shown', () => {
  it('is played by ranges, by everybody', async () => {
    const { hash, owner, token } = await sent();
    await becomes(hash, 'completed');
    const { id } = (await harness.availability(token)).videoReviews[0];
    expect((await harness.get(`/media/videos/${id}.mp4`)).status).toBe(404);
    await harness.rest('PATCH', `/portal/video_reviews/${id}/approve`, undefined, owner);
    const whole = await harness.get(`/media/videos/${id}.mp4`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.headers.get('accept-ranges'), whole.headers.get('cache-control')]).toEqual([
      'bytes',
      'public, max-age=300',
    ]);
    const part = await harness.get(`/media/videos/${id}.mp4`, visitor(), 'bytes=10-19');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    expect((await harness.get(`/media/videos/${id}.mp4`, visitor(), `bytes=${bytes.length}-`)).status).toBe(416);
    for (const file of [`${newId()}.mp4`, 'x.mp4', `${id}.webm`, `${id}`]) {
      expect((await harness.get(`/media/videos/${file}`)).status).toBe(404);
    }
  });
});

describe('the test tool', () => {
  const presign = (query: object, actor = clientActor(newId())) =>
    harness.rest('GET', `/api/videos/presigned_url?${new URLSearchParams({ ...query })}`, undefined, actor);

  it('takes a video and says how far it is', async () => {
    const actor = clientActor(newId());
    const clip = await makeClip();
    const { body } = await presign({ filename: 'me.webm', content_type: 'video/webm' }, actor);
    expect(body.data['video_key']).toMatch(new RegExp(`^uploads/videos/${actor.userId}/`));
    expect(await harness.put(body.data['upload_url']!, clip)).toBe(200);
    const key = { video_key: body.data['video_key'] };
    const started = await harness.rest('POST', '/api/videos/start_transcoding', key, actor);
    const job = started.body.data['job_id']!;
    expect(started.body).toMatchObject({ success: true, data: { job_id: job, status: 'queued' } });
    const again = await harness.rest('POST', '/api/videos/start_transcoding', key, actor);
    expect(again.body.data['job_id']).toBe(job);
    const status = () => harness.rest('GET', `/api/videos/${job}/status`, undefined, actor);
    await harness.reviews.eventually(async () => (await status()).body.data['status'] === 'done', {
      timeoutMs: 120_000,
    });
    expect(await harness.keysOf(`processed/videos/${actor.userId}/`)).toHaveLength(2);
    expect((await harness.rest('GET', `/api/videos/${job}/status`, undefined, clientActor(newId()))).status).toBe(404);
  });

  it('refuses what is no video, before and after it has come', async () => {
    const actor = clientActor(newId());
    expect((await presign({ filename: 'x', content_type: 'text/html' }, actor)).body.error).toBe(
      'File type not supported. Please use MP4, MOV, AVI, or WebM.',
    );
    const { body } = await presign({ filename: 'x.webm', content_type: 'video/webm' }, actor);
    await harness.put(body.data['upload_url']!, Buffer.from('<!doctype html>'));
    const started = await harness.rest(
      'POST',
      '/api/videos/start_transcoding',
      { video_key: body.data['video_key'] },
      actor,
    );
    expect(started.status).toBe(422);
    expect(await harness.keysOf(`uploads/videos/${actor.userId}/`)).toEqual([]);
    const stolen = await harness.rest(
      'POST',
      '/api/videos/start_transcoding',
      { video_key: body.data['video_key'] },
      clientActor(newId()),
    );
    expect(stolen.status).toBe(404);
  });

  it('needs a login, and both flags', async () => {
    expect((await presign({ filename: 'x', content_type: 'video/webm' }, visitor() as never)).status).toBe(401);
    const TOOL = '{ videoUploadTool { videoUploadEnabled testMode clientId } }';
    const actor = clientActor(newId());
    expect((await harness.reviews.graphql(TOOL, {}, actor)).data['videoUploadTool']).toEqual({
      ...{ videoUploadEnabled: true, testMode: true, clientId: actor.userId },
    });
    for (const [env, status, tool] of [
      [{}, 404, null],
      [{ VIDEO_UPLOAD_TEST_MODE: 'true', VIDEO_UPLOAD_ENABLED: 'false' }, 403, { videoUploadEnabled: false }],
    ] as const) {
      const other = await VideoHarness.startWithStore(env);
      const query = 'filename=x.webm&content_type=video/webm';
      const answer = await other.rest('GET', `/api/videos/presigned_url?${query}`, undefined, actor);
      expect([answer.status, answer.body.success]).toEqual([status, false]);
      const offered = (await other.reviews.graphql(TOOL, {}, actor)).data['videoUploadTool'];
      if (tool) expect(offered).toMatchObject(tool);
      else expect(offered).toBeNull();
      await other.stop();
    }
  });
});
