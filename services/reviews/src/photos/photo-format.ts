export interface PhotoFormat {
  readonly contentType: string;
  readonly extension: string;
}

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

const JPEG = { contentType: 'image/jpeg', extension: 'jpg' };
const PNG = { contentType: 'image/png', extension: 'png' };
const WEBP = { contentType: 'image/webp', extension: 'webp' };
const FORMATS: readonly PhotoFormat[] = [JPEG, PNG, WEBP];
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function isPhotoType(contentType: string): boolean {
  return FORMATS.some((format) => format.contentType === contentType);
}

export function formatOfExtension(extension: string): PhotoFormat | undefined {
  return FORMATS.find((format) => format.extension === extension);
}

/** What an image is by its first bytes (JPEG: FF D8 FF; PNG §5.2; WebP: RIFF container), whatever it is called. */
export function sniffPhoto(bytes: Buffer): PhotoFormat | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return JPEG;
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return PNG;
  const riff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return riff ? WEBP : null;
}
