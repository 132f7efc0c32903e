/** Signs that some people write inside a name and others leave out: apostrophes, primes and modifier letters. */
export const APOSTROPHES = /['`\u02B0-\u02FF\u055A\u2018\u2019\u201B\u2032\uA78C]/gu;
/** A spacing accent, which is typed as an apostrophe; its compatibility form is a blank with a mark. */
export const ACUTE = '\u00B4';
/** Accents and other marks after the decomposition. */
export const MARKS = /\p{M}/gu;
/** Everything between two words. */
export const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/** Letters without a decomposition, as the `unaccent` rules of PostgreSQL map them, and the final sigma. */
export const LETTERS: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const MAPPED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/**
 * The form in which searches compare text: without case, accents, marks and apostrophes; other punctuation is one blank.
 * `École de la Santé!` → `ecole de la sante`, `O’Brien` → `obrien`, `Strauß` → `strauss`. The SQL function `fold_text`
 * (database/fold-text.ts) returns the same.
 */
export function foldText(text: string): string {
  return text
    .replaceAll(ACUTE, "'")
    .normalize('NFKD')
    .replace(APOSTROPHES, '')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MAPPED, (letter) => LETTERS[letter] ?? letter)
    .replace(SEPARATORS, ' ')
    .trim();
}

/**
 * The folded forms by which an index finds a text. A text with an apostrophe also has the form with a blank in its place:
 * `Coeur d’Alene` → `coeur dalene`, `coeur d alene`.
 */
export function foldVariants(text: string): string[] {
  const apart = text.replaceAll(ACUTE, ' ').normalize('NFKC').replace(APOSTROPHES, ' ');
  return [...new Set([foldText(text), foldText(apart)])];
}
