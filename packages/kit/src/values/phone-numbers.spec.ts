import { describe, expect, it } from '@jest/globals';
import { ACCEPTED_NUMBERS, REJECTED_NUMBERS } from '../testing/phone-numbers.js';
import { parsePhone } from './input-rules.js';

describe('parsePhone', () => {
  it.each(ACCEPTED_NUMBERS)('reads in %s %j as %s', (country, text, number) =>
    expect(parsePhone(text, country)).toBe(number),
  );

  it.each(REJECTED_NUMBERS)('rejects in %s %j: %s', (country, text, reason) =>
    expect(() => parsePhone(text, country)).toThrow(reason),
  );
});
