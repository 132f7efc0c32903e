import { describe, expect, it } from '@jest/globals';
import { readSearchState, searchStateHref, searchVariables } from './searchState.js';

const read = (href: string) => readSearchState(new URL(href, 'http://yarrow.test').searchParams);

describe('the state of a search page', () => {
  it('is read back from its address', () => {
    const state = {
      query: 'massage',
      place: 'Vancouver, BC',
      near: { lat: 49.28, lng: -123.12 },
      filter: 'in-home' as const,
      category: 'massage',
      language: 'French',
      minRating: 4.5,
      from: '2027-03-06',
      to: '2027-03-07',
      partsOfDay: ['morning', 'evening'] as const,
      radiusKm: 12,
      sort: 'soonest' as const,
      view: 'map' as const,
      pages: 3,
    };
    expect(read(searchStateHref(state))).toEqual(state);
  });

  it('leaves out values that make no sense', () =>
    expect(
      read(
        '/practitioner-search?min_rating=9&sort=moon&page=-1&from=2027-03-08&to=2027-03-07&part=night&radius=0&view=x',
      ),
    ).toMatchObject({
      minRating: undefined,
      from: undefined,
      to: undefined,
      partsOfDay: [],
      radiusKm: undefined,
      view: 'list',
      sort: 'relevance',
      pages: 1,
    }));

  it('asks for the centre rather than for the name of the place', () => {
    const variables = searchVariables(
      read('/practitioner-search?searched_location=Bath&aroundLatLng[lat]=51&aroundLatLng[lng]=-2'),
    );
    expect(variables).toMatchObject({ near: { lat: 51, lng: -2 }, place: null });
  });

  it('carries day, part of day and reach to the search', () =>
    expect(
      searchVariables(
        read('/practitioner-search?aroundLatLng[lat]=51&aroundLatLng[lng]=-2&radius=7&from=2027-03-06&part=evening'),
      ),
    ).toMatchObject({ radiusKm: 7, from: '2027-03-06', to: null, partsOfDay: ['evening'] }));

  it('keeps the country of the visitor who typed a place, and only for a typed place', () => {
    const typed = read('/practitioner-search?searched_location=Bath&country=GB');
    expect(searchVariables(typed)).toMatchObject({ place: 'Bath', country: 'GB' });
    expect(searchStateHref(typed)).toBe('/practitioner-search?searched_location=Bath&country=GB');
    expect(searchStateHref({ ...typed, near: { lat: 51, lng: -2 } })).not.toContain('country');
    expect(searchStateHref({ ...typed, place: undefined })).not.toContain('country');
    expect(read('/practitioner-search?searched_location=Bath&country=England').country).toBeUndefined();
  });

  it('asks for the name of a place that was typed', () =>
    expect(searchVariables(read('/practitioner-search?searched_location=Bath'))).toMatchObject({
      near: null,
      place: 'Bath',
    }));
});
