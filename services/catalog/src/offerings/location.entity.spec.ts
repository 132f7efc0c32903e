import { describe, expect, it } from '@jest/globals';
import { locationMessage } from './location-message.js';
import { Location } from './location.entity.js';

const location = (values: Partial<Location>) =>
  Object.assign(new Location(), {
    kind: 'office',
    address: '12 Alder Street',
    secondaryAddress: 'Suite 4',
    city: 'Vancouver',
    stateAbbreviation: 'BC',
    zip: 'V6B 1A1',
    hideAddress: false,
    virtualType: null,
    ...values,
  });

describe('Location.displayPlace', () => {
  const spot = { latitude: 49.601234, longitude: -123.117654 };
  const cell = { latitude: 49.61, longitude: -123.10433 };

  it('is the exact point, for the public and in events', () => {
    expect(location(spot).displayPlace).toEqual(spot);
    expect(locationMessage(location(spot))).toMatchObject(spot);
  });

  it.each([{ hideAddress: true }, { kind: 'home' as const }])('is the middle of its cell for %j', (hidden) => {
    expect(location({ ...spot, ...hidden }).displayPlace).toEqual(cell);
    expect(locationMessage(location({ ...spot, ...hidden }))).toMatchObject(cell);
  });

  it('is null where none was chosen', () => {
    expect(location({ latitude: null, longitude: null, hideAddress: true }).displayPlace).toBeNull();
  });
});

describe('Location.displayAddress', () => {
  it('is the address in one line', () => {
    expect(location({}).displayAddress).toBe('12 Alder Street, Suite 4, Vancouver, BC V6B 1A1');
  });

  it('is the city where the practice hides its address', () =>
    expect(location({ hideAddress: true }).displayAddress).toBe('Vancouver, BC'));

  it('never shows where a travelling practitioner lives', () =>
    expect(location({ kind: 'home' }).displayAddress).toBe('Vancouver, BC'));

  it('describes how a virtual visit takes place', () => {
    expect(location({ kind: 'virtual', virtualType: 'phone' }).displayAddress).toBe('By phone');
    expect(location({ kind: 'virtual', virtualType: 'video', hideAddress: true }).displayAddress).toBe('Online');
  });
});

describe('Location.shortSingleLine', () => {
  it.each([
    [{}, '12 Alder Street, Vancouver'],
    [{ address: null }, 'Vancouver'],
    [{ city: null }, '12 Alder Street'],
    [{ hideAddress: true }, 'Vancouver'],
    [{ kind: 'home' as const }, 'Vancouver'],
    [{ hideAddress: true, city: null }, 'BC'],
    [{ kind: 'virtual' as const, virtualType: 'phone' as const }, 'By phone'],
  ])('is street and city, without what the practice hides: %j', (values, line) => {
    expect(location(values).shortSingleLine).toBe(line);
  });
});
