import { describe, expect, it } from '@jest/globals';
import { searchOfArea } from './mapArea.js';

describe('searchOfArea', () => {
  it('is the middle of the map and the way to its farther edge', () =>
    expect(searchOfArea({ north: 49.4, south: 49.2, east: -122.9, west: -123.3 })).toEqual({
      near: { lat: 49.3, lng: -123.1 },
      place: 'Map area',
      radiusKm: 15,
    }));

  it('comes back from beyond the date line', () =>
    expect(searchOfArea({ north: 1, south: -1, east: 200, west: 180 }).near).toEqual({ lat: 0, lng: -170 }));

  it('stays within what may be searched', () => {
    expect(searchOfArea({ north: 80, south: -80, east: 170, west: -170 }).radiusKm).toBe(500);
    expect(searchOfArea({ north: 0.0001, south: 0, east: 0.0001, west: 0 }).radiusKm).toBe(1);
  });
});
