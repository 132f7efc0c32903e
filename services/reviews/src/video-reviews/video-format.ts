import { DomainError } from '@yarrow/kit/domain-error';

export interface VideoFormat {
  readonly contentType: string;
  readonly extension: string;
  /** Formats of one family begin alike: neither is a lie about the other. */
  readonly family: 'iso' | 'avi' | 'webm';
}

export const MAX_VIDEO_BYTES = 104_857_600;
/** Leading bytes that identify the format. */
export const SNIFFED_BYTES = 64;
const FILENAME_MAX_LENGTH = 255;

const FORMATS: readonly VideoFormat[] = [
  { contentType: 'video/mp4', extension: 'mp4', family: 'iso' },
  { contentType: 'video/quicktime', extension: 'mov', family: 'iso' },
  { contentType: 'video/x-msvideo', extension: 'avi', family: 'avi' },
  { contentType: 'video/webm', extension: 'webm', family: 'webm' },
];
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Boxes that a file of the ISO or QuickTime family may begin with. */
const FIRST_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];

/** What comes, as the browser announces it. */
export interface AnnouncedVideo {
  filename: string;
  contentType: string;
  sizeBytes: number;
}

export function findVideoFormat(contentType: string): VideoFormat | undefined {
  return FORMATS.find((format) => format.contentType === contentType);
}

/** @throws DomainError `invalid_video` */
export function requireVideoFormat(contentType: string): VideoFormat {
  const format = findVideoFormat(contentType);
  if (!format) throw wrongType();
  return format;
}

/** @throws DomainError `invalid_video` */
export function requireVideoSize(sizeBytes: number): void {
  if (!Number.isInteger(sizeBytes) || sizeBytes < 1 || sizeBytes > MAX_VIDEO_BYTES) throw wrongSize();
}

/** As it is shown later: without a path, control characters or marks that reorder text. */
export function cleanFilename(filename: string): string {
  const name = filename.normalize('NFC').split(/[/\\]/).at(-1)!;
  const clean = name.replace(/[\u0000-\u001F\u007F\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  return [...clean].slice(0, FILENAME_MAX_LENGTH).join('') || 'video';
}

/** The family of a video by its first bytes (ISO 14496-12 §4.3, RIFF, EBML with the document type of WebM). */
export function sniffVideo(bytes: Buffer): VideoFormat['family'] | null {
  const text = bytes.toString('latin1');
  if (FIRST_BOXES.includes(text.slice(4, 8))) return 'iso';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return 'avi';
  return bytes.subarray(0, 4).equals(EBML) && text.includes('webm') ? 'webm' : null;
}

export function wrongType(): DomainError {
  const message = 'File type not supported. Please use MP4, MOV, AVI, or WebM.';
  return new DomainError('invalid_video', message, 'content_type');
}

export function wrongSize(): DomainError {
  return new DomainError('invalid_video', 'File size too large. Maximum size is 100MB.', 'file_size');
}
