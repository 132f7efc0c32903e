import { listAreas } from './regions.js';

export const CODE_COUNTRIES = ['US', 'CA', 'GB'] as const;
export type CodeCountry = (typeof CODE_COUNTRIES)[number];

/** A postal code in a text, as far as places are known by it. */
export interface PostalCode {
  country: CodeCountry;
  /** ZIP code, Canadian forward sortation area or British outward code, in capitals. */
  code: string;
  /** Key of what is written before it, such as `portland or`. */
  before: string;
}

/**
 * Codes at the end of a key: ZIP and ZIP+4; Canadian codes and their first half, without the letters that Canada Post does
 * not use; British codes (BS 7666) and their outward part.
 */
const PATTERNS: Readonly<Record<CodeCountry, RegExp>> = {
  US: /(?:^| )(\d{5})(?: ?\d{4})?$/,
  CA: /(?:^| )([abceghj-nprstvxy]\d[abceghj-nprstv-z])(?: ?\d[abceghj-nprstv-z]\d)?$/,
  GB: /(?:^| )([a-z]{1,2}\d[a-z\d]?)(?: ?\d[abd-hjlnp-uw-z]{2})?$/,
};
const MAX_COUNTRY_WORDS = 4;

/**
 * The codes that a text may end with; `E1W` is one of Canada and of the United Kingdom.
 * @param key of `placeKey`; a country may be written behind the code
 */
export function readPostalCodes(key: string): PostalCode[] {
  const plain = CODE_COUNTRIES.flatMap((country) => codeAtEnd(key, country));
  if (plain.length > 0) return plain;
  const words = key.split(' ');
  for (let count = 1; count <= Math.min(MAX_COUNTRY_WORDS, words.length - 1); count++) {
    const areas = listAreas(words.slice(-count).join(' '));
    const found = CODE_COUNTRIES.filter((country) =>
      areas.some((area) => area.country === country && area.state === ''),
    ).flatMap((country) => codeAtEnd(words.slice(0, -count).join(' '), country));
    if (found.length > 0) return found;
  }
  return [];
}

function codeAtEnd(key: string, country: CodeCountry): PostalCode[] {
  const match = PATTERNS[country].exec(key);
  const code = match?.[1]?.toUpperCase();
  return match && code ? [{ country, code, before: key.slice(0, match.index) }] : [];
}
