import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const FFMPEG = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
const FFPROBE = FFMPEG.replace(/ffmpeg$/, 'ffprobe');

export interface ClipOptions {
  extension?: 'mp4' | 'mov' | 'avi' | 'webm';
  seconds?: number;
  size?: string;
  sound?: boolean;
  more?: string[];
}

const CODECS = {
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
  mov: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
  avi: ['-c:v', 'mpeg4'],
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'],
};

/** A moving test image with a tone, such as no camera makes but every player plays. */
export async function makeClip(options: ClipOptions = {}): Promise<Buffer> {
  const { extension = 'webm', seconds = 1, size = '320x240', sound = true, more = [] } = options;
  return inFolder(async (folder) => {
    const file = join(folder, `clip.${extension}`);
    await run(FFMPEG, [
      ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc=duration=${seconds}:size=${size}:rate=24`],
      ...(sound ? ['-f', 'lavfi', '-i', `sine=duration=${seconds}`] : []),
      ...[...CODECS[extension], ...more, file],
    ]);
    return readFile(file);
  });
}

/** What ffprobe says of a file. */
export async function probeClip(bytes: Buffer) {
  return inFolder(async (folder) => {
    const file = join(folder, 'clip');
    await writeFile(file, bytes);
    const { stdout } = await run(FFPROBE, ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file]);
    return JSON.parse(stdout) as {
      streams: { codec_type: string; codec_name: string; width?: number; height?: number; pix_fmt?: string }[];
      format: { format_name: string; duration: string; bit_rate: string; tags?: Record<string, string> };
    };
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'yarrow-clip-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
