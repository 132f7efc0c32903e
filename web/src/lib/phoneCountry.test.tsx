import { afterEach, describe, expect, it } from '@jest/globals';
import { visitFrom } from '../testing/visitFrom.js';
import { phoneCountryOf } from './phoneCountry.js';

let leave: () => void = () => {};
afterEach(() => leave());

describe('the country that a phone number begins with', () => {
  it.each([
    ['the practice’s where it is known', 'GB', 'CA', 'GB'],
    ['the visitor’s where there is no practice', undefined, 'CA', 'CA'],
    ['the visitor’s where the practice has not said its own', '', 'IE', 'IE'],
    ['the visitor’s where that of the practice cannot be chosen', 'JP', 'AU', 'AU'],
    ['the United States where that of the visitor cannot be chosen either', 'JP', 'BR', 'US'],
  ])('is %s', (_whose, practice, visitor, expected) => {
    leave = visitFrom(visitor);
    expect(phoneCountryOf(practice)).toBe(expected);
  });

  it('is the United States where the page does not say where the visitor is', () => {
    expect(phoneCountryOf('JP')).toBe('US');
    expect(phoneCountryOf()).toBe('US');
  });
});
