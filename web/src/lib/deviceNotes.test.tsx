import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { forget, isNoted, note } from './deviceNotes.js';

afterEach(() => {
  jest.restoreAllMocks();
  forget('key');
});

describe('a note on this device', () => {
  it('is there until it is forgotten', () => {
    expect(isNoted('key')).toBe(false);
    note('key');
    expect([isNoted('key'), localStorage.getItem('key')]).toEqual([true, '1']);
    forget('key');
    expect(isNoted('key')).toBe(false);
  });

  it.each([[['setItem']], [['setItem', 'getItem', 'removeItem']]] as const)(
    'counts until the page is left where the browser stores nothing (%j)',
    (methods) => {
      for (const method of methods) {
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('', 'QuotaExceededError');
        });
      }
      note('key');
      expect(isNoted('key')).toBe(true);
      forget('key');
      expect(isNoted('key')).toBe(false);
    },
  );
});
