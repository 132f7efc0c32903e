import { describe, expect, it } from '@jest/globals';
import type { PracticeCity } from './places.repository.js';
import { rankPlaces } from './rank-places.js';
import type { MatchedPlace } from './place.js';

const known = (label: string, weight: number, at: [number, number] = [49, -123], exact = false): MatchedPlace => ({
  name: label.split(',')[0] ?? '',
  label,
  type: 'locality',
  country: 'CA',
  state: 'BC',
  latitude: at[0],
  longitude: at[1],
  weight,
  exact,
});
const worked = (name: string, practices: number, at: [number, number] = [49, -123]) => ({
  name,
  state: 'BC',
  country: 'CA',
  latitude: at[0],
  longitude: at[1],
  practices,
});
const labels = (
  name: string,
  gazetteer: MatchedPlace[],
  cities: PracticeCity[],
  limit: number,
  country: string | null = null,
) => rankPlaces({ name, country, limit }, gazetteer, cities).map(({ label }) => label);

describe('rankPlaces', () => {
  it('puts a city with practices before a larger one without', () =>
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
    expect(labels('hope', [known('Hopewell, BC', 6), known('Hope, BC', 5, [51, -120], true)], [], 10)[0]).toBe(
      'Hope, BC',
    ));

  it('treats a city as the same whether its name has saint or st', () =>
    expect(labels('st', [known('St. Paul, BC', 5)], [worked('Saint Paul', 2)], 10)).toEqual(['St. Paul, BC']));

  it("puts places of one name in the visitor's country first, at the positions of that name", () => {
    const abroad = { ...known('Perth, Australia', 6), country: 'AU', state: '' };
    const places = [abroad, known('Perth Amboy, NJ', 5), known('Perth, ON', 4), known('Perth, NB', 3)];
    expect(labels('perth', places, [], 10, 'CA')).toEqual([
      'Perth, ON',
      'Perth Amboy, NJ',
      'Perth, NB',
      'Perth, Australia',
    ]);
    expect(labels('perth', places, [], 10)[0]).toBe('Perth, Australia');
  });

  it('returns as many as asked for', () =>
    expect(labels('p', [known('Port A', 3), known('Port B', 2), known('Port C', 1)], [], 2)).toEqual([
      'Port A',
      'Port B',
    ]));
});
