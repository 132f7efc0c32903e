import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { answers, openSearch, unknownPlace } from './testing/searchPage.js';

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(cleanup);

describe('the search page without results', () => {
  it('shows that no practitioner was found and offers wider searches', async () => {
    openSearch(answers(0), '/practitioner-search?query=massage&searched_location=Hope&language=French');
    await screen.findByText('No practitioners here yet');
    const everywhere = screen.getByText('Search everywhere');
    expect(everywhere.getAttribute('href')).toBe('/practitioner-search?query=massage&language=French');
    expect(screen.getByText('Remove the filters').getAttribute('href')).not.toContain('language');
  });

  it('says when the place is not known and leads to places with similar names', async () => {
    openSearch(unknownPlace(), '/practitioner-search?query=massage&searched_location=Vankuver&language=French');
    expect(await screen.findByRole('heading', { name: "We don't know this place" })).toBeTruthy();
    expect(screen.getByText('Place not found').getAttribute('role')).toBe('status');
    expect(screen.queryByText('No practitioners here yet')).toBeNull();
    const similar = within(screen.getByRole('list', { name: 'Places with a similar name' }));
    const address = new URL(
      similar.getByRole('link', { name: 'Vancouver, BC' }).getAttribute('href')!,
      'http://yarrow.test',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      query: 'massage',
      searched_location: 'Vancouver, BC',
      'aroundLatLng[lat]': '49.25',
      'aroundLatLng[lng]': '-123.12',
      language: 'French',
    });
    expect(screen.getByText('Search everywhere').getAttribute('href')).not.toContain('searched_location');
  });

  it('says how to write a place that nothing is similar to', async () => {
    openSearch(unknownPlace([]), '/practitioner-search?searched_location=Zzyzxville');
    expect(await screen.findByText(/We couldn't find “Zzyzxville”.*add the state or country/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Places with a similar name' })).toBeNull();
  });

  it('offers any time if no practitioner is free at the requested one', async () => {
    openSearch(answers(0), '/practitioner-search?query=massage&from=2027-03-06&to=2027-03-06&part=evening');
    const anyTime = await screen.findByText('Any day and time');
    expect(anyTime.getAttribute('href')).toBe('/practitioner-search?query=massage');
    expect(screen.getByText('Take the quiz').getAttribute('href')).toBe('/quiz');
    expect(screen.queryByRole('button', { name: 'Map view' })).toBeNull();
  });
});
