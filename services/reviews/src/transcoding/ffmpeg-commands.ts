/** Longest side that is transcoded: larger ones are no clips of a telephone. */
const MAX_SIDE = 8192;
/** Longest video that is transcoded. */
const MAX_SECONDS = 600;

/** Demuxers by the family of the file: a file is read as what it was seen to be, and as nothing else. */
const DEMUXERS = { iso: 'mov', avi: 'avi', webm: 'matroska' } as const;

export type VideoFamily = keyof typeof DEMUXERS;

/** Seconds of processor time after which an abandoned program ends by itself. */
const CPU_SECONDS = 3600;

/** Only the file itself is read: no playlist, no address that it names. */
const source = (family: VideoFamily, file: string) => [
  ...['-protocol_whitelist', 'file', '-f', DEMUXERS[family]],
  ...['-i', file],
];

export function probeArguments(family: VideoFamily, file: string): string[] {
  return ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', ...source(family, file)];
}

/** The shorter side has at most 720 pixels, whichever way the telephone was held; both sides are even, as H.264 asks. */
const SCALE = [
  `scale=w='if(gte(iw,ih),-2,2*trunc(min(720,iw)/2))'`,
  `h='if(gte(iw,ih),2*trunc(min(720,ih)/2),-2)'`,
  'flags=bicubic',
].join(':');

/**
 * 720p MP4 with H.264 and AAC, at most 2 Mbit/s together, ready to play while it loads. What the file says of place and
 * device stays behind.
 */
export function transcodeArguments(family: VideoFamily, from: string, to: string): string[] {
  return [
    ...['-v', 'error', '-nostdin', '-y', '-timelimit', String(CPU_SECONDS), '-progress', 'pipe:1', '-nostats'],
    ...source(family, from),
    ...['-t', String(MAX_SECONDS), '-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn'],
    ...['-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', `${SCALE},setsar=1,fps=30`, '-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high'],
    ...['-pix_fmt', 'yuv420p', '-crf', '23', '-maxrate', '1600k', '-bufsize', '800k', '-g', '60', '-threads', '2'],
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
    ...['-movflags', '+faststart', '-f', 'mp4', to],
  ];
}

/** @param at seconds */
export function posterArguments(from: string, to: string, at: number): string[] {
  return [
    ...['-v', 'error', '-nostdin', '-y', '-timelimit', String(CPU_SECONDS), '-ss', at.toFixed(2)],
    ...source('iso', from),
    ...['-frames:v', '1', '-q:v', '3', '-f', 'mjpeg', to],
  ];
}

/** How far it is, in seconds of the video, by the last such line of `-progress`. */
export function readProgress(text: string): number | null {
  const last = [...text.matchAll(/out_time_us=(\d+)/g)].at(-1);
  return last ? Number(last[1]) / 1_000_000 : null;
}

/** What a file holds, as far as it says. */
export interface ProbedVideo {
  width: number;
  height: number;
  /** Null where the file does not say: what browsers record often does not. */
  seconds: number | null;
  hasSound: boolean;
}

/** The file can never become a video, however often it is tried. */
export class UnusableVideo extends Error {
  override readonly name = 'UnusableVideo';
}

/** @param json what `ffprobe -show_streams -show_format -of json` prints. @throws UnusableVideo */
export function readProbe(json: string): ProbedVideo {
  const { streams = [], format = {} } = JSON.parse(json) as { streams?: Stream[]; format?: { duration?: string } };
  const image = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic);
  if (!image) throw new UnusableVideo('No video was found in the file.');
  const [width, height] = [image.width ?? 0, image.height ?? 0];
  if (width < 2 || height < 2 || width > MAX_SIDE || height > MAX_SIDE) {
    throw new UnusableVideo('The size of the picture cannot be used.');
  }
  const seconds = positive(format.duration) ?? positive(image.duration);
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
