/** Invisible characters that some programs add to a copied number. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Error message for a number with an extension, which text messages cannot reach. */
export const NO_EXTENSION = 'Please leave the extension out, and add it to the message or the notes.';

/**
 * Normalises a typed, pasted or imported phone number: removes direction marks and `tel:` (RFC 3966), and replaces no-break spaces
 * and full-width characters.
 */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^tel:\s*/iu, '');
}
