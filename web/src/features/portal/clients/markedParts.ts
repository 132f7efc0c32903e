export interface MarkedPart {
  part: string;
  marked: boolean;
}

/**
 * Where a text matches a search as the directory does: each word that is a part of it, in whatever case, and a part of a
 * phone number however either is written.
 */
export function markedParts(text: string, search: string): MarkedPart[] {
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) markAll(marks, text.toLowerCase(), word);
  if (/^[\d\s()+.-]+$/.test(text)) markDigits(marks, text, search.replace(/\D/g, '').replace(/^0+/, ''));
  return partsOf(text, marks);
}

/** Numbers of North America are shown without the code of the country. */
const WITHOUT_CODE = /^\(/;

/** Fewer digits are found almost everywhere in a number. */
const MIN_DIGITS = 2;

function markAll(marks: boolean[], text: string, word: string): void {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) marks.fill(true, at, at + word.length);
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
