import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReviewsConfig } from '../config.js';
import { findVideoFormat, MAX_VIDEO_BYTES, SNIFFED_BYTES, sniffVideo } from '../video-reviews/video-format.js';
import {
  posterArguments,
  probeArguments,
  readProbe,
  readProgress,
  transcodeArguments,
  UnusableVideo,
  type ProbedVideo,
  type VideoFamily,
} from './ffmpeg-commands.js';
import { ProgramFailed, runProgram } from './run-program.js';

/** Files in a folder of the job's own. */
export interface TranscodingFiles {
  source: string;
  video: string;
  poster: string;
}

const PING_MS = 10_000;
const NO_ROOM = /No space left on device|Cannot allocate memory/;

/** Creates a video and its poster from an upload. */
@Injectable()
export class FfmpegClient {
  constructor(@Inject(CONFIG) private readonly config: ReviewsConfig) {}

  /**
   * @param onProgress percent, as far as the file says how long it is
   * @returns how long the video is, milliseconds
   * @throws UnusableVideo when no attempt can ever succeed
   */
  async transcode(
    contentType: string,
    { source, video, poster }: TranscodingFiles,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<number> {
    const family = await familyOf(source, contentType);
    const { seconds } = await this.probe(family, source, signal);
    await this.usable(
      runProgram(this.config.FFMPEG_PATH, transcodeArguments(family, source, video), signal, (text) => {
        const at = readProgress(text);
        if (at !== null && seconds !== null) onProgress(Math.min(99, Math.floor((at / seconds) * 100)));
      }),
    );
    const made = await this.probe('iso', video, signal);
    const length = made.seconds ?? 0;
    if (length <= 0) throw new UnusableVideo('No video was found in the file.');
    await this.usable(
      runProgram(this.config.FFMPEG_PATH, posterArguments(video, poster, Math.min(1, length / 2)), signal),
    );
    return Math.round(length * 1000);
  }

  /** @throws where one of the programs cannot be run */
  async ping(): Promise<void> {
    const signal = AbortSignal.timeout(PING_MS);
    await Promise.all(
      [this.config.FFMPEG_PATH, this.ffprobePath].map((path) => runProgram(path, ['-version'], signal)),
    );
  }

  private async probe(family: VideoFamily, file: string, signal: AbortSignal): Promise<ProbedVideo> {
    let json = '';
    await this.usable(
      runProgram(this.ffprobePath, probeArguments(family, file), signal, (text) => {
        json += text;
      }),
    );
    return readProbe(json);
  }

  private get ffprobePath(): string {
    const { FFMPEG_PATH, FFPROBE_PATH } = this.config;
    return FFPROBE_PATH ?? join(dirname(FFMPEG_PATH), basename(FFMPEG_PATH).replace('ffmpeg', 'ffprobe'));
  }

  /** What these programs refuse, they refuse again. */
  private async usable(run: Promise<void>): Promise<void> {
    try {
      await run;
    } catch (error) {
      // Without a code it was ended from outside, and room may come back: the next attempt may do better.
      if (error instanceof ProgramFailed && error.code !== null && !NO_ROOM.test(error.output)) {
        throw new UnusableVideo('The video could not be read.', { cause: error });
      }
      throw error;
    }
  }
}

/** Looked at again: what is here is what is worked on, whatever was there when the upload was completed. */
async function familyOf(file: string, contentType: string): Promise<VideoFamily> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(SNIFFED_BYTES) });
    const family = sniffVideo(buffer.subarray(0, bytesRead));
    if (!family || family !== findVideoFormat(contentType)?.family || size > MAX_VIDEO_BYTES) {
      throw new UnusableVideo('The file is not the video that it was announced as.');
    }
    return family;
  } finally {
    await handle.close();
  }
}
