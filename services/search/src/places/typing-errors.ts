const OTHER_LETTER = 27;

/** The set of letters of the beginning of a key as bits: a to z, the blank, and one bit for all others. */
export function letterBits(key: string, length = key.length): number {
  let bits = 0;
  for (let index = 0; index < length; index++) bits |= 1 << bitOf(key.charCodeAt(index));
  return bits;
}

function bitOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  return code === 32 ? 26 : OTHER_LETTER;
}

/** Whether two sets of letters differ by no more than so many typing errors can explain; each changes two bits at most. */
export function mayDifferBy(edits: number, one: number, other: number): boolean {
  let different = one ^ other;
  let count = 0;
  for (; different !== 0 && count <= 2 * edits; count++) different &= different - 1;
  return count <= 2 * edits;
}

/**
 * Optimal string alignment distance (Damerau-Levenshtein without repeated changes of one part): letters inserted, left out,
 * replaced, or two neighbours swapped.
 */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) least = Math.min(least, before[column - 2]! + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return above[other.length]!;
}
