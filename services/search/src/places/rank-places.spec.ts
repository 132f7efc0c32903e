import { describe, expect, it } from '@jest/globals';
import { rankPlaces } from './rank-places.js';
import type { RankedPlace } from './place.js';

const known = (label: string, weight: number, at: [number, number] = [49, -123]): RankedPlace => ({
  name: label.split(',')[0] ?? '',
  label,
  type: 'locality',
  country: 'CA',
  state: 'BC',
  latitude: at[0],
  longitude: at[1],
  weight,
});
const worked = (name: string, practices: number, at: [number, number] = [49, -123]) => ({
  name,
  state: 'BC',
  country: 'CA',
  latitude: at[0],
  longitude: at[1],
  practices,
});
const labels = (...given: Parameters<typeof rankPlaces>) => rankPlaces(...given).map(({ label }) => label);

describe('rankPlaces', () => {
  it('puts a city where somebody works before a larger one where nobody does', () =>
    expect(labels('h', [known('Halifax, NS', 6, [44, -63]), known('Hope, BC', 5)], [worked('Hope', 3)], 10)).toEqual([
      'Hope, BC',
      'Halifax, NS',
    ]));

  it('includes cities of practices that the gazetteer does not have', () =>
    expect(labels('h', [], [worked('Hornby Island', 1)], 10)).toEqual(['Hornby Island, BC']));

  it('treats a nearby city whose name begins the same as the same city', () =>
    expect(
      labels('new', [known('New York City, NY', 7, [40.71, -74])], [worked('New York', 5, [40.75, -73.98])], 10),
    ).toEqual(['New York City, NY']));

  it('keeps two cities of one name that are far apart', () =>
    expect(labels('r', [known('Richmond, VA', 5, [37.5, -77.4])], [worked('Richmond', 2)], 10)).toHaveLength(2));

  it('ranks an exact name higher', () =>
    expect(labels('hope', [known('Hopewell, BC', 6), known('Hope, BC', 5, [51, -120])], [], 10)[0]).toBe('Hope, BC'));

  it('returns as many as asked for', () =>
    expect(labels('p', [known('Port A', 3), known('Port B', 2), known('Port C', 1)], [], 2)).toEqual([
      'Port A',
      'Port B',
    ]));
});
