import { describe, expect, it } from '@jest/globals';
import { boundsOf, searchOfArea } from './mapArea.js';

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

describe('boundsOf', () => {
  const vancouver = { latitude: 49.28, longitude: -123.12 };
  const london = { latitude: 51.51, longitude: -0.13 };
  const auckland = { latitude: -36.85, longitude: 174.76 };

  it('is the point itself for one result', () =>
    expect(boundsOf([vancouver, vancouver])).toEqual([
      [-123.12, 49.28],
      [-123.12, 49.28],
    ]));

  it('holds results that lie far apart', () =>
    expect(boundsOf([vancouver, london, vancouver])).toEqual([
      [-123.12, 49.28],
      [-0.13, 51.51],
    ]));

  it('crosses the date line where that is the shorter way', () =>
    expect(boundsOf([vancouver, auckland])).toEqual([
      [174.76, -36.85],
      [360 - 123.12, 49.28],
    ]));

  it('leaves out the widest gap between three results', () =>
    expect(boundsOf([vancouver, london, auckland])).toEqual([
      [174.76, -36.85],
      [360 - 0.13, 51.51],
    ]));
});
