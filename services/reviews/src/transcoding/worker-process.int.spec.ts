import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { VideoReviewStatusChangedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeClip, type ClipOptions } from '../testing/clips.js';
import { VideoHarness } from '../testing/video-harness.js';

const TYPES = { mp4: 'video/mp4', mov: 'video/quicktime', avi: 'video/x-msvideo', webm: 'video/webm' };

/** Long enough to be met in the middle, s: at its own speed it takes as long to read as to play. */
const CLIP_SECONDS = 8;

let harness: VideoHarness;
let folder: string;
/** A worker's environment in which a clip takes as long as it plays, on any machine. */
let atItsOwnSpeed: Record<string, string>;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  harness = await VideoHarness.startWithStore({ VIDEO_LEASE_SECONDS: '2' });
  folder = await mkdtemp(join(tmpdir(), 'yarrow-ffmpeg-'));
  const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
  const slow = join(folder, 'ffmpeg');
  await writeFile(slow, `#!/bin/sh\nexec "${ffmpeg}" -re "$@"\n`, { mode: 0o755 });
  atItsOwnSpeed = { FFMPEG_PATH: slow, FFPROBE_PATH: ffmpeg.replace(/ffmpeg$/, 'ffprobe') };
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await end(worker);
});
afterAll(async () => {
  await harness?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The worker's own process, as production runs it. */
function startWorker(env: Record<string, string> = {}): ChildProcess {
  const loader = new URL('../../../../packages/kit/src/testing/typescript-loader.mjs', import.meta.url).href;
  const program = fileURLToPath(new URL('../worker.ts', import.meta.url));
  const worker = spawn(process.execPath, ['--no-warnings', '--import', loader, program], {
    env: { ...process.env, NODE_OPTIONS: '', ...harness.reviews.env, PORT: '0', VIDEO_WORKER: 'true', ...env },
    stdio: 'inherit',
  });
  workers.push(worker);
  return worker;
}

async function end(worker: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill(signal);
  await once(worker, 'exit');
}

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

describe('the worker as a process of its own', () => {
  it('restarts a job whose worker was killed while processing it', async () => {
    const { hash, key, visit, token } = await sent({ extension: 'mp4', seconds: CLIP_SECONDS });
    const first = startWorker(atItsOwnSpeed);
    await harness.reviews.eventually(async () => (await jobOf(key)).progress > 0, { timeoutMs: 120_000 });
    await end(first);
    const killed = await jobOf(key);
    expect(killed).toMatchObject({ status: 'running', attempts: 1 });
    expect(await harness.statusOf(hash)).toBe('processing');
    startWorker();
    await becomes(hash, 'completed');
    expect(await jobOf(key)).toMatchObject({ id: killed.id, status: 'done', attempts: 2 });
    expect(await harness.keysOf(`processed/videos/${visit.clientId}/`)).toHaveLength(2);
    const { id } = (await harness.availability(token)).videoReviews[0];
    const published = (await harness.reviews.emitted(VideoReviewStatusChangedSchema)).filter(
      (e) => e.videoReviewId === id,
    );
    expect(published.map(({ status }) => status)).toEqual(['uploading', 'processing', 'completed']);
  }, 300_000);

  it('gives its job back when it is asked to stop, which counts as no attempt', async () => {
    const { hash, key } = await sent({ extension: 'mp4', seconds: CLIP_SECONDS });
    const worker = startWorker(atItsOwnSpeed);
    await harness.reviews.eventually(async () => (await jobOf(key)).progress > 0, { timeoutMs: 120_000 });
    await end(worker, 'SIGTERM');
    expect(await jobOf(key)).toMatchObject({ status: 'queued', attempts: 0 });
    startWorker();
    await becomes(hash, 'completed');
  }, 300_000);

  it('shares its jobs with others: each is done once', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => sent()));
    startWorker();
    startWorker();
    for (const { hash } of all) await becomes(hash, 'completed');
    expect(await Promise.all(all.map(async ({ key }) => (await jobOf(key)).attempts))).toEqual([1, 1, 1, 1]);
  });

  it('keeps nothing of an attempt whose lease another worker has taken', async () => {
    const { key, hash } = await sent({ extension: 'mp4', seconds: CLIP_SECONDS });
    startWorker(atItsOwnSpeed);
    await harness.reviews.eventually(async () => (await jobOf(key)).status === 'running', { timeoutMs: 120_000 });
    const other = newId();
    await harness.reviews.dataSource.query(
      `UPDATE transcoding_jobs SET lease_id = $2, lease_until = now() + interval '1 hour', attempts = 9 WHERE source_key = $1`,
      [key, other],
    );
    const after = await sent();
    await becomes(after.hash, 'completed');
    expect(await jobOf(key)).toMatchObject({ status: 'running', lease_id: other, attempts: 9 });
    expect(await harness.statusOf(hash)).toBe('processing');
  });

  it('gives up after three attempts', async () => {
    const { hash, key } = await sent();
    startWorker({ FFMPEG_PATH: '/nowhere/ffmpeg' });
    await harness.reviews.eventually(
      async () => {
        await harness.reviews.dataSource.query('UPDATE transcoding_jobs SET run_after = now()');
        return (await harness.statusOf(hash)) === 'failed';
      },
      { timeoutMs: 120_000 },
    );
    expect(await jobOf(key)).toMatchObject({ attempts: 3, failure: 'The video could not be processed.' });
  });
});
