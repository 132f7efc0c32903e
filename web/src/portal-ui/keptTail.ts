/**
 * A list of which people have loaded more than its first page, with that page as it is now. What was shown behind the page's
 * last rows stays, so that nobody loses the place where they read; nothing is shown twice.
 */
export function keptTail<Row>(shown: readonly Row[], first: readonly Row[], idOf: (row: Row) => string): Row[] {
  const ids = new Set(first.map(idOf));
  const lastKnown = shown.findLastIndex((row) => ids.has(idOf(row)));
  const tail = shown.slice(lastKnown === -1 ? first.length : lastKnown + 1);
  return [...first, ...tail];
}
