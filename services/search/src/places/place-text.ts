import { foldText } from '@yarrow/kit/values/normal-text';

/** Letters with full stops, such as `D.C.`, and the same with blanks, such as `D. C.`. */
const DOTTED = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{N}]))+\.?/gu;
const DOTTED_WITH_BLANKS = /(?<![\p{L}\p{N}])\p{L}\.(?:\s\p{L}(?:\.|(?![\p{L}\p{N}])))+/gu;
const LONG_WORDS = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);
const SHORT_WORDS = new Map([...LONG_WORDS].map(([short, long]) => [long, short]));
const ANY_LONG_WORD = /\b(?:saint|sainte|fort|mount)\b/g;
const ANY_SHORT_WORD = /\b(?:st|ste|ft|mt)\b/g;

/** Names of places as they are compared: like `foldText`, with `D.C.` and `St. John's` as `dc` and `st johns`. */
export function placeKey(text: string): string {
  const plain = [DOTTED, DOTTED_WITH_BLANKS].reduce((before, pattern) => before.replace(pattern, lettersOf), text);
  return foldText(plain);
}

function lettersOf(abbreviation: string): string {
  return abbreviation.replace(/[.\s]/g, '');
}

/** A key and the same with `saint`, `sainte`, `fort` and `mount` written out or abbreviated, in every position. */
export function spellings(key: string): string[] {
  return [...new Set([key, writtenOut(key), abbreviated(key)])];
}

/** Normal form of a name. Two names with one form are equal. */
export function comparableName(name: string): string {
  return abbreviated(placeKey(name));
}

export function abbreviated(key: string): string {
  return key.replace(ANY_LONG_WORD, (word) => SHORT_WORDS.get(word) ?? word);
}

function writtenOut(key: string): string {
  return key.replace(ANY_SHORT_WORD, (word) => LONG_WORDS.get(word) ?? word);
}
