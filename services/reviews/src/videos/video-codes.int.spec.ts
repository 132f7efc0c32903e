import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VideoReviewCodeRequestedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { SEND_CODE, VideoHarness } from '../testing/video-harness.js';

let harness: VideoHarness;

beforeAll(async () => {
  harness = await VideoHarness.startWithStore();
});
afterAll(() => harness?.stop());

async function sentLink() {
  const practice = await harness.practiceWithClient();
  return { ...practice, ...(await harness.sendLink(practice.owner, practice.clientId)) };
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const begin = (hash: string) => harness.begin(hash, { file_size: 10 });
const codeOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);

describe('the code of an upload link of the practice', () => {
  it('is needed before the first upload, and once only', async () => {
    const { id, hash } = await sentLink();
    const refused = await begin(hash);
    expect([refused.status, refused.body.error]).toEqual([422, 'Please enter the code from your mail first.']);
    const code = await harness.sendCode(id);
    expect(code).toMatch(/^\d{6}$/);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await harness.confirm(hash, spaced)).toMatchObject({
      ...{ result: 'success', upload: { isConfirmed: true, codeGoesTo: null } },
    });
    expect((await begin(hash)).status).toBe(200);
    // A repetition is answered as the first call, and no other code is mailed.
    expect((await harness.confirm(hash, code)).result).toBe('success');
    const mails = async () =>
      (await harness.reviews.emitted(VideoReviewCodeRequestedSchema)).filter((event) => event.videoReviewId === id);
    expect((await harness.step(SEND_CODE, { uploadHash: hash })).result).toBe('success');
    expect(await mails()).toHaveLength(1);
  });

  it('is not needed where the link came with a review', async () => {
    const { hash } = await harness.invited();
    expect(await harness.upload(hash)).toMatchObject({ isConfirmed: true, codeGoesTo: null });
    expect((await begin(hash)).status).toBe(200);
  });

  it('ends after five wrong ones; a new one is right, the last one is not any more', async () => {
    const { id, hash } = await sentLink();
    const first = await harness.sendCode(id);
    for (let tries = 0; tries < 5; tries++) {
      expect(codeOf(await harness.confirm(hash, another(first)))).toEqual(['wrong_code']);
    }
    expect(codeOf(await harness.confirm(hash, first))).toEqual(['code_expired']);
    const second = await harness.sendCode(id);
    if (second !== first) expect(codeOf(await harness.confirm(hash, first))).toEqual(['wrong_code']);
    expect((await begin(hash)).status).toBe(422);
    expect((await harness.confirm(hash, second)).result).toBe('success');
  });

  it('is asked for five times an hour at most, and of no link that is unknown or closed', async () => {
    const { id, hash, owner } = await sentLink();
    for (let codes = 0; codes < 5; codes++) await harness.sendCode(id);
    expect(codeOf(await harness.step(SEND_CODE, { uploadHash: hash }))).toEqual(['rate_limited']);
    expect(codeOf(await harness.step(SEND_CODE, { uploadHash: 'unknown' }))).toEqual(['upload_link_not_found']);
    expect(codeOf(await harness.confirm('unknown', '123456'))).toEqual(['upload_link_not_found']);
    await harness.rest('PATCH', `/portal/video_reviews/${id}/disable_upload`, undefined, owner);
    expect(codeOf(await harness.confirm(hash, '123456'))).toEqual(['upload_link_unavailable']);
  });
});
