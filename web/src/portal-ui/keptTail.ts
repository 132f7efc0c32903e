/**
 * Replaces the first page of a list of which more pages are loaded. Rows after the page's last known row stay, so that
 * the user keeps the scroll position; no row is shown twice.
 */
export function keptTail<Row>(shown: readonly Row[], first: readonly Row[], idOf: (row: Row) => string): Row[] {
  const ids = new Set(first.map(idOf));
  const lastKnown = shown.findLastIndex((row) => ids.has(idOf(row)));
  const tail = shown.slice(lastKnown === -1 ? first.length : lastKnown + 1);
  return [...first, ...tail];
}
