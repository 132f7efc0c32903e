import { describe, expect, it } from '@jest/globals';
import { sortAddress, sortOf } from './directorySort.js';

describe('the order of the directory in the address', () => {
  it.each([
    ['', 'full_name', false],
    ['-full_name', 'full_name', true],
    ['email', 'email', false],
    ['-last_appointment', 'last_appointment', true],
  ] as const)('%j is by %s, descending %s, and is written so', (address, column, descending) => {
    expect(sortOf(address)).toEqual({ column, descending });
    expect(sortAddress({ column, descending })).toBe(address);
  });

  it('is by name where the address names no column', () => {
    expect(sortOf('-shoe_size')).toEqual({ column: 'full_name', descending: false });
  });
});
