/** What the merge needs to know of an appointment; times are ISO 8601 with any offset. */
export interface Placed {
  id: string;
  startsAt: string;
  endsAt: string;
}

/** A fetched range, from inclusive to exclusive, ISO 8601. */
export interface FetchedWindow {
  from: string;
  to: string;
}

/**
 * Everything fetched so far with one window's latest answer: what touches the window is what the answer says, so that
 * a declined request disappears; what was fetched for other windows stays until they are fetched again.
 */
export function mergeWindow<A extends Placed>(known: readonly A[], window: FetchedWindow, fetched: readonly A[]): A[] {
  const [from, to] = [Date.parse(window.from), Date.parse(window.to)];
  const ids = new Set(fetched.map(({ id }) => id));
  const outside = known.filter(
    ({ id, startsAt, endsAt }) => !ids.has(id) && !(Date.parse(startsAt) < to && Date.parse(endsAt) > from),
  );
  return [...outside, ...fetched].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
