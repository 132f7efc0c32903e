import { describe, expect, it } from '@jest/globals';
import { ACCEPTED_NUMBERS, REJECTED_NUMBERS } from '@yarrow/kit/testing/phone-numbers';
import { phoneProblem, toE164 } from './phone.js';

describe('the phone field', () => {
  it.each(ACCEPTED_NUMBERS)('reads in %s %j as %s', async (country, text, number) =>
    expect(await toE164({ country, text })).toBe(number),
  );

  it.each(REJECTED_NUMBERS)('rejects in %s %j: %s', async (country, text, reason) => {
    expect(await toE164({ country, text })).toBeUndefined();
    expect(await phoneProblem({ country, text })).toContain(reason);
  });
});
