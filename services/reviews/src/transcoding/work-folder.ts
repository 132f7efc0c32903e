import { Clock } from '@yarrow/kit/clock';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TranscodingFiles } from './ffmpeg.client.js';

const PREFIX = 'yarrow-video-';
const OLD_MS = 6 * 3_600_000;

/** Gives `work` the paths of files in a new folder, which is gone afterwards. */
export async function withWorkFolder<T>(work: (files: TranscodingFiles) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const [source, video, poster] = ['source', 'video.mp4', 'poster.jpg'].map((name) => join(folder, name));
    return await work({ source: source!, video: video!, poster: poster! });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A worker that was killed leaves its folder behind: uploads of people do not stay on a disk. */
export async function deleteOldWorkFolders(): Promise<void> {
  const names = await readdir(tmpdir());
  // The system's time, as the folders have it, whatever the service's clock says.
  const now = new Clock().now().getTime();
  for (const name of names.filter((found) => found.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const { mtimeMs } = await stat(folder);
    if (now - mtimeMs > OLD_MS) await rm(folder, { recursive: true, force: true });
  }
}
