import { describe, expect, it } from '@jest/globals';
import { newTotpSecret, stepOfCode, totpUri } from './totp.js';

/** The secret of RFC 6238, appendix B: "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number, lastStep = 0) => ({ now: new Date(seconds * 1000), lastStep });

describe('codes of an app', () => {
  // The last six digits of the RFC's eight.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %i seconds are those of RFC 6238', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(step);
  });

  it('are taken one step early or late, and no more', () => {
    const taken = [-61, -60, -30, 0, 30, 59, 60].map((away) => stepOfCode(SECRET, '081804', at(1_111_111_109 + away)));
    expect(taken).toEqual([null, null, 37_037_036, 37_037_036, 37_037_036, null, null]);
  });

  it('are good once, and none before the last one is', () => {
    expect(stepOfCode(SECRET, '287082', at(59, 1))).toBeNull();
    expect(stepOfCode(SECRET, '287082', at(59, 2))).toBeNull();
  });

  it.each(['', '28708', '2870822', 'abcdef', '28708２'])('are six digits, and not %p', (typed) => {
    expect(stepOfCode(SECRET, typed, at(59))).toBeNull();
  });

  it('may be typed with spaces', () => expect(stepOfCode(SECRET, ' 287 082 ', at(59))).toBe(1));

  it('come from a secret of 160 bits, which no other app has', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    expect(totpUri(one, 'ada@example.com')).toBe(
      `otpauth://totp/Yarrow:ada%40example.com?issuer=Yarrow&secret=${one}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
