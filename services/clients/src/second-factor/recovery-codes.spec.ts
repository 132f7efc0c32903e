import { describe, expect, it } from '@jest/globals';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';

describe('recovery codes', () => {
  it('are ten, all different, and free of letters that look alike', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-y]{4}-[2-9a-hjkmnp-y]{4}-[2-9a-hjkmnp-y]{4}$/);
  });

  it('are read however they were copied', () => {
    const hash = hashOfRecoveryCode('abcd-efgh-jkmn');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfRecoveryCode(' ABCD EFGHJKMN ')).toBe(hash);
    expect(hashOfRecoveryCode('abcd-efgh-jkmp')).not.toBe(hash);
    expect(hashOfRecoveryCode('123456')).toBeNull();
  });
});
