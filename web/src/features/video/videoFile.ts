/** What the uploads take (spec client §5). */
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/webm'];
export const MAX_VIDEO_BYTES = 104_857_600;
/** For the `accept` of a file input: types and, for systems that know none of them, endings. */
export const VIDEO_ACCEPT = [...VIDEO_TYPES, '.mp4', '.mov', '.avi', '.webm'].join(',');

const TYPE_OF_ENDING: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  webm: 'video/webm',
};

/** A video that is ready to go, from a file or a camera. */
export interface VideoToSend {
  blob: Blob;
  filename: string;
  /** Without parameters such as codecs. */
  contentType: string;
}

export function videoOfFile(file: File): VideoToSend {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  return { blob: file, filename: file.name, contentType: baseType(file.type) || (TYPE_OF_ENDING[ending] ?? '') };
}

/** @param at milliseconds since 1970 */
export function videoOfRecording(blob: Blob, mimeType: string, at: number): VideoToSend {
  const contentType = baseType(mimeType || blob.type) || 'video/webm';
  // The name is the contract's whatever was recorded (spec client §9); what it holds is said by its type.
  return { blob, filename: `recorded_${at}.webm`, contentType };
}

/** Why a video cannot be sent; null when it can. */
export function videoProblem({ blob, contentType }: VideoToSend): string | null {
  if (!VIDEO_TYPES.includes(contentType)) return 'File type not supported. Please use MP4, MOV, AVI, or WebM.';
  return blob.size > MAX_VIDEO_BYTES ? 'File size too large. Maximum size is 100MB.' : null;
}

/** A size in the larger of the two units that fits. */
export function fileSize(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

function baseType(type: string): string {
  return type.split(';')[0]!.trim().toLowerCase();
}
