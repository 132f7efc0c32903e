import { describe, expect, it } from '@jest/globals';
import { newReferralCode, parseReferralCode, shownReferralCode } from './referral-codes.js';

describe('referral codes', () => {
  it('are shown in two halves without letters that look like digits', () => {
    for (let i = 0; i < 50; i++)
      expect(shownReferralCode(newReferralCode())).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('are read however they were copied', () => {
    expect(parseReferralCode(' k7qm 2xrd')).toBe('K7QM2XRD');
    expect(parseReferralCode('o1lI-oOoO')).toBe('01110000');
    const code = newReferralCode();
    expect(parseReferralCode(shownReferralCode(code))).toBe(code);
  });

  it.each(['', 'K7QM-2XR', 'K7QM-2XRDA', 'K7QM-2XRU', 'K7QM_2XRD'])('%p is no code', (typed) => {
    expect(parseReferralCode(typed)).toBeNull();
  });
});
