import { describe, expect, it } from '@jest/globals';
import { newSecretToken } from '@yarrow/kit/ids';
import { digestToken, isSameToken } from './instant-action-token.js';

describe('the token of a link', () => {
  it('is the right only when every character is', () => {
    const token = newSecretToken();
    expect(isSameToken(token, token)).toBe(true);
    for (const other of ['', token.slice(1), `${token} `, token.toUpperCase(), newSecretToken()]) {
      expect(isSameToken(other, token)).toBe(false);
    }
  });

  it('is looked up by a digest of one length, whatever is guessed', () => {
    expect(digestToken('').length).toBe(32);
    expect(digestToken('x'.repeat(10_000)).length).toBe(32);
  });
});
