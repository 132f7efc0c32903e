/** What a file holds, as far as it says. */
export interface ProbedVideo {
  width: number;
  height: number;
  /** Null where the file does not say: what browsers record often does not. */
  seconds: number | null;
  hasSound: boolean;
}

/** The longest side that is worked on: larger ones are no clips of a telephone. */
const MAX_SIDE = 8192;
/** The longest video that is worked on. */
export const MAX_SECONDS = 600;

/** The file can never become a video, however often it is tried. */
export class UnusableVideo extends Error {
  override readonly name = 'UnusableVideo';
}

/** @param json what `ffprobe -show_streams -show_format -of json` prints. @throws UnusableVideo */
export function readProbe(json: string): ProbedVideo {
  const { streams = [], format = {} } = JSON.parse(json) as { streams?: Stream[]; format?: { duration?: string } };
  const picture = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic);
  if (!picture) throw new UnusableVideo('No video was found in the file.');
  const [width, height] = [picture.width ?? 0, picture.height ?? 0];
  if (width < 2 || height < 2 || width > MAX_SIDE || height > MAX_SIDE) {
    throw new UnusableVideo('The size of the picture cannot be used.');
  }
  const seconds = positive(format.duration) ?? positive(picture.duration);
  if (seconds !== null && seconds > MAX_SECONDS) throw new UnusableVideo('The video is longer than 10 minutes.');
  return { width, height, seconds, hasSound: streams.some((stream) => stream.codec_type === 'audio') };
}

interface Stream {
  codec_type?: string;
  width?: number;
  height?: number;
  duration?: string;
  disposition?: { attached_pic?: number };
}

function positive(value: string | undefined): number | null {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? number : null;
}
