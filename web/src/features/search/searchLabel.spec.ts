import { describe, expect, it } from '@jest/globals';
import { readSearchState } from './searchState.js';
import { headingOf, searchLine } from './searchLabel.js';

describe('the words of a search', () => {
  it.each([
    ['', undefined, 'Practitioners', 'All therapies · Anywhere'],
    [
      'query=massage&searched_location=vancouver',
      'Vancouver, BC',
      'Massage near Vancouver, BC',
      'Massage · Vancouver, BC',
    ],
    ['searched_location=Atlantis', undefined, 'Practitioners near Atlantis', 'All therapies · Atlantis'],
    ['query=yoga&virtual=true', undefined, 'Yoga, virtually', 'Yoga · Virtual'],
    [
      'aroundLatLng[lat]=49.2&aroundLatLng[lng]=-123.1&searched_location=Current location',
      'Burnaby, BC',
      'Practitioners near you',
      'All therapies · Current location',
    ],
    [
      'query=reiki&aroundLatLng[lat]=49.2&aroundLatLng[lng]=-123.1&searched_location=Map area',
      undefined,
      'Reiki in the map area',
      'Reiki · Map area',
    ],
  ])('of %s, understood as %s, are “%s” and “%s”', (address, understood, heading, line) => {
    const state = readSearchState(new URLSearchParams(address));
    expect(headingOf(state, understood)).toBe(heading);
    expect(searchLine(state, understood)).toBe(line);
  });
});
