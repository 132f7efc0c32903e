import { expect, it } from '@jest/globals';
import { VideoHarness } from '../testing/video-harness.js';
import { FfmpegClient } from '../transcoding/ffmpeg.client.js';
import { ObjectStoreClient } from './object-store.client.js';

it('stays ready without its store and its programs, and shows both as degraded', async () => {
  const lost = { S3_BUCKET: 'elsewhere', FFMPEG_PATH: '/nowhere/ffmpeg', VIDEO_WORKER: 'true' };
  const harness = await VideoHarness.startWithStore(lost);
  try {
    await harness.reviews.eventually(async () => {
      const response = await fetch(`${harness.reviews.url}/readyz`);
      const { info } = (await response.json()) as { info: object };
      const degraded = { status: 'degraded' };
      expect([response.status, info]).toMatchObject([200, { objectStore: degraded, ffmpeg: degraded }]);
    });
  } finally {
    await harness.stop();
  }
});

it('finds its store and its programs where they are', async () => {
  const harness = await VideoHarness.startWithStore({ VIDEO_WORKER: 'true' });
  try {
    await harness.reviews.app.get(ObjectStoreClient, { strict: false }).ping();
    await harness.reviews.app.get(FfmpegClient, { strict: false }).ping();
  } finally {
    await harness.stop();
  }
});
