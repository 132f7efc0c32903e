/** What shows nothing and some programs put around a number that is copied. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Said where a number has an extension: neither texts nor calls of ours could use it. */
export const NO_EXTENSION = 'Please leave the extension out, and add it to the message or the notes.';

/**
 * A phone number as it was typed, pasted or imported, in plain characters: without marks of direction, no-break blanks, full-width
 * characters and `tel:` (RFC 3966).
 */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^tel:\s*/iu, '');
}
