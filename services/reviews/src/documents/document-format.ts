import { sniffPhoto } from '../photos/photo-format.js';

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
const PDF = 'application/pdf';
const EXTENSIONS: Readonly<Record<string, string>> = {
  [PDF]: 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export function isDocumentType(contentType: string): boolean {
  return Object.hasOwn(EXTENSIONS, contentType);
}

export const extensionOf = (contentType: string): string => EXTENSIONS[contentType] ?? 'bin';

/** What a document is by its first bytes (PDF: ISO 32000 §7.5.2), whatever it is called. */
export function sniffDocument(bytes: Buffer): string | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return PDF;
  return sniffPhoto(bytes)?.contentType ?? null;
}
