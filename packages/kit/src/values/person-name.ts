import { foldText } from './normal-text.js';

/** A name as people give it to a practice; either part may be empty. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Letters that passports and keyboards without them write as two (ICAO Doc 9303 part 3, section 6). */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * Whether two names at one e-mail address or phone number are of one person: equal when folded, in either order; an initial
 * stands for a first name that begins with it, and a missing last name for any. Nicknames are other names: a wrong match shows
 * one person's prices and visits to another, a missed one is merged by the practice.
 */
export function samePerson(one: PersonName, other: PersonName): boolean {
  return spellingsOf(one).some((a) => spellingsOf(other).some((b) => equalNames(a, b)));
}

/** The person's record among those with one address. A record without a name matches any name. */
export function findPerson<T extends PersonName>(records: readonly T[], name: PersonName): T | undefined {
  if (!hasName(name)) return records[0];
  return records.find((record) => hasName(record) && samePerson(record, name)) ?? records.find((one) => !hasName(one));
}

export function hasName(name: PersonName): boolean {
  return squashed(wordsOf(name)) !== '';
}

/** The same for both orders of a name: for ids that two bookings at once have to agree on. */
export function personKey(name: PersonName): string {
  return wordsOf(name).toSorted().join(' ');
}

interface Words {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

function spellingsOf({ firstName, lastName }: PersonName): Words[] {
  const spelled = [firstName, lastName].map((part) =>
    part
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüåø]/gu, (letter) => SPELLED_OUT[letter] ?? letter),
  );
  return [
    { first: split(firstName), last: split(lastName) },
    { first: split(spelled[0] ?? ''), last: split(spelled[1] ?? '') },
  ];
}

function equalNames(one: Words, other: Words): boolean {
  if (squashed([...one.first, ...one.last]) === squashed([...other.first, ...other.last])) return true;
  const isMissing = one.last.length === 0 || other.last.length === 0;
  if (isMissing) return one.first.length > 0 && squashed(one.first) === squashed(other.first);
  return equalParts(one, other) || equalParts(one, swapped(other)) || equalParts(swapped(one), other);
}

function equalParts(one: Words, other: Words): boolean {
  return squashed(one.last) === squashed(other.last) && equalFirstNames(one.first, other.first);
}

/** Word by word, where initials may stand for some of them. */
function equalFirstNames(one: readonly string[], other: readonly string[]): boolean {
  if (squashed(one) === squashed(other)) return true;
  return one.length === other.length && one.every((word, index) => equalWords(word, other[index] ?? ''));
}

function equalWords(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return one === other || ([...short].length === 1 && long.startsWith(short));
}

const swapped = ({ first, last }: Words): Words => ({ first: last, last: first });
const split = (part: string): string[] => foldText(part).split(' ').filter(Boolean);
const wordsOf = ({ firstName, lastName }: PersonName): string[] => [...split(firstName), ...split(lastName)];
const squashed = (words: readonly string[]): string => words.join('');
