import { describe, expect, it } from '@jest/globals';
import { readSearch, searchHref } from './searchAddress.js';

const read = (href: string) => readSearch(new URL(href, 'http://yarrow.test').searchParams);

describe('the address of a search', () => {
  it('is read back as it was written', () => {
    const search = {
      query: 'deep tissue & more',
      place: 'Vancouver, BC',
      near: { lat: 49.28, lng: -123.12 },
      filter: 'in-home' as const,
    };
    expect(read(searchHref(search))).toEqual(search);
  });

  it('has no parameters for a search for everything', () => expect(searchHref({})).toBe('/practitioner-search'));

  it('takes virtual=true as the virtual filter', () =>
    expect(read('/practitioner-search?virtual=true').filter).toBe('virtual'));

  it.each(['aroundLatLng[lat]=91&aroundLatLng[lng]=0', 'aroundLatLng[lat]=x&aroundLatLng[lng]=1'])(
    'leaves out the impossible centre %s',
    (parameters) => expect(read(`/practitioner-search?${parameters}`).near).toBeUndefined(),
  );

  it('leaves out an unknown filter', () => expect(read('/practitioner-search?activeFilter=moon').filter).toBe('all'));
});
