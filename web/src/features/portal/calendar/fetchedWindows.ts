import { equal } from '@wry/equality';

/** What the merge needs to know of an entry; times are ISO 8601 with any offset. */
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
 * a declined request disappears; what was fetched for other windows stays until they are fetched again. What has not changed
 * stays the same object, including the whole list, so that it is not drawn again.
 */
export function mergeWindow<A extends Placed>(
  known: readonly A[],
  window: FetchedWindow,
  fetched: readonly A[],
): readonly A[] {
  const [from, to] = [Date.parse(window.from), Date.parse(window.to)];
  const before = new Map(known.map((entry) => [entry.id, entry]));
  const latest = new Map(fetched.map((entry) => [entry.id, entry]));
  const outside = known.filter(
    ({ id, startsAt, endsAt }) => !latest.has(id) && !(Date.parse(startsAt) < to && Date.parse(endsAt) > from),
  );
  const inside = fetched.map((entry) => {
    const old = before.get(entry.id);
    return old && equal(old, entry) ? old : entry;
  });
  const merged = [...outside, ...inside]
    .map((entry) => ({ entry, at: Date.parse(entry.startsAt) }))
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
  return sameEntries(known, merged) ? known : merged;
}

/** Whether the lists have the same objects in the same order. */
export const sameEntries = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);
