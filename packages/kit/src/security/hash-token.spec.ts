import { describe, expect, it } from '@jest/globals';
import { newSecretToken } from '../ids.js';
import { hashToken, isSameToken, isTokenOf } from './hash-token.js';

describe('the token of a link', () => {
  it('is the right only when every character is', () => {
    const token = newSecretToken();
    expect([isSameToken(token, token), isTokenOf(hashToken(token), token)]).toEqual([true, true]);
    for (const other of ['', token.slice(1), `${token} `, token.toUpperCase(), newSecretToken()]) {
      expect([isSameToken(other, token), isTokenOf(hashToken(token), other)]).toEqual([false, false]);
    }
  });

  it('is looked up by a digest of one length, whatever is guessed', () => {
    expect(hashToken('').length).toBe(32);
    expect(hashToken('x'.repeat(10_000)).length).toBe(32);
  });
});
