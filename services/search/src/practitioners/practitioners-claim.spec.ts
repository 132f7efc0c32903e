import { describe, expect, it } from '@jest/globals';
import { claimOf } from './practitioners-claim.js';

describe('The claim of how many practitioners there are', () => {
  it.each([
    [0, null],
    [100, null],
    [101, 100],
    [110, 100],
    [111, 110],
    [999, 990],
    [1_000, 990],
    [1_001, 1_000],
    [1_200, 1_100],
    [1_201, 1_200],
    [4_096, 4_000],
    [123_456, 120_000],
  ])('for %i is %p, so that "over" stays true', (count, claim) => {
    expect(claimOf(count)).toBe(claim);
  });
});
