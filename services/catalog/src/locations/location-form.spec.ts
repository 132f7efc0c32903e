import { describe, expect, it } from '@jest/globals';
import { applyLocationForm, type LocationForm } from './location-form.js';
import { Location } from '../offerings/location.entity.js';

const office: LocationForm = {
  name: 'Studio',
  kind: 'office',
  timeZone: 'America/Vancouver',
  address: '12 Alder Street',
  city: 'Vancouver',
};
const apply = (form: LocationForm) => {
  const location = new Location();
  applyLocationForm(location, form, { practiceCountry: 'CA', nowMs: Date.UTC(2026, 6, 1, 12) });
  return location;
};

describe('applyLocationForm', () => {
  it('gives a new location the default hours and the country of the practice', () => {
    const location = apply(office);
    expect(location.countryCode).toBe('CA');
    expect(location.hours.map((day) => day.weekday)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [{ ...office, address: ' ' }, 'Address is required'],
    [{ ...office, kind: 'virtual' as const }, 'Either a link or instructions are required'],
    [{ ...office, kind: 'home' as const }, 'Travel distance is required'],
    [{ ...office, kind: 'home' as const, travelDistance: 5, address: '', city: ' ' }, 'Address is required'],
    [{ ...office, kind: 'home' as const, travelDistance: 51 }, 'Please choose 1 to 50 miles.'],
    [{ ...office, timeZone: 'Mars/Olympus' }, 'Please choose a time zone.'],
    [{ ...office, latitude: 91 }, 'Please choose a place on the map.'],
    [{ ...office, latitude: Number.NaN }, 'Please choose a place on the map.'],
    [
      { ...office, kind: 'virtual' as const, virtualLink: 'javascript:alert(1)' },
      'Please enter a web address that begins with https://.',
    ],
    [{ ...office, name: 'x' }, 'The name needs at least 2 characters.'],
    [{ ...office, name: '\u200B\u200B\u200B' }, 'The name needs at least 2 characters.'],
    [{ ...office, address: '\u2060\uFEFF' }, 'Address is required'],
    [{ ...office, countryCode: 'XX' }, 'Please choose a country.'],
    [{ ...office, countryCode: 'EU' }, 'Please choose a country.'],
  ])('refuses %j', (form, message) => expect(() => apply(form)).toThrow(message));
});
