import { describe, expect, it } from '@jest/globals';
import { parsePhone } from '@yarrow/kit/values/input-rules';
import { phoneProblem, toE164, type PhoneCountry } from './phone.js';

const EXTENSION = 'leave the extension out';
const INVALID = 'valid phone number';

/** Notations of E.123, RFC 3966 and E.164, and what programs add to a copied number. */
const ACCEPTED: readonly [country: PhoneCountry, typed: string, number: string][] = [
  ['US', '4155550123', '+14155550123'],
  ['US', '415 555 0123', '+14155550123'],
  ['US', '415-555-0123', '+14155550123'],
  ['US', '415.555.0123', '+14155550123'],
  ['US', '(415) 555-0123', '+14155550123'],
  ['US', '(415)5550123', '+14155550123'],
  ['US', '1 415 555 0123', '+14155550123'],
  ['US', '1-415-555-0123', '+14155550123'],
  ['US', '+1 415 555 0123', '+14155550123'],
  ['US', '+14155550123', '+14155550123'],
  ['US', '+1 (415) 555-0123', '+14155550123'],
  ['US', 'tel:+1-415-555-0123', '+14155550123'],
  ['US', 'TEL: 415 555 0123', '+14155550123'],
  ['US', 'tel:+1(415)555-0123', '+14155550123'],
  ['US', '\u202A415 555 0123\u202C', '+14155550123'],
  ['US', '\u200E+1 415 555 0123\u200F', '+14155550123'],
  ['US', '\u2066(415) 555-0123\u2069', '+14155550123'],
  ['US', '415\u00A0555\u00A00123', '+14155550123'],
  ['US', '415\u202F555\u20090123', '+14155550123'],
  ['US', '415\u2011555\u20130123', '+14155550123'],
  ['US', '\uFEFF415 555 0123', '+14155550123'],
  ['US', '415\u00AD555\u200B0123', '+14155550123'],
  ['US', '４１５５５５０１２３', '+14155550123'],
  ['US', '＋１ ４１５ ５５５ ０１２３', '+14155550123'],
  ['US', '（415）555－0123', '+14155550123'],
  ['US', '\t415 555 0123\n', '+14155550123'],
  ['US', '+44 20 7946 0958', '+442079460958'],
  ['CA', '604 555 0134', '+16045550134'],
  ['GB', '07911 123456', '+447911123456'],
  ['GB', '+44 7911 123456', '+447911123456'],
  ['GB', '+44 (0)20 7946 0958', '+442079460958'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['GB', '0044 20 7946 0958', '+442079460958'],
  ['AU', '0491 570 156', '+61491570156'],
  ['NZ', '021 123 4567', '+64211234567'],
  ['IE', '085 012 3456', '+353850123456'],
  ['DE', '030 12345678', '+493012345678'],
  ['DE', '+49 (30) 12345-678', '+493012345678'],
  ['FR', '01 99 00 12 34', '+33199001234'],
  ['NL', '06 12345678', '+31612345678'],
  ['ES', '612 34 56 78', '+34612345678'],
  ['MX', '55 1234 5678', '+525512345678'],
];

const REJECTED: readonly [country: PhoneCountry, typed: string, reason: string][] = [
  ['US', '415 555 0123 x12', EXTENSION],
  ['US', '415 555 0123 ext. 12', EXTENSION],
  ['US', '415 555 0123 extension 12', EXTENSION],
  ['US', '415 555 0123 #12', EXTENSION],
  ['US', 'tel:+1-415-555-0123;ext=12', EXTENSION],
  ['US', '４１５ ５５５ ０１２３ ｘ１２', EXTENSION],
  ['GB', '020 7946 0958 ext 4', EXTENSION],
  ['US', '415 555', INVALID],
  ['US', '415 555 01234', INVALID],
  ['US', 'call me', INVALID],
  ['US', '+999 12345678', INVALID],
  ['US', '\u200E\u200F', INVALID],
];

const onServer = (text: string, country: PhoneCountry) => {
  try {
    return parsePhone(text, country);
  } catch (error) {
    return String(error);
  }
};

describe('browser and server', () => {
  it.each(ACCEPTED)('read in %s %j as %s', async (country, text, number) => {
    expect(await toE164({ country, text })).toBe(number);
    expect(onServer(text, country)).toBe(number);
  });

  it.each(REJECTED)('reject in %s %j: %s', async (country, text, reason) => {
    expect(await toE164({ country, text })).toBeUndefined();
    expect(await phoneProblem({ country, text })).toContain(reason);
    expect(onServer(text, country)).toContain(reason);
  });
});
