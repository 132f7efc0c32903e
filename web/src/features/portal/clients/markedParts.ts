import { foldText } from '@yarrow/kit/values/normal-text';

export interface MarkedPart {
  part: string;
  marked: boolean;
}

/**
 * Where a text matches a search as the directory does: each word that is a part of its folded form, and a part of a phone number
 * however either is written.
 */
export function markedParts(text: string, search: string): MarkedPart[] {
  const marks = Array.from({ length: text.length }, () => false);
  const folded = foldedPlaces(text);
  const isNumber = /^[\d\s()+.-]+$/.test(text);
  const words = search.split(/\s+/).map(foldText);
  for (const word of words.filter(({ length }) => length >= (isNumber ? MIN_DIGITS : 1))) markAll(marks, folded, word);
  if (isNumber) markDigits(marks, text, search.replace(/\D/g, '').replace(/^0+/, ''));
  return partsOf(text, marks);
}

/** A folded text with the place that each of its characters has in the text itself. */
interface FoldedPlaces {
  readonly folded: string;
  /** Start and end of the character of the text, for each character of `folded`. */
  readonly places: readonly (readonly [from: number, to: number])[];
}

function foldedPlaces(text: string): FoldedPlaces {
  const places: [from: number, to: number][] = [];
  let folded = '';
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    const own = foldedCharacter(character);
    // A mark belongs to the letter before it.
    if (own === '' && /\p{M}/u.test(character) && places.length > 0) places.at(-1)![1] = to;
    if (!(own === ' ' && folded.endsWith(' '))) {
      folded += own;
      for (let index = 0; index < own.length; index += 1) places.push([from, to]);
    }
    from = to;
  }
  return { folded, places };
}

const foldedCharacters = new Map<string, string>();

/** A blank for what separates words, nothing for what is left out within them. */
function foldedCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = foldText(`a${character}a`).slice(1, -1);
  foldedCharacters.set(character, folded);
  return folded;
}

/** Numbers of North America are shown without the code of the country. */
const WITHOUT_CODE = /^\(/;

/** Fewer digits are found almost everywhere in a number. */
const MIN_DIGITS = 2;

function markAll(marks: boolean[], { folded, places }: FoldedPlaces, word: string): void {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    marks.fill(true, places[at]?.[0], places[at + word.length - 1]?.[1]);
  }
}

function markDigits(marks: boolean[], text: string, searched: string): void {
  const places = [...text].flatMap((character, place) => (/\d/.test(character) ? [place] : []));
  const number = places.map((place) => text[place]).join('');
  const digits = WITHOUT_CODE.test(text) && !number.includes(searched) ? searched.replace(/^1/, '') : searched;
  if (digits.length < MIN_DIGITS) return;
  for (let at = number.indexOf(digits); at >= 0; at = number.indexOf(digits, at + 1)) {
    marks.fill(true, places[at], (places[at + digits.length - 1] ?? 0) + 1);
  }
}

function partsOf(text: string, marks: readonly boolean[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const marked = marks[place] ?? false;
    const last = parts.at(-1);
    if (last?.marked === marked) last.part += text[place];
    else parts.push({ part: text[place]!, marked });
  }
  return parts;
}
