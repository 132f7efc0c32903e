import { describe, expect, it } from '@jest/globals';
import { RecentPlacesCache } from './recent-places.cache.js';

const DAY_MS = 86_400_000;

describe('recent places', () => {
  it('are kept for a day', () => {
    const recent = new RecentPlacesCache();
    recent.keep('van', [], 0);
    expect(recent.get('van', DAY_MS - 1)).toEqual([]);
    expect(recent.get('van', DAY_MS)).toBeUndefined();
  });

  it('evict the least recently used entry', () => {
    const recent = new RecentPlacesCache();
    for (let index = 0; index < 5_000; index++) recent.keep(`p${index}`, [], 0);
    recent.get('p0', 1);
    recent.keep('one more', [], 1);
    expect([recent.get('p0', 2), recent.get('p1', 2)]).toEqual([[], undefined]);
  });
});
