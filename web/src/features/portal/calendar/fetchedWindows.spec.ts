import { describe, expect, it } from '@jest/globals';
import { mergeWindow } from './fetchedWindows.js';

const visit = (id: string, startsAt: string, state = 'pending') => ({
  id,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
  state,
});
const window = { from: '2026-11-08T00:00:00Z', to: '2026-11-29T00:00:00Z' };

describe('merging what was fetched', () => {
  it('keeps what other windows brought, in order of time', () => {
    const merged = mergeWindow([visit('b', '2026-12-02T09:00:00Z')], window, [visit('a', '2026-11-10T09:00:00Z')]);
    expect(merged.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('drops what the window no longer has, and nothing outside it', () => {
    const known = [
      visit('gone', '2026-11-10T09:00:00Z'),
      visit('touching', '2026-11-07T23:30:00Z'),
      visit('before', '2026-11-07T23:00:00Z'),
      visit('after', '2026-11-29T00:00:00Z'),
    ];
    expect(mergeWindow(known, window, []).map(({ id }) => id)).toEqual(['before', 'after']);
  });

  it('takes the newer answer, also where the visit was moved into the window', () => {
    const known = [visit('a', '2026-12-10T09:00:00Z')];
    const merged = mergeWindow(known, window, [visit('a', '2026-11-10T09:00:00-08:00', 'approved')]);
    expect(merged).toEqual([visit('a', '2026-11-10T09:00:00-08:00', 'approved')]);
  });

  it('keeps the objects of what has not changed, and the list where nothing has', () => {
    const known = [visit('a', '2026-11-10T09:00:00Z'), visit('b', '2026-11-11T09:00:00Z')];
    const again = known.map((entry) => ({ ...entry }));
    expect(mergeWindow(known, window, again)).toBe(known);
    const merged = mergeWindow(known, window, [again[0]!, visit('b', '2026-11-11T09:00:00Z', 'approved')]);
    expect(merged[0]).toBe(known[0]);
    expect(merged[1]).toEqual(visit('b', '2026-11-11T09:00:00Z', 'approved'));
  });

  it('is another list where one has come, has gone or has changed places', () => {
    const known = [visit('a', '2026-11-10T09:00:00Z'), visit('b', '2026-11-11T09:00:00Z')];
    const ids = (fetched: typeof known) => mergeWindow(known, window, fetched).map(({ id }) => id);
    expect(ids([...known, visit('c', '2026-11-12T09:00:00Z')])).toEqual(['a', 'b', 'c']);
    expect(ids(known.slice(1))).toEqual(['b']);
    expect(ids([visit('a', '2026-11-12T09:00:00Z'), known[1]!])).toEqual(['b', 'a']);
  });
});
