import { describe, expect, it } from '@jest/globals';
import { clusterPins } from './clusterPins.js';

describe('clusterPins', () => {
  it('joins what would lie over each other, and nothing else', () =>
    expect(
      clusterPins(
        [
          { id: 'a', x: 10, y: 10 },
          { id: 'b', x: 10, y: 10 },
          { id: 'c', x: 200, y: 10 },
          { id: 'd', x: 40, y: 20 },
        ],
        64,
      ),
    ).toEqual([
      { ids: ['a', 'b', 'd'], x: 10, y: 10 },
      { ids: ['c'], x: 200, y: 10 },
    ]));

  it('keeps every pin exactly once', () => {
    const pins = Array.from({ length: 300 }, (_, index) => ({
      id: `${index}`,
      x: (index * 37) % 400,
      y: (index * 91) % 300,
    }));
    const ids = clusterPins(pins, 64).flatMap((cluster) => cluster.ids);
    expect([ids.length, new Set(ids).size]).toEqual([300, 300]);
  });
});
