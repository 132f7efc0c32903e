import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editDistance, letterBits, mayDifferBy } from './typing-errors.js';

const name = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz é'), minLength: 2, maxLength: 20 });

/** One letter inserted, left out or replaced, or two neighbours swapped. */
const typingError = fc.tuple(
  fc.constantFrom('insert', 'delete', 'replace', 'swap'),
  fc.nat(),
  fc.constantFrom(...'abz '),
);

function withError(text: string, [kind, seed, letter]: [string, number, string]): string {
  const at = seed % (text.length - 1);
  if (kind === 'insert') return text.slice(0, at) + letter + text.slice(at);
  if (kind === 'delete') return text.slice(0, at) + text.slice(at + 1);
  if (kind === 'replace') return text.slice(0, at) + letter + text.slice(at + 1);
  return text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2);
}

describe('the edit distance', () => {
  it.each([
    ['vancouver', 'vancouver', 0],
    ['vancouver', 'vancuver', 1],
    ['vancouver', 'vancoouver', 1],
    ['vancouver', 'vancoover', 1],
    ['vancouver', 'vancouvre', 1],
    ['vancouver', 'vanocuvre', 2],
    ['portland', 'portlnadx', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['ca', 'abc', 3],
  ])('between %j and %j is %d', (one, other, distance) => expect(editDistance(one, other)).toBe(distance));

  it('is 1 at most after one typing error, in both directions', () =>
    fc.assert(
      fc.property(name, typingError, (text, error) => {
        const typed = withError(text, error);
        expect(editDistance(text, typed)).toBeLessThanOrEqual(1);
        expect(editDistance(typed, text)).toBe(editDistance(text, typed));
      }),
    ));
});

describe('the comparison of letters', () => {
  it('never excludes a name within the number of typing errors', () =>
    fc.assert(
      fc.property(name, typingError, typingError, (text, first, second) => {
        const typed = withError(text, first);
        expect(mayDifferBy(1, letterBits(text), letterBits(typed))).toBe(true);
        if (typed.length < 2) return;
        expect(mayDifferBy(2, letterBits(text), letterBits(withError(typed, second)))).toBe(true);
      }),
    ));

  it('excludes names with other letters', () => {
    expect(mayDifferBy(1, letterBits('london'), letterBits('paris'))).toBe(false);
    expect(mayDifferBy(1, letterBits('portland'), letterBits('port'))).toBe(false);
  });
});
