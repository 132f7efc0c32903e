import { describe, expect, it } from '@jest/globals';
import { maxPerAddress, requireRoomToStart } from './place-limits.policy.js';

describe('how many places of an event one address may have started to take', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [10, 5],
    [23, 12],
    [24, 12],
    [10_000, 12],
    [null, 12],
  ])('is, of %p places, %p', (capacity, most) => {
    expect(maxPerAddress(capacity)).toBe(most);
    const start = (fromAddress: number) => () => requireRoomToStart({ ofAccount: 0, fromAddress }, capacity);
    expect(start(most - 1)).not.toThrow();
    expect(start(most)).toThrow(/^Many places in this event are being taken from your network/);
  });
});

describe('how many places of an event one account may have started to take', () => {
  it('is four', () => {
    const start = (ofAccount: number) => () => requireRoomToStart({ ofAccount, fromAddress: 0 }, null);
    expect(start(3)).not.toThrow();
    expect(start(4)).toThrow(/^You are taking 4 places in this event already/);
  });
});
