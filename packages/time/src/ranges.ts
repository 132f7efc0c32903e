/** Half-open ranges `starts[i] <= t < ends[i]`, sorted, disjoint and not touching. */
export interface Ranges {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Merges pairs `[start, end, start, end, …]` in any order; a range that holds nothing is dropped.
 * @param before added to the front of each range
 * @param after added to the end of each range
 */
export function mergeRanges(pairs: readonly number[] | Float64Array, before = 0, after = 0): Ranges {
  const starts: number[] = [];
  const ends: number[] = [];
  const ordered = isSorted(pairs) ? pairs : sortPairs(pairs);
  for (let index = 0; index + 1 < ordered.length; index += 2) {
    if (ordered[index]! >= ordered[index + 1]!) continue;
    const start = ordered[index]! - before;
    const end = ordered[index + 1]! + after;
    const last = ends.length - 1;
    if (last >= 0 && start <= ends[last]!) {
      if (end > ends[last]!) ends[last] = end;
    } else {
      starts.push(start);
      ends.push(end);
    }
  }
  return { starts, ends };
}

function isSorted(pairs: readonly number[] | Float64Array): boolean {
  for (let index = 2; index < pairs.length; index += 2) if (pairs[index]! < pairs[index - 2]!) return false;
  return true;
}

function sortPairs(pairs: readonly number[] | Float64Array): number[] {
  const ranges: [number, number][] = [];
  for (let index = 0; index + 1 < pairs.length; index += 2) ranges.push([pairs[index]!, pairs[index + 1]!]);
  return ranges.sort(([one], [other]) => one - other).flat();
}

/** Index of the first range that ends after a value; the number of ranges when none does. */
export function firstEndingAfter({ ends }: Ranges, value: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
