import { describe, expect, it } from '@jest/globals';
import { newLocation, type LocationValues } from './locationForm.js';
import { followersText, placeChange } from './followersText.js';

const office: LocationValues = {
  ...newLocation({ timeZone: 'America/Vancouver', countryCode: 'CA' }),
  ...{ name: 'Studio', address: '12 Alder Street', secondaryAddress: 'Suite 4', city: 'Vancouver' },
  ...{ stateAbbreviation: 'BC', zip: 'V5K 0A1' },
};
const online: LocationValues = {
  ...office,
  ...{ kind: 'virtual', name: 'Online', virtualLink: 'https://meet.example.com/1', virtualInstructions: 'Be early.' },
};
const home: LocationValues = { ...office, kind: 'home', travelDistance: '10' };

describe('the change of a location', () => {
  it.each<[string, LocationValues, Partial<LocationValues>, string | undefined]>([
    ['the street', office, { address: '4 Fern Lane' }, 'address'],
    ['the second line', office, { secondaryAddress: '' }, 'address'],
    ['the city', office, { city: 'Victoria' }, 'address'],
    ['the state', office, { stateAbbreviation: 'ON' }, 'address'],
    ['the postcode', office, { zip: 'V5K 0A2' }, 'address'],
    ['the name', office, { name: 'Annex' }, 'name'],
    ['name and street', office, { name: 'Annex', address: '4 Fern Lane' }, 'address'],
    ['a space at the end', office, { name: 'Studio ', address: '12 Alder Street ' }, undefined],
    ['the kind', office, { kind: 'virtual' }, 'place'],
    ['a link that an office does not have', office, { virtualLink: 'https://meet.example.com/2' }, undefined],
    ['whether the address is hidden', office, { hideAddress: true }, undefined],
    ['the time zone', office, { timeZone: 'America/Toronto' }, undefined],
    ['the hours', office, { week: [] }, undefined],
    ['dates', office, { exceptions: [{ date: '2026-12-24', hours: [] }] }, undefined],
    ['the spot on the map', office, { latitude: 1, longitude: 2 }, undefined],
    ['the link', online, { virtualLink: 'https://meet.example.com/2' }, 'link'],
    ['the instructions', online, { virtualInstructions: 'Be late.' }, 'details'],
    ['how to meet', online, { virtualType: 'phone' }, 'details'],
    ['link and instructions', online, { virtualLink: '', virtualInstructions: 'I call you.' }, 'link'],
    ['an address that a call does not have', online, { address: '4 Fern Lane' }, undefined],
    ['the town of a travelling practice', home, { city: 'Victoria' }, undefined],
    ['the distance of a travelling practice', home, { travelDistance: '20' }, undefined],
    ['the name of a travelling practice', home, { name: 'At yours' }, 'name'],
  ])('in %s is named by what clients notice', (_what, before, changes, expected) => {
    expect(placeChange(before, { ...before, ...changes })).toBe(expected);
  });
});

describe('the text about what follows', () => {
  it.each([
    ['address', 3, 0, '3 upcoming visits move to this address. Their clients get an email.'],
    ['address', 1, 0, '1 upcoming visit moves to this address. Its client gets an email.'],
    ['link', 2, 0, '2 upcoming visits move to this link. Their clients get an email.'],
    ['link', 1, 0, '1 upcoming visit moves to this link. Its client gets an email.'],
    ['details', 2, 0, '2 upcoming visits get these details. Their clients get an email.'],
    ['name', 1, 0, '1 upcoming visit gets this name. Its client gets an email.'],
    ['place', 0, 1, '1 place in a group event moves to this place. Its client gets an email.'],
    ['address', 0, 2, '2 places in group events move to this address. Their clients get an email.'],
    [
      'address',
      1,
      1,
      '1 upcoming visit and 1 place in a group event move to this address. Their clients get an email.',
    ],
    ['name', 3, 12, '3 upcoming visits and 12 places in group events get this name. Their clients get an email.'],
    ['name', 0, 0, undefined],
  ] as const)('says for %s with %i visits and %i places what moves', (change, visits, registrations, text) => {
    expect(followersText(change, { visits, registrations })).toBe(text);
  });
});
